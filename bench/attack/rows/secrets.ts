import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf } from '@/bench/chaos/harness/process-table';
import { appSecret, authSecret, encryptionKey } from '@/bench/chaos/harness/world';
import { Finding, type Row } from '../harness/finding';
import { addressOf, type Ground, verifyToken } from '../harness/ground';
import { guarded, nameOf } from '../harness/inventory';

/** What was given to the product to keep for itself, by what it is. */
type Canaries = Map<string, string>;

export const secrets: Row = {
  name: 'secrets',
  what: 'what was given in confidence: not in logs, answers, tables, process list, nor files that others can read',
  attack: async (ground) => {
    const finding = new Finding();
    const canaries = await plant(ground, finding);
    await lookInAnswers(ground, canaries, finding);
    await lookInTables(ground, canaries, finding);
    lookInLog(ground, canaries, finding);
    lookInProcesses(canaries, finding);
    lookAtModes(ground.world.dataDir, finding);
    finding.notes.push(`${canaries.size} canaries`);
    return finding;
  },
};

/** Gives a secret wherever one can be given, rightly and in requests that are refused. */
async function plant({ client, victim, world }: Ground, finding: Finding): Promise<Canaries> {
  const random = world.random.fork('canaries');
  const canaries: Canaries = new Map([
    ['the platform’s secret', appSecret],
    ['the secret of sign-ins', authSecret],
    ['the key of the database', encryptionKey],
    ['the word of the handshake', verifyToken],
  ]);
  const make = (what: string) => {
    const text = `canary-${random.between(1e8, 9e8)}-${canaries.size}`;
    canaries.set(what, text);
    return text;
  };
  const headers = victim.principals.token;
  const erp = { type: 'erp_evolution', branchCode: 'A', warehouseCode: 'A', agentCode: 'A' };
  const endpoint = 'https://erp.example.com';
  const webhook = { url: 'https://receiver.example.com/x', events: ['order.approved'] };
  const pinOf = (what: string) => {
    const digits = String(random.between(1e11, 9e11));
    canaries.set(what, digits);
    return digits;
  };
  const user = { username: `canary-${canaries.size}`, name: 'Canary', role: 'clerk' };
  const planted: [string, string, unknown, number[]][] = [
    ['PUT', '/api/settings/erp', { ...erp, endpoint, agentPassword: make('the ERP’s password') }, [200]],
    [
      'PUT',
      '/api/settings/erp',
      { ...erp, endpoint: 'x', agentPassword: make('an ERP password that was refused') },
      [400],
    ],
    ['POST', '/api/settings/webhooks', { ...webhook, secret: make('a webhook’s secret') }, [201]],
    [
      'POST',
      '/api/settings/webhooks',
      { ...webhook, url: 'x', secret: make('a webhook’s secret that was refused') },
      [400],
    ],
    ['POST', '/api/settings/users', { ...user, pin: pinOf('a PIN') }, [201]],
    ['POST', '/api/settings/users', { ...user, role: 'king', pin: pinOf('a PIN that was refused') }, [400]],
    [
      'POST',
      '/api/auth/token',
      { tenant: victim.tenant.slug, username: 'manager', pin: make('a wrong PIN') },
      [401, 429],
    ],
    [
      'POST',
      '/api/auth/token',
      { tenant: victim.tenant.slug, username: 'manager', pin: make('a PIN too many'), more: 1 },
      [400],
    ],
    [
      'PUT',
      '/api/settings/messaging',
      {
        phoneNumberId: '1',
        accessToken: make('an access token'),
        appSecret: make('a number’s secret'),
        verifyToken: make('a number’s word'),
      },
      [200, 400, 503],
    ],
  ];
  for (const [method, path, body, expected] of planted) {
    const { status, text } = await client.ask({ method, path, body, headers });
    finding.hold(
      expected.includes(status),
      () => `a canary could not be planted at ${path}: ${status} ${text}`,
    );
    note(finding, `the answer of ${method} ${path}`, text, canaries);
  }
  for (const [name, header] of [
    ['authorization', `Bearer ${make('a token')}`],
    ['x-api-key', `service_live_${make('a key')}`],
    ['cookie', `next-auth.session-token=${make('a cookie')}`],
  ] as const) {
    const { text } = await client.ask({ method: 'GET', path: '/api/orders', headers: { [name]: header } });
    note(finding, `the refusal of a ${name}`, text, canaries);
  }
  for (const [by, each] of Object.entries(victim.principals))
    for (const value of [each.authorization?.slice(7), each['x-api-key'], each.cookie?.split('=')[1]])
      if (value !== undefined) canaries.set(`what the ${by} proves itself with`, value);
  return canaries;
}

function note(finding: Finding, where: string, text: string, canaries: Canaries): void {
  for (const [what, canary] of canaries)
    finding.hold(!text.includes(canary), () => `${what} stands in ${where}`);
}

async function lookInAnswers(
  { client, victim }: Ground,
  canaries: Canaries,
  finding: Finding,
): Promise<void> {
  for (const endpoint of guarded.filter(
    ({ method, answerType }) => method === 'GET' && answerType !== 'text/event-stream',
  )) {
    const path = addressOf(endpoint, victim.paramsOf(endpoint.path));
    const { text } = await client.ask({ method: 'GET', path, headers: victim.principals.token });
    note(finding, nameOf(endpoint), text, canaries);
  }
}

async function lookInTables({ world }: Ground, canaries: Canaries, finding: Finding): Promise<void> {
  const tables = await world.sql<{ name: string }[]>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  for (const { name } of tables)
    for (const [what, canary] of canaries) {
      const [found] = await world.sql<{ count: number }[]>`select count(*)::int as count
        from ${world.sql(name)} t where position(${canary} in t::text) > 0`;
      finding.hold(found?.count === 0, () => `${what} lies readable in the table ${name}`);
    }
}

function lookInLog({ world }: Ground, canaries: Canaries, finding: Finding): void {
  note(finding, 'the log', readFileSync(join(world.folder, 'product.log'), 'utf8'), canaries);
}

function lookInProcesses(canaries: Canaries, finding: Finding): void {
  for (const { command } of descendantsOf(process.pid))
    note(finding, `the process list: ${command.slice(0, 60)}`, command, canaries);
}

/** Says which process has the folder, and is meant for whoever starts another, under whatever account. */
const meantForAll = ['launcher.lock'];

/** Whoever else has an account on the machine reads none of the data folder's other files. */
function lookAtModes(folder: string, finding: Finding): void {
  if (process.platform === 'win32') return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (!found?.isFile() || meantForAll.includes(name)) continue;
    const mode = found.mode & 0o777;
    finding.hold((mode & 0o077) === 0, () => `${name} can be read by others: ${mode.toString(8)}`);
  }
}
