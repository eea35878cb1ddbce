import { median } from '@/bench/service/deliver';
import { atEvenPace, p99 } from '@/bench/service/even-pace';
import { type Answer, Client, isProblem } from '../harness/ask';
import { Finding, type Row, type Size } from '../harness/finding';
import type { Ground } from '../harness/ground';
import { openPeer, type Peer } from '../harness/peer';

interface Pace {
  /** What a tenant, and a user or key, may ask. */
  perMinute: number;
  quietPerSecond: number;
  loudPerSecond: number;
  rounds: number;
  seconds: number;
}
const paces: Record<Size, Pace> = {
  full: { perMinute: 600, quietPerSecond: 8, loudPerSecond: 100, rounds: 5, seconds: 20 },
  // A few seconds must use up a whole minute, however busy the machine is.
  short: { perMinute: 150, quietPerSecond: 4, loudPerSecond: 100, rounds: 1, seconds: 5 },
};
const perMinuteOfAddress = 120;
const mostSlowed = 1.2;

export const limits: Row = {
  name: 'limits',
  what: 'one tenant at ten times its limit: told to wait, by 429 with fields; another is never refused, and not slowed',
  isLong: true,
  attack: async (ground, size) => {
    const finding = new Finding();
    const peer = await openPeer(ground.world, {
      LIMIT_TENANT_PER_MINUTE: String(paces[size].perMinute),
      LIMIT_CALLER_PER_MINUTE: String(paces[size].perMinute),
      LIMIT_ADDRESS_PER_MINUTE: String(perMinuteOfAddress),
    });
    try {
      await tryBesides(ground, peer, finding, size);
      await tryAddress(peer, finding);
      return finding;
    } finally {
      await peer.close();
    }
  },
};

/** By token, cookie and key in turn, each request from another address. */
async function tryBesides(
  { victim, attacker }: Ground,
  { url, client }: Peer,
  finding: Finding,
  size: Size,
): Promise<void> {
  const { quietPerSecond, loudPerSecond, rounds, seconds } = paces[size];
  const ways = Object.values(attacker.principals);
  let sent = 0;
  // Connections of their own: the quiet one does not wait for the loud one on this side.
  const crowd = new Client(url, 64);
  const list = (by: Client, headers: Record<string, string>) =>
    by.ask({ method: 'GET', path: '/api/orders', headers });
  const quiet = () => list(client, victim.principals.token);
  const loud = () => {
    sent += 1;
    const address = `198.51.100.${(sent % 250) + 1}`;
    return list(crowd, { ...ways[sent % ways.length], 'x-forwarded-for': address });
  };
  await atEvenPace(quietPerSecond, 3, quiet);
  const windows: { alone: number; beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await atEvenPace(quietPerSecond, seconds, quiet);
    const [beside, refused] = await Promise.all([
      atEvenPace(quietPerSecond, seconds, quiet),
      atEvenPace(loudPerSecond, seconds, loud),
    ]);
    windows.push({ alone: p99(alone), beside: p99(beside) });
    for (const { status } of [...alone, ...beside])
      finding.hold(status === 200, () => `the quiet one was answered ${status}`);
    judge('the loud one', refused, finding);
  }
  await crowd.close();
  const ratio = median(windows.map(({ alone, beside }) => beside / alone));
  const of = (which: 'alone' | 'beside') => median(windows.map((each) => each[which])).toFixed(0);
  finding.notes.push(
    `p99 of the quiet one ${of('alone')} ms alone, ${of('beside')} ms beside: ${ratio.toFixed(2)} times`,
  );
  // A few seconds say too little about the slowest of a hundred.
  if (size === 'full')
    finding.hold(ratio <= mostSlowed, () => `another tenant is slowed ${ratio.toFixed(2)} times in its p99`);
}

/** Nobody's, from one address: more than it may send without proving anything. */
async function tryAddress({ client }: Peer, finding: Finding): Promise<void> {
  const ask = (address: string) =>
    client.ask({ method: 'GET', path: '/api/orders', headers: { 'x-forwarded-for': address } });
  const answers: Answer[] = [];
  for (let sent = 0; sent < 3 * perMinuteOfAddress; sent += 1) answers.push(await ask('203.0.113.7'));
  judge('an address', answers, finding);
  finding.hold((await ask('203.0.113.8')).status === 401, () => 'another address is held back too');
}

/** Some may pass; most are told to wait, and how long. */
function judge(who: string, answers: readonly Answer[], finding: Finding): void {
  const refused = answers.filter(({ status }) => status === 429);
  finding.hold(
    refused.length * 2 >= answers.length,
    () => `${who}: only ${refused.length} of ${answers.length} were refused`,
  );
  for (const answer of refused) {
    const { headers } = answer;
    const isRight =
      isProblem(answer) &&
      /^[1-9]\d*$/.test(String(headers['retry-after'])) &&
      /;r=0;t=\d+/.test(String(headers.ratelimit)) &&
      /;q=\d+;w=\d+/.test(String(headers['ratelimit-policy']));
    finding.hold(isRight, () => `${who} is told too little: ${JSON.stringify(headers)}`);
  }
}
