import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { Pool } from 'undici';
import { z } from 'zod';
import { hashPin } from '@/lib/auth/pin';
import { median } from './deliver';
import { atEvenPace, p99 } from './even-pace';
import { startService } from './start-service';

/**
 * How much one tenant is slowed by another that asks at ten times its limit: the p99 of a list at an even pace, in turns
 * without and with the other. Run with `npm run bench:limits` after a build.
 */
const rounds = 5;
const seconds = 20;
const limitPerMinute = 600;
const quietPerSecond = 8;
const loudPerSecond = (10 * limitPerMinute) / 60;
const pin = '246810';

async function main(): Promise<void> {
  const limit = String(limitPerMinute);
  const service = await startService({ LIMIT_TENANT_PER_MINUTE: limit, LIMIT_CALLER_PER_MINUTE: limit });
  try {
    const [quiet, loud] = [
      await openTenant(service.url, service.ownerUrl),
      await openTenant(service.url, service.ownerUrl),
    ];
    await quiet.ask(quietPerSecond, 5);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await quiet.ask(quietPerSecond, seconds);
      const [beside, refused] = await Promise.all([
        quiet.ask(quietPerSecond, seconds),
        loud.ask(loudPerSecond, seconds),
      ]);
      ratios.push(p99(beside) / p99(alone));
      const share = refused.filter(({ status }) => status === 429).length / refused.length;
      console.log(
        `p99 alone ${p99(alone).toFixed(0)} ms, beside ${p99(beside).toFixed(0)} ms; refused to the other ${(100 * share).toFixed(0)} %`,
      );
      if (![...alone, ...beside].every(({ status }) => status === 200))
        throw new Error('the quiet one was refused');
    }
    const spread = ratios.map((each) => each.toFixed(2)).join(' ');
    console.log(`ratio of p99, median ${median(ratios).toFixed(2)}   goal ≤ 1.20   (${spread})`);
    await Promise.all([quiet.close(), loud.close()]);
  } finally {
    await service.close();
  }
}

interface Asked {
  status: number;
  ms: number;
}

/** A tenant with a manager, who lists orders at an even pace. */
async function openTenant(url: string, ownerUrl: string) {
  const pool = new Pool(url, { connections: 32, pipelining: 1 });
  const slug = await makeTenant(ownerUrl);
  const signedIn = await pool.request({
    method: 'POST',
    path: '/api/auth/token',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenant: slug, username: 'manager', pin }),
  });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await signedIn.body.json());
  const one = async (): Promise<Asked> => {
    const startedAt = performance.now();
    const headers = { authorization: `Bearer ${accessToken}` };
    const { statusCode, body } = await pool.request({ method: 'GET', path: '/api/orders', headers });
    await body.dump();
    return { status: statusCode, ms: performance.now() - startedAt };
  };
  const ask = (perSecond: number, duration: number) => atEvenPace(perSecond, duration, one);
  return { ask, close: () => pool.close() };
}

async function makeTenant(ownerUrl: string): Promise<string> {
  const owner = postgres(ownerUrl, { max: 1 });
  const [id, slug] = [randomUUID(), `limits-${randomUUID().slice(0, 8)}`];
  const pinHash = await hashPin(pin);
  await owner.begin(async (sql) => {
    await sql`insert into tenants (id, slug, name) values (${id}, ${slug}, 'Limits Traders')`;
    await sql`select set_config('app.tenant_id', ${id}, true)`;
    await sql`insert into users (tenant_id, username, display_name, role, pin_hash)
      values (${id}, 'manager', 'Mandla Manager', 'manager', ${pinHash})`;
  });
  await owner.end();
  return slug;
}

await main();
