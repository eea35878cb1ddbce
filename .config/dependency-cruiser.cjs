/** Who may import whom. Tests may reach further, for they arrange what the product may not touch. */
const notTests = { pathNot: '\\.test\\.tsx?$|/testing/' };
const plainLib = '^lib/[^/]+\\.(ts|mjs)$';
/** Data, types and the browser's own client: nothing of the server, so the browser and the schema may read them. */
const bareData = [
  '^lib/(api/(call-api|endpoints|reference-shapes)|http/(endpoint|fields))\\.ts$',
  '^lib/[a-z-]+/(answers|[a-z]+-contract|contract|line|permissions|status|warnings)\\.ts$',
  '^lib/[a-z]+/[a-z]+-status\\.ts$',
  '^lib/canned-replies/(fill-reply|languages)\\.ts$',
  '^lib/conversation/(kind|read-back-says)\\.ts$',
  '^lib/customers/(identity|merged-parts|terms|verification|weekdays)\\.ts$',
  '^lib/insights/choices\\.ts$',
  '^lib/language/unit-called\\.ts$',
  '^lib/message-templates/fill-template\\.ts$',
  '^lib/messaging/sent-choices\\.ts$',
  '^lib/words/(dates|english|languages|words)\\.ts$',
  '^lib/orders/(attachment|besides-quantity|channels|correction-causes|counted-for|erp-doubt|follow-up-answers|head-fields|longest-message|message-answers|pick-slip-answers|obstacles|open-questions|order-head|order-task|proposal|question|queue|sent-item)\\.ts$',
];

/** The rooms of reading and of matching, the lowest first: each knows only those before it. */
const rooms = {
  reading: [
    'text|lexicons',
    'numbers',
    'noise',
    'layout',
    'tables',
    'words',
    'amounts',
    'mentions',
    'talk',
    'goods',
    'quantities',
    'headings',
    'items',
    'corrections',
    'answers',
    'refusals',
    'edits',
  ],
  matching: ['words', 'goods', 'index', 'question', 'comparison', 'ranking', 'confidence', 'lines'],
  head: ['lexicons', 'text', 'dates|places', 'fields'],
};
/** Where the way of a message begins: these use the rooms, and no room uses them. */
const entrances =
  '(read-message|assemble-reading|view-message|interpret-message|build-index|read-head)\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const looksDown = ([domain, floors]) =>
  floors.map((floor, at) =>
    rule(
      `${domain}-looks-down-from-${floor.split('|')[0]}`,
      'The rooms lie in layers, so that a newcomer can read them in order.',
      { path: `^lib/${domain}/(${floor})/`, ...notTests },
      {
        path: `^lib/${domain}/(${[...floors.slice(at + 1).map((above) => `(${above})/`), entrances].join('|')})`,
      },
    ),
  );

module.exports = {
  forbidden: [
    ...Object.entries(rooms).flatMap(looksDown),
    rule('no-cycles', 'A cycle has no first file to read.', {}, { circular: true }),
    rule('resolvable', 'The file or package does not exist.', {}, { couldNotResolve: true }),
    rule(
      'packages-are-declared',
      'What runs in production is a dependency, not a dev dependency or somebody else’s.',
      { path: '^(app|components|lib|db|inngest)/', pathNot: notTests.pathNot },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-goes-through-lib',
      'Pages, routes and functions hold no queries: a verb in lib does the work.',
      { path: '^(app|inngest)/', ...notTests },
      { path: '^db/' },
    ),
    rule(
      'components-know-no-server',
      'What reaches the browser may know contracts and status data only.',
      { path: '^components/', ...notTests },
      { path: '^(lib|db|inngest|app)/', pathNot: [...bareData, plainLib] },
    ),
    rule(
      'components-know-no-server-files',
      'These belong to the server even though they lie at the root of lib.',
      { path: '^components/', ...notTests },
      { path: '^lib/(env|logger|secrets|context)\\.ts$' },
    ),
    rule(
      'ui-could-ship-elsewhere',
      'components/ui knows nothing of this product.',
      { path: '^components/ui/', ...notTests },
      { path: '^(components/(?!ui/)|lib/|app/)' },
    ),
    rule(
      'pure-rooms',
      'Reading, matching, heads, conversations and the ERP connectors know no database.',
      { path: '^lib/(reading|matching|head|conversation|erp)/', ...notTests },
      { path: '^(db/|node_modules/(drizzle-orm|postgres)/)' },
    ),
    rule(
      'lib-looks-down',
      'The business knows neither the web nor the screens nor the functions.',
      { path: '^lib/', ...notTests },
      { path: '^(app|components|inngest|scripts|e2e|bench)/' },
    ),
    rule(
      'next-stays-at-the-door',
      'Only the request pipeline and sign-in know the web framework.',
      { path: '^lib/', pathNot: [notTests.pathNot, '^lib/(http|auth)/'] },
      { path: '^node_modules/(next|next-auth|react|react-dom)/' },
    ),
    rule(
      'one-caller-of-inngest',
      'The executor is known to the functions and to the relay of the ledger.',
      {
        path: '^(app|components|lib|db|scripts)/',
        pathNot: [notTests.pathNot, '^lib/ledger/', '^app/api/inngest/'],
      },
      { path: '^node_modules/inngest/' },
    ),
    rule(
      'internal-is-internal',
      'A domain’s internal folder is its own.',
      { path: '^lib/([^/]+)/', ...notTests },
      { path: '^lib/[^/]+/internal/', pathNot: '^lib/$1/internal/' },
    ),
    rule(
      'internal-is-internal-to-lib',
      'A domain’s internal folder is its own.',
      { path: '^(app|components|db|inngest|scripts)/', ...notTests },
      { path: '^lib/[^/]+/internal/' },
    ),
    rule(
      'db-knows-only-data',
      'The database layer knows configuration, ids and status data; only the seed uses the business.',
      { path: '^db/', pathNot: [notTests.pathNot, '^db/seed/'] },
      { path: '^(lib|app|components|inngest)/', pathNot: [plainLib, ...bareData] },
    ),
    rule(
      'guarded-door',
      'Without a tenant only sign-in, routing of inbound messages, the ledger relay and tenancy may query.',
      {
        path: '^(app|components|lib|inngest|scripts|db)/',
        pathNot: [
          notTests.pathNot,
          '^db/',
          '^lib/(auth|http|ledger|messaging|metrics|tenancy|health|webhooks)/',
        ],
      },
      { path: '^db/system\\.ts$' },
    ),
    rule(
      'embedded-database-is-for-starting',
      'The service uses whatever database it is given.',
      { pathNot: [notTests.pathNot, '^(scripts|bench|e2e|db/(embedded|testing))/'] },
      { path: '^db/embedded/' },
    ),
    rule(
      'testing-is-for-tests',
      'Helpers of tests stay out of the product.',
      { path: '^(app|components|lib|db|inngest|scripts)/', ...notTests },
      { path: '/testing/|\\.test\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
