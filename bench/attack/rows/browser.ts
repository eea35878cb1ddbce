import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import { addressWith } from '@/lib/http/testing/endpoint-handlers';
import { findChromium } from '@/scripts/find-chromium.mjs';
import { Finding, type Row } from '../harness/finding';
import type { Ground, Side } from '../harness/ground';
import { pagePaths } from '../harness/inventory';
import { tryExports } from '../harness/try-exports';

/** Would run, be drawn the other way round, or be calculated, if it were taken for more than text. */
const hostile =
  '=1+1"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">\u202e{{1+1}}';

export const browser: Row = {
  name: 'browser',
  what: 'markup, bidi and formulas in names, phrases, messages and reasons: text on every page and in every export',
  isLong: true,
  attack: async (ground) => {
    const finding = new Finding();
    const side = await ground.furnish();
    await writeHostile(ground, side);
    await tryExports(ground, side, finding);
    const started = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      await tryPages(ground, side, await started.newContext(), finding);
      return finding;
    } finally {
      await started.close();
    }
  },
};

/** What people outside may say, where the product keeps it: in messages and reasons by its doors, and in every name that is kept. */
async function writeHostile({ world, client }: Ground, side: Side): Promise<void> {
  const { tenant, paramsOf, principals } = side;
  const { tenantId } = tenant;
  const order = paramsOf('/api/orders/:id').id ?? '';
  const names: [table: string, columns: string[]][] = [
    ['customers', ['name']],
    ['products', ['name']],
    ['product_aliases', ['alias_text']],
    ['orders', ['raw_text']],
    ['order_lines', ['raw_item_text']],
    ['order_attachments', ['file_name', 'problem']],
    ['order_tasks', ['message']],
    ['users', ['display_name']],
    ['api_keys', ['name']],
    ['locations', ['name']],
    ['tenants', ['name']],
  ];
  for (const [table, columns] of names)
    for (const column of columns)
      await world.sql`update ${world.sql(table)} set ${world.sql(column)} = ${hostile}
        where ${world.sql(table === 'tenants' ? 'id' : 'tenant_id')} = ${tenantId}`;
  const spare = await world.sql<{ id: string }[]>`insert into orders
    (tenant_id, customer_id, source, status, raw_text)
    select tenant_id, customer_id, 'MESSAGING', 'PENDING_REVIEW', ${hostile} from orders where id = ${order} returning id`;
  const rejected = await client.ask({
    method: 'POST',
    path: `/api/orders/${spare[0]?.id}/reject`,
    headers: principals.token,
    body: { reason: hostile },
  });
  if (rejected.status >= 300) throw new Error(`the reason was not taken: ${rejected.text}`);
  await client.ask({
    method: 'POST',
    path: `/api/orders/${order}/claim`,
    headers: principals.token,
    body: {},
  });
}

async function tryPages(
  { world, victim }: Ground,
  side: Side,
  context: BrowserContext,
  finding: Finding,
): Promise<void> {
  const [name = '', value = ''] = (side.principals.session.cookie ?? '').split(/=(.*)/);
  await context.addCookies([{ name, value, url: world.product.url }]);
  // The functions that are sent into the page call it, as this program is compiled.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const happened: string[] = [];
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) happened.push(`a report: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === world.product.url || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) happened.push(`a request to ${request.url().slice(0, 80)}`);
  });
  // Heard from the start: a page may lead on before anybody looks.
  let latest = '';
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) latest = nonceOf(answer) || latest;
  });
  const nonces = new Set<string>();
  let shown = 0;
  for (const path of addressesOf(side)) {
    const answer = await page.goto(world.product.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(300);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    finding.hold(isStrict(policy), () => `${path}: ${policy}`);
    const nonce = nonceOf(answer);
    finding.hold(nonce.length >= 16 && !nonces.has(nonce), () => `${path}: the nonce is not a new one`);
    nonces.add(nonce);
    const found = await lookAt(page, () => latest);
    for (const [what, isThere] of Object.entries(found.alive))
      finding.hold(!isThere, () => `${path} has ${what}`);
    finding.hold(found.turned.length === 0, () => `${path} lets a name turn round: ${found.turned[0]}`);
    finding.hold(happened.length === 0, () => `${path}: ${happened.join('; ')}`);
    happened.length = 0;
    if (found.isShown) shown += 1;
    finding.hold(!(await page.content()).includes(victim.mark), () => `${path} shows what is another's`);
  }
  // Pages on which nothing of it stands would hold for no reason.
  const pages = pagePaths().length;
  finding.hold(shown * 3 >= pages, () => `only ${shown} of ${pages} pages show the hostile texts at all`);
  finding.notes.push(`${nonces.size} pages, ${shown} with the hostile texts on them`);
}

/** The address under which the API knows what a page is about. */
function namedAs(page: string): string {
  return `/api${page}`
    .replace('/api/review/', '/api/orders/')
    .replace('/api/settings/imports/', '/api/imports/');
}

/** Every page with what is the side's own, and with hostile words in its address. */
function addressesOf(side: Side): string[] {
  const query = encodeURIComponent(hostile);
  const own = pagePaths().map((path) =>
    addressWith(path, path.endsWith('/:resource') ? { resource: 'orders' } : side.paramsOf(namedAs(path))),
  );
  return [
    ...own,
    ...['/orders', '/products', '/customers', '/aliases'].map((path) => `${path}?search=${query}`),
    '/settings/audit?order=none',
    `/sign-in?next=${encodeURIComponent('javascript:alert(1)')}&error=${query}`,
    `/${query}`,
  ];
}

function isStrict(policy: string): boolean {
  const directives = new Map(policy.split(/;\s*/).map((each) => each.split(/ (.*)/) as [string, string]));
  const scripts = directives.get('script-src') ?? '';
  return (
    /'nonce-[^']+'/.test(scripts) &&
    !/'unsafe-|data:|\*/.test(scripts) &&
    directives.get('frame-ancestors') === "'none'" &&
    directives.get('object-src') === "'none'" &&
    directives.has('base-uri') &&
    directives.has('form-action')
  );
}

/** Some pages lead on to another by themselves; then that is looked at, with the nonce that it came with. */
async function lookAt(page: Page, nonce: () => string): Promise<ReturnType<typeof lookAround>> {
  for (let look = 0; ; look += 1) {
    try {
      return await page.evaluate(lookAround, { own: nonce(), mark: hostile.slice(0, 8) });
    } catch (error) {
      if (look === 3) throw error;
      await page.waitForLoadState('load');
      await page.waitForTimeout(500);
    }
  }
}

const nonceOf = (answer: Response | null): string =>
  /'nonce-([^']+)'/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1] ?? '';

/** Runs in the page. What of the hostile text has become more than text. */
function lookAround({ own, mark }: { own: string; mark: string }) {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const scripts = [...document.scripts].filter(({ type }) => type === '' || type === 'text/javascript');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const turned: string[] = [];
  let isShown = false;
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent ?? '';
    let around = text.parentElement;
    if (!around || around.closest('script, style, textarea, title')) continue;
    isShown ||= words.includes(mark);
    if (!words.includes('\u202e')) continue;
    // Up to where the writing begins anew: an isolate, or a block, in which nothing else may stand.
    while (around && getComputedStyle(around).display === 'inline') {
      if (/isolate|plaintext/.test(getComputedStyle(around).unicodeBidi)) break;
      around = around.parentElement;
    }
    const isAlone = around?.textContent?.trim() === words.trim();
    const isIsolated = around !== null && /isolate/.test(getComputedStyle(around).unicodeBidi);
    if (!isAlone && !isIsolated) turned.push(around?.outerHTML.slice(0, 300) ?? words);
  }
  return {
    alive: {
      'a handler in its markup': has('[onerror], [onload], [onclick]'),
      'the picture that a text asks for': has('img[src="x"]'),
      'a link that is a script': has('a[href^="javascript:" i]'),
      'a script without the nonce': scripts.some(({ nonce, src }) => nonce !== own && src === ''),
    },
    turned,
    isShown,
  };
}
