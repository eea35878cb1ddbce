import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { migrateDatabase, restrictedUrls } from '@/db/migrate';
import { rotateKey } from '@/db/rotate-key';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { sealAsBefore } from '@/db/testing/seal-as-before';
import { columnPlace, erpFieldPlace, sealedColumns } from '@/lib/secret-places';
import { secretBox } from '@/lib/secrets';

const keys = ['first', 'second', 'third'].map((word) => `the ${word} key, of 32 characters or more`);
const [first = '', second = '', third = ''] = keys;
const tenantId = randomUUID();
const channel = { tenantId, id: randomUUID() };
const webhook = { tenantId, id: randomUUID() };
const tokenPlace = columnPlace('messaging_channels', 'access_token_sealed', channel);
const secretPlace = columnPlace('webhook_endpoints', 'secret_sealed', webhook);

// A server of its own: the roles' passwords are everybody's on it.
let dataDir: string;
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let owner: postgres.Sql;
const heard: string[] = [];
beforeAll(async () => {
  dataDir = makeDataDir('order-intake-test-rotate-');
  server = await startEmbeddedPostgres({ dataDir, fsync: false, log: () => undefined });
  owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  await migrateDatabase(server.url, first);
  const erp = { type: 'erp_evolution', endpoint: 'http://erp.test', agentPassword: 'password' };
  const sealed = { ...erp, agentPassword: sealAsBefore('password', first) };
  await owner`insert into tenants (id, slug, name, erp_config)
    values (${tenantId}, 'sealed', 'Sealed', ${owner.json(sealed)})`;
  await owner`insert into messaging_channels (tenant_id, id, phone_number_id, access_token_sealed)
    values (${tenantId}, ${channel.id}, '1', ${secretBox(first).seal('token', tokenPlace)})`;
  await owner`insert into webhook_endpoints (tenant_id, id, url, secret_sealed, events)
    values (${tenantId}, ${webhook.id}, 'http://hook.test', ${sealAsBefore('secret', first)}, '{}')`;
});
afterAll(async () => {
  await owner.end({ timeout: 1 });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const rotate = (encryptionKey: string, previousKey?: string) =>
  rotateKey({ ownerUrl: server.url, encryptionKey, previousKey, tell: (line) => heard.push(line) });
const stored = async () => {
  const [row] = await owner`select access_token_sealed as token, secret_sealed as secret, erp_config as erp
    from messaging_channels, webhook_endpoints, tenants`;
  return { token: row?.token, secret: row?.secret, password: row?.erp.agentPassword };
};
const opened = async (key: string) => {
  const { token, secret, password } = await stored();
  const box = secretBox(key);
  return [
    box.open(token, tokenPlace),
    box.open(secret, secretPlace),
    box.open(password, erpFieldPlace(tenantId, 'agentPassword')),
  ];
};
const all = ['token', 'secret', 'password'];

describe('changing the key', { timeout: 60_000 }, () => {
  it('without a new one seals what older releases left for its place, and touches nothing else', async () => {
    const before = await stored();
    expect(await rotate(first)).toEqual({ isNewKey: false, count: 2, unreadable: [] });
    const after = await stored();
    expect(after.token).toBe(before.token);
    expect([after.secret, after.password]).toEqual([
      expect.stringMatching(/^v2/),
      expect.stringMatching(/^v2/),
    ]);
    expect(await opened(first)).toEqual(all);
  });

  it('is refused without the key that was in use, or with another', async () => {
    const before = await stored();
    await expect(rotate(second)).rejects.toThrow(/ENCRYPTION_KEY_PREVIOUS is missing/);
    await expect(rotate(second, third)).rejects.toThrow(/ENCRYPTION_KEY_PREVIOUS is not/);
    expect(await stored()).toEqual(before);
  });

  it('is refused while the service runs', async () => {
    const app = postgres(restrictedUrls(server.url, first).appUrl, { max: 1 });
    await app`select 1`;
    await expect(rotate(second, first)).rejects.toThrow(/is running/);
    await app.end();
    expect(await opened(first)).toEqual(all);
  });

  it('broken off in the middle has changed nothing, and goes through when run again', async () => {
    const blocker = postgres(server.url, { max: 1, onnotice: () => undefined });
    // It waits for the last table’s row, which somebody holds, and is ended there.
    const held = blocker.begin(async (tx) => {
      await tx`select 1 from tenants for update`;
      const broken = rotate(second, first);
      broken.catch(() => undefined);
      let waiting: postgres.Row | undefined;
      while (!waiting) {
        [waiting] = await owner`select pid from pg_stat_activity where wait_event_type = 'Lock'`;
      }
      await owner`select pg_cancel_backend(${waiting.pid})`;
      await expect(broken).rejects.toThrow();
    });
    await held;
    await blocker.end();
    expect(await opened(first)).toEqual(all);
    await migrateDatabase(server.url, first);

    expect(await rotate(second, first)).toEqual({ isNewKey: true, count: 3, unreadable: [] });
    expect(await opened(second)).toEqual(all);
    await expect(opened(first)).rejects.toMatchObject({ code: 'secret_unreadable' });
  });

  it('makes the new key the database’s own', async () => {
    await migrateDatabase(server.url, second);
    await expect(migrateDatabase(server.url, first)).rejects.toThrow(/ENCRYPTION_KEY is not/);
    const app = postgres(restrictedUrls(server.url, second).appUrl, { max: 1 });
    expect(await app`select 1 as one`).toEqual([{ one: 1 }]);
    await app.end();
    expect(await rotate(second, first)).toEqual({ isNewKey: false, count: 0, unreadable: [] });
  });

  it('names what cannot be read, and leaves it', async () => {
    const { token } = await stored();
    await owner`update webhook_endpoints set secret_sealed = ${token}`;
    expect(await rotate(third, second)).toEqual({ isNewKey: true, count: 2, unreadable: [secretPlace] });
    expect((await stored()).secret).toBe(token);
  });

  it('forgets no column that is named as sealed', async () => {
    const columns = await owner`select table_name as table, column_name as column
      from information_schema.columns where table_schema = 'public' and column_name like '%\\_sealed' order by 1, 2`;
    const listed = Object.entries(sealedColumns).flatMap(([table, names]) =>
      [...names].sort().map((column) => ({ table, column })),
    );
    expect([...columns]).toEqual(listed);
  });
});
