import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { png } from '@/lib/attachments/testing/files';
import { Finding, type Row } from '../harness/finding';
import type { Ground, Side } from '../harness/ground';
import { type SentFile, sendFiles } from '../harness/media';

/** What no address that a tenant types in may reach, however it is written. */
function forbiddenUrls(port: number): string[] {
  const v4 = [
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ];
  const written = v4.flatMap((address) => {
    const bytes = address.split('.').map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    const whole = ((a * 256 + b) * 256 + c) * 256 + d;
    const hex = (n: number) => n.toString(16).padStart(2, '0');
    const mapped = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
    return [
      address,
      `${address}.`,
      String(whole),
      `0x${whole.toString(16)}`,
      bytes.map((byte) => `0x${hex(byte)}`).join('.'),
      bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
      `${a}.${(b * 256 + c) * 256 + d}`,
      `[::ffff:${address}]`,
      `[::ffff:${mapped}]`,
      `[64:ff9b::${mapped}]`,
      `[2002:${mapped}::]`,
      encodeURIComponent(address).replaceAll('.', '%2e'),
      address.replaceAll('.', '。'),
      address
        .replace(/\d/g, (digit) => String.fromCodePoint(0x2460 + Number(digit) - 1))
        .replaceAll('\u245f', '0'),
    ];
  });
  const others = [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'ⓛocalhost',
    '[::1]',
    '[::]',
    '[::127.0.0.1]',
    '[fe80::1]',
    '[fec0::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[0:0:0:0:0:0:0:1]',
    'example.com@127.0.0.1',
    'user:word@localhost',
  ];
  const schemes = [
    'file:///etc/passwd',
    `gopher://127.0.0.1:${port}/`,
    `ftp://127.0.0.1:${port}/`,
    'data:,x',
    'javascript:alert(1)',
    `unix:/tmp/x`,
    `//127.0.0.1:${port}/`,
    `ws://127.0.0.1:${port}/`,
  ];
  return [...[...written, ...others].map((host) => `http://${host}:${port}/hook`), ...schemes];
}

export const forbiddenTargets: Row = {
  name: 'targets',
  what: 'forbidden targets of webhooks, the ERP and media, when they are saved, tested, delivered to and fetched: never reached',
  attack: async (ground, size) => {
    const finding = new Finding();
    let reached: string[] = [];
    const trap = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>((resolve) => trap.listen(0, '::', resolve));
    const { port } = trap.address() as AddressInfo;
    try {
      const side = await ground.furnish();
      const urls = forbiddenUrls(port);
      for (const [at, url] of urls.entries()) {
        reached = [];
        await trySaving(ground, side, url, finding, size === 'full' ? undefined : at);
        finding.hold(reached.length === 0, () => `saving ${url} reached it`);
      }
      // Those that were saved before they were forbidden, or whose name meant something else then.
      const some = size === 'full' ? urls : urls.filter((_, at) => at % 8 === 0);
      for (const url of some) await tryDelivering(ground, side, url, () => reached, finding);
      reached = [];
      await tryFetching(ground, size === 'full' ? urls : urls.filter((_, at) => at % 12 === 0), finding);
      finding.hold(reached.length === 0, () => `fetching a file reached ${reached.join(', ')}`);
      finding.notes.push(`${urls.length} targets`);
      return finding;
    } finally {
      trap.close();
      trap.closeAllConnections();
    }
  },
};

/** Wherever it can be typed in, or at one place of these in turn. */
async function trySaving(
  { client }: Ground,
  { principals, paramsOf }: Side,
  url: string,
  finding: Finding,
  turn?: number,
): Promise<void> {
  const headers = principals.token;
  const webhook = paramsOf('/api/settings/webhooks/:id').id;
  const erp = { branchCode: 'A', warehouseCode: 'A', agentCode: 'A', agentPassword: 'of the agent' };
  const saved = [
    { method: 'POST', path: '/api/settings/webhooks', body: { url, events: ['order.approved'] } },
    { method: 'PUT', path: `/api/settings/webhooks/${webhook}`, body: { url } },
    { method: 'PUT', path: '/api/settings/erp', body: { type: 'erp_evolution', endpoint: url, ...erp } },
    { method: 'PUT', path: '/api/settings/erp', body: { type: 'generic_webhook', endpoint: url } },
  ];
  for (const sent of turn === undefined
    ? saved
    : saved.slice(turn % saved.length, (turn % saved.length) + 1)) {
    const { status, text } = await client.ask({ ...sent, headers });
    finding.hold(
      status === 400,
      () => `${sent.method} ${sent.path} took ${url}: ${status} ${text.slice(0, 80)}`,
    );
  }
}

/** Past the check of what is typed in: the connection itself has to be refused. */
async function tryDelivering(
  { client, world }: Ground,
  { principals, paramsOf, tenant }: Side,
  url: string,
  reached: () => string[],
  finding: Finding,
): Promise<void> {
  const id = paramsOf('/api/settings/webhooks/:id').id ?? '';
  await world.sql`update webhook_endpoints set url = ${url} where tenant_id = ${tenant.tenantId} and id = ${id}`;
  const before = reached().length;
  const path = `/api/settings/webhooks/${id}/test`;
  const { status, text } = await client.ask({ method: 'POST', path, headers: principals.token });
  const isRefused = status === 200 && text.includes('"success":false') && text.includes('"statusCode":null');
  finding.hold(
    isRefused && reached().length === before,
    () => `a delivery to ${url}: ${status} ${text.slice(0, 120)}`,
  );
}

/** A platform that was taken over says of a customer's file that it lies there. */
async function tryFetching({ world }: Ground, urls: readonly string[], finding: Finding): Promise<void> {
  const tenant = await world.tenant();
  const sent: SentFile[] = urls.map((url) => ({ kind: 'image', bytes: png, url }));
  const files = await sendFiles(world, tenant, [...sent, { kind: 'image', bytes: png }], 30_000);
  for (const { sent: file, storageKey } of files) {
    // Its own file is fetched: the others are not left alone for some other reason.
    const isOwn = file.url === undefined;
    finding.hold(
      isOwn === (storageKey !== null),
      () => `a file at ${file.url} is ${storageKey ?? 'missing'}`,
    );
  }
  const refused = files.filter(({ problem }) => problem !== null).length;
  finding.hold(refused * 2 >= urls.length, () => `only ${refused} of ${urls.length} files were asked for`);
}
