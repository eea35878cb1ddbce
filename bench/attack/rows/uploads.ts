import { memoryOf } from '@/bench/chaos/harness/process-table';
import { Finding, type Row, type Size } from '../harness/finding';
import { type Upload, type Uploaded, upload, watchMemory } from '../harness/flood';
import type { Ground } from '../harness/ground';
import { tryFiles } from './files';

const atOnce = 20;
const mostMegabytes = 64;
/** How long a refusal may take; where a few large bodies are taken in at a time, the others wait for their turn. */
const withinMs = 5_000;
const inTurnMs = 25_000;

interface Door extends Omit<Upload, 'isChunked'> {
  /** What it may be refused with: status and code. */
  refusals: string[];
  takesTurns?: true;
}

export const uploads: Row = {
  name: 'uploads',
  what: '20 uploads of 1 GB at once: refused, closed, memory + 64 MB at most; files are what their content is',
  isLong: true,
  attack: async (ground, size) => {
    const finding = new Finding();
    await tryFloods(ground, finding, size);
    await tryFiles(ground, finding, size);
    return finding;
  },
};

/** Every place that a body can be sent to, by its way of taking one in. */
function doorsOf({ victim }: Ground): Door[] {
  const { token, key } = victim.principals;
  const boundary = 'of-the-attack';
  const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="audio"; filename="a.ogg"\r\n\r\nOggS`;
  const json = { 'content-type': 'application/json' };
  const post = { method: 'POST', headers: json, beginning: '{"a":"' };
  const tooLarge = ['413 body_too_large'];
  const inTurn = ['413 body_too_large', '503 unavailable'];
  const voice = { method: 'POST', path: '/api/simulator/voice', beginning: part };
  const page = { ...post, refusals: ['405 method_not_allowed'] };
  return [
    { ...voice, headers: { ...token, ...form }, refusals: inTurn, takesTurns: true },
    { ...voice, headers: { ...key, ...form }, refusals: inTurn, takesTurns: true },
    { ...voice, headers: form, refusals: ['401 unauthenticated'] },
    { ...post, path: '/api/webhooks/messaging', refusals: inTurn, takesTurns: true },
    { ...post, path: '/api/products', headers: { ...json, ...token }, refusals: tooLarge },
    { ...post, path: '/api/auth/token', refusals: tooLarge },
    { ...post, path: '/api/auth/callback/credentials', refusals: tooLarge },
    {
      ...post,
      path: '/api/inngest',
      headers: { ...json, 'x-inngest-signature': 't=1&s=0' },
      refusals: inTurn,
      takesTurns: true,
    },
    { ...post, path: '/api/no-such-thing', refusals: ['404 not_found'] },
    { ...page, path: '/orders' },
    { ...page, path: '/sign-in' },
    { ...page, path: '/' },
    { ...post, method: 'GET', path: '/orders', refusals: ['400 invalid_input'] },
  ];
}

async function tryFloods({ world, ...ground }: Ground, finding: Finding, size: Size): Promise<void> {
  const rounds = size === 'full' ? 3 : 1;
  const doors = doorsOf({ world, ...ground });
  const pids = await world.product.pidsOf('service');
  const flood = (door: Door, isChunked: boolean, many: number) =>
    Promise.all(
      Array.from({ length: many }, () => upload(world.product.url, { ...door, isChunked }, inTurnMs)),
    );
  // What is loaded at first use is nothing that a flood takes.
  for (const door of doors) await flood(door, true, 1);
  let first = 0;
  let worst = { growth: 0, of: '' };
  for (let round = 0; round < rounds; round += 1) {
    // In a short run one of the two, by turns.
    for (const [at, door] of doors.entries())
      for (const isChunked of size === 'full' ? [true, false] : [at % 2 === 0]) {
        const name = `${door.method} ${door.path}${isChunked ? ' in chunks' : ''}`;
        const before = memoryOf(pids);
        const watch = watchMemory(pids);
        const answers = await flood(door, isChunked, atOnce);
        const growth = ((await watch.stop()) - before) / 1e6;
        if (growth > worst.growth) worst = { growth, of: name };
        finding.hold(growth <= mostMegabytes, () => `${name}: memory + ${growth.toFixed(0)} MB`);
        judge(door, name, answers, finding);
      }
    first ||= memoryOf(pids);
  }
  const stays = (memoryOf(pids) - first) / 1e6;
  finding.hold(stays <= mostMegabytes, () => `memory + ${stays.toFixed(0)} MB from round to round`);
  const later = rounds > 1 ? `, + ${stays.toFixed(0)} MB after ${rounds - 1} more rounds` : '';
  finding.notes.push(`memory + ${worst.growth.toFixed(0)} MB at most, at ${worst.of}${later}`);
  const now = await world.product.pidsOf('service');
  finding.hold(String(now) === String(pids), () => 'the service ended and was started anew');
}

/** Every connection ends, and soon. What ends with a reset may have lost the answer on its way: most are heard. */
function judge(door: Door, name: string, answers: readonly Uploaded[], finding: Finding): void {
  for (const { status, head, body, ms } of answers) {
    const code = /"code":"(\w+)"/.exec(body)?.[1];
    const isProblem = /^content-type: application\/problem\+json/im.test(head);
    const isWhole = code !== undefined;
    const isRight = door.refusals.some((each) =>
      isWhole ? isProblem && each === `${status} ${code}` : status === 0 || each.startsWith(`${status} `),
    );
    const isInTime = ms <= (door.takesTurns ? inTurnMs : withinMs);
    finding.hold(isRight && isInTime, () => `${name}: ${status} ${code}, closed after ${ms.toFixed(0)} ms`);
  }
  const heard = answers.filter(({ body }) => body.includes('"code":')).length;
  finding.hold(
    heard * 2 >= answers.length,
    () => `${name}: only ${heard} of ${answers.length} were answered`,
  );
}
