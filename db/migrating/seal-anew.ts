import type postgres from 'postgres';
import { AppError } from '@/lib/errors';
import {
  columnPlace,
  erpFieldPlace,
  type SecretPlace,
  sealedColumns,
  sealedErpFields,
} from '@/lib/secret-places';
import type { SecretBox } from '@/lib/secrets';

interface Resealing {
  /** Opens what is stored. */
  from: SecretBox;
  /** Seals it for its place. */
  to: SecretBox;
  /** Only what releases sealed that knew no places. */
  onlyOldForm?: boolean;
  /** What takes the place of a secret that is ours and goes with the key. */
  renew?: (plain: string) => string;
  /** Hears how many are done. */
  tell: (line: string) => void;
}

interface Resealed {
  count: number;
  /** Left as they lie: what cannot be read now could not be read before. */
  unreadable: SecretPlace[];
}

const batchSize = 500;
const oldForm = 'v1.';

/**
 * Seals every stored secret anew, for its place. As the owner, who sees every tenant's. Each row changes only if it is
 * still as it was read, so the service may run beside it as long as the key stays.
 */
export async function sealAnew(
  sql: postgres.Sql | postgres.TransactionSql,
  resealing: Resealing,
): Promise<Resealed> {
  const done: Resealed = { count: 0, unreadable: [] };
  for (const table of ['messaging_channels', 'users', 'webhook_endpoints'] as const) {
    for (const column of sealedColumns[table]) {
      await eachBatch(
        (after) => sql<StoredSecret[]>`
          select tenant_id as "tenantId", id, ${sql(column)} as sealed from ${sql(table)}
          where id > ${after} and ${sql(column)} is not null order by id limit ${batchSize}`,
        async ({ sealed, ...row }) => {
          const anew = reseal(sealed, columnPlace(table, column, row), resealing, done);
          if (anew === sealed) return;
          await sql`update ${sql(table)} set ${sql(column)} = ${anew}
            where tenant_id = ${row.tenantId} and id = ${row.id} and ${sql(column)} = ${sealed}`;
        },
      );
    }
  }
  for (const field of sealedErpFields) {
    await eachBatch(
      (after) => sql<StoredSecret[]>`
        select id as "tenantId", id, erp_config->>${field} as sealed from tenants
        where id > ${after} and erp_config->>${field} is not null order by id limit ${batchSize}`,
      async ({ sealed, tenantId }) => {
        const anew = reseal(sealed, erpFieldPlace(tenantId, field), resealing, done);
        if (anew === sealed) return;
        await sql`update tenants set erp_config = jsonb_set(erp_config, array[${field}], to_jsonb(${anew}::text))
          where id = ${tenantId} and erp_config->>${field} = ${sealed}`;
      },
    );
  }
  return done;
}

interface StoredSecret {
  tenantId: string;
  id: string;
  sealed: string;
}

async function eachBatch(
  read: (after: string) => Promise<StoredSecret[]>,
  handle: (row: StoredSecret) => Promise<void>,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await read(after);
    for (const row of rows) await handle(row);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize) return;
  }
}

function reseal(sealed: string, place: SecretPlace, resealing: Resealing, done: Resealed): string {
  const { from, to, onlyOldForm = false, renew = (plain) => plain, tell } = resealing;
  if (onlyOldForm && !sealed.startsWith(oldForm)) return sealed;
  try {
    const anew = to.seal(renew(from.open(sealed, place)), place);
    done.count += 1;
    if (done.count % batchSize === 0) tell(`${done.count} secrets are sealed anew`);
    return anew;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    done.unreadable.push(place);
    return sealed;
  }
}
