import { expect, it } from 'vitest';
import { findHarm } from './find-harm';

it.each([
  ['ALTER TABLE orders DROP COLUMN quote', 'orders: column quote: the last release still reads'],
  ['ALTER TABLE orders ALTER COLUMN quote SET NOT NULL', 'may leave it empty'],
  ['ALTER TABLE orders ALTER COLUMN quote TYPE text', 'its new type rewrites the table'],
  ['ALTER TABLE orders ADD COLUMN area text NOT NULL', 'needs a default or may be null'],
  ['ALTER TABLE orders ADD COLUMN area uuid DEFAULT gen_random_uuid()', 'default for each row rewrites'],
  [
    `ALTER TABLE orders ADD COLUMN area text GENERATED ALWAYS AS (lower(quote)) STORED`,
    'filling it rewrites',
  ],
  ['ALTER TABLE orders ADD COLUMN place integer GENERATED ALWAYS AS IDENTITY', 'filling it rewrites'],
  ['ALTER TABLE orders ADD COLUMN area uuid REFERENCES areas (id)', 'add it NOT VALID'],
  ['ALTER TABLE orders ADD CONSTRAINT positive CHECK (total >= 0)', 'constraint positive: reads the whole'],
  ['ALTER TABLE orders ADD CONSTRAINT once UNIQUE (tenant_id, area)', 'constraint once: make its index'],
  ['ALTER TABLE orders RENAME TO sales', 'table orders: the last release knows the old name only'],
  ['ALTER TABLE orders RENAME COLUMN quote TO answered', 'column quote: the last release knows'],
  ['ALTER TYPE order_status RENAME VALUE $$FAILED$$ TO $$BROKEN$$', 'value FAILED: the last release knows'],
  ['DROP TABLE order_tasks', 'table: the last release may still use'],
  ['DROP FUNCTION search_orders', 'function: the last release may still use'],
  ['TRUNCATE order_tasks', 'TRUNCATE takes away'],
  ['LOCK TABLE orders', 'holds everybody up'],
  ['DO $$ BEGIN ALTER TABLE orders DROP COLUMN quote; END $$', 'write plain statements'],
  ['CREATE INDEX orders_by_quote ON orders (quote)', 'index orders_by_quote: nobody can write'],
  ['CREATE INDEX CONCURRENTLY orders_by_quote ON orders (quote)', 'CONCURRENTLY IF NOT EXISTS'],
  ['DROP INDEX orders_by_quote', 'DROP INDEX CONCURRENTLY IF EXISTS'],
])('sees what %s would do to the last release', async (statement, harm) => {
  expect(await findHarm([statement])).toEqual([expect.stringContaining(harm)]);
});

it.each([
  ['a column that may be empty', 'ALTER TABLE orders ADD COLUMN area text'],
  ['a column with a default', `ALTER TABLE orders ADD COLUMN area text DEFAULT '' NOT NULL`],
  [
    'a time that is the same for all',
    'ALTER TABLE orders ADD COLUMN seen timestamptz DEFAULT now() NOT NULL',
  ],
  ['a rule for later rows', 'ALTER TABLE orders ADD CONSTRAINT positive CHECK (total >= 0) NOT VALID'],
  ['a rule that is checked without a lock', 'ALTER TABLE orders VALIDATE CONSTRAINT positive'],
  ['an index made at leisure', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS by_quote ON orders (quote)'],
  ['a further status', `ALTER TYPE order_status ADD VALUE 'PARKED'`],
  ['new code of a function', 'CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$'],
])('lets pass %s', async (_what, statement) => {
  expect(await findHarm([statement])).toEqual([]);
});

it('lets a migration do what it likes with tables of its own', async () => {
  const own = [
    'CREATE TABLE areas (id uuid PRIMARY KEY, name text)',
    'ALTER TABLE areas ADD CONSTRAINT areas_name UNIQUE (name)',
    'CREATE INDEX areas_by_name ON areas (name)',
  ];
  expect(await findHarm(own)).toEqual([]);
});

it('lets pass what says why, and nothing else of that migration', async () => {
  const reasoned = `-- contract: nothing has read it since release 1.4\nALTER TABLE orders DROP COLUMN quote`;
  const found = await findHarm([reasoned, 'ALTER TABLE orders DROP COLUMN total']);
  expect(found).toEqual([expect.stringContaining('column total')]);
  expect(await findHarm(['-- contract: why\nDROP TABLE orders'])).toHaveLength(1);
});

it('keeps what needs to run outside of a transaction apart', async () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS by_quote ON orders (quote)';
  const found = await findHarm([index, 'ALTER TABLE orders ADD COLUMN area text']);
  expect(found).toEqual([expect.stringContaining('a migration of its own')]);
});
