import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerUrl } from '@/db/testing/test-database';
import { clientOptions } from './client';
import { prepareFrequent } from './prepare-frequent';

let client: postgres.Sql;
beforeEach(() => {
  client = postgres(ownerUrl(), { ...clientOptions, max: 1 });
});
afterEach(() => client.end({ timeout: 1 }));

/** The questions that this connection keeps prepared; what opens and ends a transaction the driver prepares by itself. */
const kept = async () =>
  (
    await client.unsafe<{ statement: string }[]>(
      "select statement from pg_prepared_statements where statement like 'select $%' order by prepare_time",
    )
  ).map(({ statement }) => statement);

it('keeps a text prepared from its second time on, in transactions and savepoints too', async () => {
  const db = drizzle(prepareFrequent(client));
  const ask = (n: number) => sql`select ${n}::int + 1 as next`;
  expect(await db.execute(ask(1))).toEqual([{ next: 2 }]);
  expect(await kept()).toEqual([]);
  await db.transaction(async (tx) => {
    expect(await tx.execute(ask(2))).toEqual([{ next: 3 }]);
    await tx.transaction(async (inner) => {
      expect(await inner.execute(ask(3))).toEqual([{ next: 4 }]);
      expect(await inner.execute(sql`select ${4}::int as once`)).toEqual([{ once: 4 }]);
    });
  });
  expect(await kept()).toEqual(['select $1::int + 1 as next']);
});

it('prepares no more than so many, whatever is asked', async () => {
  const db = drizzle(prepareFrequent(client, 2));
  for (let round = 0; round < 3; round += 1)
    for (const name of ['a', 'b', 'c']) await db.execute(sql`select ${1}::int as ${sql.raw(name)}`);
  expect(await kept()).toEqual(['select $1::int as a', 'select $1::int as b']);
});

it('asks again by itself when a release has altered the table meanwhile', async () => {
  const db = drizzle(prepareFrequent(client));
  await client.unsafe('create temporary table counted (id int)');
  const add = () => db.execute(sql`insert into counted (id) values (${1}) returning *`);
  for (let round = 0; round < 3; round += 1) expect(await add()).toEqual([{ id: 1 }]);
  await client.unsafe('alter table counted add column note text');
  expect(await add()).toEqual([{ id: 1, note: null }]);
});
