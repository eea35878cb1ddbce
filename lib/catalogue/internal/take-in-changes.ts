import { and, asc, gt } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { catalogueChanges } from '@/db/schema/catalogue-changes';
import { inTenant } from '@/db/tenant';
import type { Context } from '../../context';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { addCustomerCode } from '../../matching/index/customer-codes';
import { removeAlias, upsertAlias } from '../../matching/index/upsert-alias';
import { removeProduct, upsertProduct } from '../../matching/index/upsert-product';
import { readAliases, readCodes, readSomeProducts } from './read-catalogue';

/** More are as soon read and built anew, in slices that hold nobody up. */
const mostChanges = 1_000;
/** What was taken out of an index stays in its lists: with more than this share of it, it is built anew. */
const mostRemoved = 0.25;
/** So little never matters. */
const fewRemoved = 200;

/**
 * Takes into an index, in place, what has changed since a version of its catalogue. False, and the index is as it was, where
 * that cannot be told any more or is too much.
 */
export async function takeInChanges(
  ctx: Pick<Context, 'tenantId'>,
  index: CatalogueIndex,
  since: number,
): Promise<boolean> {
  if (index.removed.size > fewRemoved + mostRemoved * index.liveProducts) return false;
  const changed = await inTenant(ctx, (tx) => readChanges(tx, ctx, since));
  if (changed === null) return false;
  // All at once, so that no message is read by half of it.
  const { products, aliases, codes } = changed;
  for (const [id, product] of products) product ? upsertProduct(index, product) : removeProduct(index, id);
  for (const [id, alias] of aliases) alias ? upsertAlias(index, alias) : removeAlias(index, id);
  if (codes) {
    index.customerCodes.clear();
    for (const code of codes) addCustomerCode(index, code);
  }
  return true;
}

/** The rows that changed as they are now, by their ids, and undefined for those that are gone; null when nobody can tell which. */
async function readChanges(tx: Transaction, ctx: Pick<Context, 'tenantId'>, since: number) {
  const changes = await tx
    .select()
    .from(catalogueChanges)
    .where(and(mine(catalogueChanges, ctx), gt(catalogueChanges.version, since)))
    .orderBy(asc(catalogueChanges.version), asc(catalogueChanges.position))
    .limit(mostChanges + 1);
  // The next version is missing where the account does not reach back that far.
  if (changes[0]?.version !== since + 1 || changes.length > mostChanges) return null;
  if (changes.some(({ kind }) => kind === 'ALL')) return null;
  const idsOf = (wanted: 'PRODUCT' | 'ALIAS') => [
    ...new Set(
      changes.flatMap(({ kind, subjectId }) => (kind === wanted && subjectId !== null ? [subjectId] : [])),
    ),
  ];
  const [productIds, aliasIds] = [idsOf('PRODUCT'), idsOf('ALIAS')];
  const haveCodes = changes.some(({ kind }) => kind === 'CODES');
  return {
    products: byId(productIds, await readSomeProducts(tx, ctx, productIds)),
    aliases: byId(aliasIds, await readAliases(tx, ctx, aliasIds)),
    codes: haveCodes ? await readCodes(tx, ctx) : null,
  };
}

function byId<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id): [string, Row | undefined] => [id, found.get(id)]);
}
