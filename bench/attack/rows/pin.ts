import { percentile } from '@/bench/chaos/harness/orders';
import { hashPin } from '@/lib/auth/pin';
import { testPin } from '@/lib/tenancy/testing/make-tenant';
import { Finding, type Row } from '../harness/finding';
import type { Ground } from '../harness/ground';

/** How many wrong PINs of one account may be looked at in five minutes, from however many addresses. */
const mostLooks = 10;
const guesses = 60;

export const pin: Row = {
  name: 'pin',
  what: 'guesses from 60 addresses: 10 are looked at in 5 minutes; unknown names answer as known ones do, in the same time',
  attack: async (ground, size) => {
    const finding = new Finding();
    await guessAlong(ground, finding);
    await compareNames(ground, finding, size === 'full' ? 60 : 12, size === 'full' ? 5 : 40);
    return finding;
  },
};

let addresses = 0;
/** From an address of its own, that the trusted proxy tells. */
function signIn({ client }: Ground, tenant: string, username: string, given: string) {
  addresses += 1;
  const headers = {
    'x-forwarded-for': `198.51.${100 + Math.floor(addresses / 200)}.${(addresses % 200) + 1}`,
  };
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
