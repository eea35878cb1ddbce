import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tellError } from './tell-error';

const refused = Object.assign(new Error('invalid input syntax for type uuid: "Sunrise Spaza"'), {
  name: 'PostgresError',
  code: '22P02',
});

it('tells neither the query that failed nor the values it was given', () => {
  const wrapped = new DrizzleQueryError('insert into customers values ($1)', ['+27825550142'], refused);
  const bare = new DrizzleQueryError('select 1', ['+27825550142'], undefined);
  expect(tellError(wrapped)).toBe('a query of the database failed (22P02)');
  expect(tellError(refused)).toBe('a query of the database failed (22P02)');
  expect(tellError(bare)).toBe('a query of the database failed');
});

it('tells any other error in its own words, in a form that can be stored', () => {
  expect(tellError(new Error('the voice note could not be fetched'))).toBe(
    'the voice note could not be fetched',
  );
  expect(tellError(new TypeError(''))).toBe('TypeError');
  expect(tellError(new Error(`\u0000half \ud800${'x'.repeat(900)}`))).toMatch(/^half \ufffdx{494}$/);
  expect(tellError('a secret')).toBe('unknown error');
});
