import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '@/bench/chaos/harness/orders';
import { hashPin } from '@/lib/auth/pin';
import { testPin } from '@/lib/tenancy/testing/make-tenant';
import type { Sent } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import type { Ground } from '../harness/ground';

/** How many wrong PINs of one account may be looked at in five minutes, from however many addresses. */
const mostLooks = 10;
const guesses = 60;

export const pin: Row = {
  name: 'pin',
  what: 'guesses from many addresses: 10 looked at in 5 minutes, 50 in an hour, the owner gets in; unknown names answer as known ones',
  attack: async (ground, size) => {
    const finding = new Finding();
    await guessAlong(ground, finding);
    await guessForAnHour(ground, finding, size === 'full' ? 9 : 30, size === 'full');
    await compareNames(ground, finding, size === 'full' ? 60 : 12, size === 'full' ? 5 : 40);
    return finding;
  },
};

let addresses = 0;
/** One of its own, that the trusted proxy tells. */
function nextAddress(): string {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
}

function signIn(
  { client }: Ground,
  tenant: string,
  username: string,
  given: string,
  address = nextAddress(),
) {
  const headers = { 'x-forwarded-for': address };
  return client.ask({
    method: 'POST',
    path: '/api/auth/token',
    headers,
    body: { tenant, username, pin: given },
  });
}

async function guessAlong(ground: Ground, finding: Finding): Promise<void> {
  const { slug } = (await ground.furnish()).tenant;
  for (const username of ['manager', 'nobody-of-that-name']) {
    const statuses: number[] = [];
    for (let guess = 0; guess < guesses; guess += 1)
      statuses.push((await signIn(ground, slug, username, String(100_000 + guess))).status);
    const looks = statuses.filter((status) => status !== 429).length;
    finding.tried += guesses - 1;
    finding.hold(looks <= mostLooks, () => `${looks} of ${guesses} guesses at ${username} were looked at`);
    finding.hold(
      statuses.every((status) => [401, 429].includes(status)),
      () => `guesses were answered ${[...new Set(statuses)]}`,
    );
    finding.notes.push(`${username}: ${looks} of ${guesses} guesses looked at`);
  }
  const { status } = await signIn(ground, slug, 'manager', testPin);
  finding.hold(
    status === 429,
    () => `the right PIN is told from wrong ones while the account waits: ${status}`,
  );
}

/** How many may be looked at in an hour. */
const mostLooksInAnHour = 50;

/**
 * Two guesses every few seconds for an hour, from a network that the account is known from and from fifty others. The
 * hour passes in the database, which is where the waits are kept; in its middle the service is killed.
 */
async function guessForAnHour(
  ground: Ground,
  finding: Finding,
  everySeconds: number,
  isKilled: boolean,
): Promise<void> {
  const { world } = ground;
  const { slug } = (await ground.furnish()).tenant;
  const home = '192.0.2.77';
  const owner = browserOf(ground, slug, home);
  finding.hold((await owner.signIn()) === 200, () => 'the owner does not get in at first');
  let looks = 0;
  let entries = 0;
  const steps = Math.floor(3600 / everySeconds);
  for (let step = 0; step < steps; step += 1) {
    await world.sql`update sign_in_attempts set last_failed_at = last_failed_at - make_interval(secs => ${everySeconds}),
      locked_until = locked_until - make_interval(secs => ${everySeconds})`;
    if (isKilled && step === Math.floor(steps / 2)) await killService(ground);
    const before = await failuresOf(ground);
    const from = [home, `198.51.99.${(step % 50) + 1}`];
    const guesses = from.map((address) => signIn(ground, slug, 'manager', String(100_000 + step), address));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    looks += (await failuresOf(ground)) - before;
    finding.hold(
      statuses.every((status) => [401, 429].includes(status)),
      () => `guesses were answered ${statuses}`,
    );
    if (step % Math.floor(steps / 10) !== 5) continue;
    entries += 1;
    const status = await owner.signIn();
    finding.hold(status === 200, () => `the owner, on a known device, is answered ${status}`);
  }
  finding.hold(looks <= mostLooksInAnHour, () => `${looks} guesses were looked at in an hour`);
  finding.hold(looks > mostLooks / 2, () => `only ${looks} guesses were looked at: no hour has passed`);
  finding.notes.push(
    `in an hour ${looks} of ${2 * steps} guesses looked at; the owner got in ${entries} times`,
  );
}

/** Every guess that is looked at is counted before that, also where its answer reads like the wait. */
async function failuresOf({ world }: Ground): Promise<number> {
  const [row] = await world.sql<{ sum: number }[]>`
    select coalesce(sum(failures), 0)::int as sum from sign_in_attempts`;
  return row?.sum ?? 0;
}

/** Ends the process of the service, and waits for the one that the launcher starts in its place. */
async function killService({ world, client }: Ground): Promise<void> {
  const [before] = await world.product.hit('service', 'SIGKILL');
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(200)) {
    const [now] = await world.product.pidsOf('service');
    const answer = await client.ask({ method: 'GET', path: '/api/health' }).catch(() => undefined);
    if (now !== before && answer?.status === 200) return;
  }
  throw new Error('the service did not come up again');
}

/** A browser that keeps its cookies, and signs in by the form. */
function browserOf({ client, world }: Ground, tenant: string, address: string) {
  const jar = new Map<string, string>();
  const ask = async (sent: Sent) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-forwarded-for': address, origin: world.product.url, ...sent.headers };
    const answer = await client.ask({ ...sent, headers });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    signIn: async (): Promise<number> => {
      for (const name of jar.keys()) if (name.includes('next-auth')) jar.delete(name);
      const { csrfToken } = JSON.parse((await ask({ method: 'GET', path: '/api/auth/csrf' })).text);
      const fields = { csrfToken, json: 'true', tenant, username: 'manager', pin: testPin };
      const answer = await ask({
        method: 'POST',
        path: '/api/auth/callback/credentials',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      return answer.status;
    },
  };
}

async function compareNames(
  ground: Ground,
  finding: Finding,
  count: number,
  withinMs: number,
): Promise<void> {
  const { tenant } = await ground.furnish();
  const pinHash = await hashPin(testPin);
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 0; n < count; n += 1) {
    const username = `person-${n}`;
    await ground.world.sql`insert into users (tenant_id, username, display_name, role, pin_hash)
      values (${tenant.tenantId}, ${username}, 'A Person', 'clerk', ${pinHash})`;
    const known = await signIn(ground, tenant.slug, username, '999999');
    const unknown = await signIn(ground, tenant.slug, `nobody-${n}`, '999999');
    const elsewhere = await signIn(ground, `no-tenant-${n}`, username, '999999');
    took.known.push(known.ms);
    took.unknown.push(unknown.ms);
    const words = [known, unknown, elsewhere].map(
      ({ status, text }) => `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`,
    );
    finding.hold(new Set(words).size === 1, () => `told apart: ${words.join(' / ')}`);
  }
  const apart = Math.abs(percentile(took.known, 0.5) - percentile(took.unknown, 0.5));
  finding.hold(apart <= withinMs, () => `known and unknown names are ${apart.toFixed(1)} ms apart`);
  finding.notes.push(`medians of known and unknown names ${apart.toFixed(1)} ms apart`);
}
