import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './logger';

it('tells of a failed query without the values that were to be stored', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (phone_number)=(+27825550142) already exists.',
  });
  const error = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['2 bags\n    at home', 'pin-hash'],
    cause,
  );
  for (const each of [error, new Error('the user was not stored', { cause: error }), cause]) {
    const told = JSON.stringify(describeError(each));
    for (const kept of ['2 bags', 'pin-hash', '+27825550142']) expect(told).not.toContain(kept);
    expect(told).toContain('duplicate key');
  }
  expect(describeError(error)).toMatchObject({ stack: expect.stringContaining('logger.test') });
});
