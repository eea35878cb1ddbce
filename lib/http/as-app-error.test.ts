import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { AppError } from '../errors';
import { asAppError } from './as-app-error';

/** What a query meets on that port, through the driver and through Drizzle. */
async function errorsOn(port: number): Promise<unknown[]> {
  const client = () =>
    postgres(`postgres://x:y@127.0.0.1:${port}/x`, { max: 1, connect_timeout: 1, onnotice: () => undefined });
  const [bare, wrapped] = [client(), client()];
  const met = await Promise.allSettled([bare`select 1`, drizzle(wrapped).execute(sql`select 1`)]);
  await Promise.all([bare.end({ timeout: 0 }), wrapped.end({ timeout: 0 })]);
  return met.map((each) => (each.status === 'rejected' ? each.reason : undefined));
}

it('is 503 with Retry-After when the database refuses, keeps silent, stops or is full', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const met = [
    ...(await errorsOn(1)),
    ...(await errorsOn((silent.address() as AddressInfo).port)),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    ...['53300', '57014', '55P03', '25P03', '40P01'].map((code) => Object.assign(new Error('no'), { code })),
  ];
  silent.close();
  for (const error of met) {
    const answered = asAppError(error);
    expect(answered, String(error)).toMatchObject({ code: 'unavailable', status: 503 });
    expect(answered.details.retryAfterSeconds).toBeGreaterThan(0);
  }
});

it('is 500 for any other error, and tells nothing of it', () => {
  const unique = Object.assign(new Error('duplicate key (secret)'), { code: '23505' });
  for (const error of [unique, new TypeError('secret'), 'secret', undefined, { code: '57P01' }]) {
    expect(asAppError(error)).toMatchObject({ code: 'internal', status: 500 });
    expect(asAppError(error).message).not.toContain('secret');
  }
});

it('is what a verb refused, as it is', () => {
  const refusal = new AppError('not_found', 'No.');
  expect(asAppError(refusal)).toBe(refusal);
});
