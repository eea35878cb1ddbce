import { createHash, createHmac } from 'node:crypto';
import { inParallel } from '@/bench/chaos/harness/orders';
import type { Random } from '@/bench/chaos/harness/random';
import { appSecret, authSecret } from '@/bench/chaos/harness/world';
import { isProblem } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';

interface Delivery {
  body: Buffer;
  signature: string | undefined;
}

const hmac = (secret: string, body: Buffer, hash = 'sha256') =>
  createHmac(hash, secret).update(body).digest('hex');

/** Each makes of a delivery that is right one that is not. */
const mutations: Record<string, (right: Delivery, random: Random) => Delivery> = {
  'a digit changed': ({ body, signature = '' }, random) => {
    const at = random.between(7, signature.length - 1);
    const digit = ((Number.parseInt(signature[at] ?? '0', 16) + random.between(1, 15)) % 16).toString(16);
    return { body, signature: signature.slice(0, at) + digit + signature.slice(at + 1) };
  },
  'a bit of the body changed': ({ body, signature }, random) => {
    const changed = Buffer.from(body);
    const at = random.between(0, body.length - 1);
    changed[at] = (changed[at] ?? 0) ^ (1 << random.between(0, 7));
    return { body: changed, signature };
  },
  'a byte put in': ({ body, signature }, random) => {
    const at = random.between(0, body.length);
    const more = Buffer.from([random.between(0, 255)]);
    return { body: Buffer.concat([body.subarray(0, at), more, body.subarray(at)]), signature };
  },
  'cut short': ({ body, signature = '' }, random) => ({
    body,
    signature: signature.slice(0, random.between(0, signature.length - 1)),
  }),
  'more behind it': ({ body, signature }, random) => ({
    body,
    signature: `${signature}${random.pick(['0', ' 0', ',sha256=0', ';', '=', '\t00'])}`,
  }),
  'another hash': ({ body }, random) => {
    const hash = random.pick(['sha1', 'sha512', 'md5', 'sha384']);
    return { body, signature: `${random.pick([hash, 'sha256'])}=${hmac(appSecret, body, hash)}` };
  },
  'another secret': ({ body }, random) => ({
    body,
    signature: `sha256=${hmac(random.pick(['', appSecret.slice(1), `${appSecret} `, appSecret.toUpperCase(), authSecret, String(random.next())]), body)}`,
  }),
  'another form': ({ body, signature = '' }, random) => {
    const hex = signature.slice(7);
    const base64 = Buffer.from(hex, 'hex').toString('base64');
    const forms = [hex, `SHA256 ${hex}`, `sha256=${base64}`, `sha256:${hex}`, `sha256="${hex}"`, `=${hex}`];
    return { body, signature: random.pick(forms) };
  },
  'no key at all': ({ body }) => ({
    body,
    signature: `sha256=${createHash('sha256').update(body).digest('hex')}`,
  }),
  'none, or nothing': ({ body }, random) => ({
    body,
    signature: random.pick<{ sent?: string }>([
      {},
      { sent: '' },
      { sent: 'sha256=' },
      { sent: `sha256=${'0'.repeat(64)}` },
    ]).sent,
  }),
};

export const signatures: Row = {
  name: 'signatures',
  what: 'mutations of the platform’s signature and of what is signed: 401, and no row',
  attack: async ({ world, client, victim }, size) => {
    const finding = new Finding();
    const random = world.random.fork('signatures');
    const count = async () => {
      const [row] = await world.sql<{ count: number }[]>`select count(*)::int as count from inbound_messages`;
      return row?.count ?? 0;
    };
    const deliver = ({ body, signature }: Delivery) =>
      client.ask({
        method: 'POST',
        path: '/api/webhooks/messaging',
        headers: { ...(signature !== undefined && { 'x-hub-signature-256': signature }) },
        body,
      });
    const rightOne = (n: number): Delivery => {
      const message = {
        from: '27825550142',
        id: `wamid.${victim.mark}.${n}`,
        type: 'text',
        text: { body: 'cola' },
      };
      const value = {
        metadata: { phone_number_id: '1' },
        messages: [{ timestamp: '1767225600', ...message }],
      };
      const body = Buffer.from(JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] }));
      return { body, signature: `sha256=${hmac(appSecret, body)}` };
    };
    const before = await count();
    const each = Array.from({ length: size === 'full' ? 10_000 : 1_000 }, (_, n) => n);
    await inParallel(each, 16, async (n) => {
      const name = Object.keys(mutations)[n % Object.keys(mutations).length] ?? '';
      const wrong = mutations[name]?.(rightOne(n), random);
      if (!wrong) return;
      const answer = await deliver(wrong);
      const isHeld = answer.status === 401 && isProblem(answer);
      finding.hold(isHeld, () => `${name} (${wrong.signature}): ${answer.status}`);
    });
    finding.hold((await count()) === before, () => 'a row was written');
    // So that the rows above can be seen to fail for their signature and nothing else.
    finding.hold((await deliver(rightOne(-1))).status === 200, () => 'what is signed rightly was refused');
    finding.hold((await count()) === before + 1, () => 'what is signed rightly was not stored');
    return finding;
  },
};
