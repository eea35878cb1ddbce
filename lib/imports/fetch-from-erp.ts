import type { Context } from '../context';
import type { Master, MasterRecord } from '../erp/connector';
import { AppError } from '../errors';
import { openErp } from '../tenancy/open-erp';
import { importRows } from './create-import';
import type { Import } from './import-contract';
import type { ErpTarget } from './import-status';
import { requireTarget } from './internal/find-import';

const masters: Record<ErpTarget, Master> = {
  products: 'Inventory',
  customers: 'Customer',
  stock: 'Inventory',
};

/**
 * Reads a master of the tenant's ERP and keeps its records as the rows of an import, whose columns are then looked at, tried
 * and committed like a file's. Throws `erp_not_configured`, and `erp_unreadable` with what the ERP said.
 */
export async function fetchFromErp(ctx: Context, { target }: { target: ErpTarget }): Promise<Import> {
  requireTarget(ctx, target);
  const rows = await recordsOfErp(ctx, target);
  return importRows(ctx, { target, rows, name: nameOfErp(target), source: 'ERP' });
}

/** Every record of the master that holds such data. Throws `erp_not_configured`, `erp_unreadable`. */
export async function recordsOfErp(ctx: Context, target: ErpTarget): Promise<MasterRecord[]> {
  const erp = await openErp(ctx);
  if (erp.readMaster === null) {
    throw new AppError('erp_unreadable', 'This kind of ERP is not read from: it sends its data to the API.');
  }
  const master = masters[target];
  const reading = await erp.readMaster(master);
  if (reading.kind === 'failed') throw new AppError('erp_unreadable', `${reading.message}.`);
  if (reading.records.length === 0) throw new AppError('erp_unreadable', `GET /${master} has no records.`);
  return reading.records;
}

/** What stands in the place of a file's name. */
export const nameOfErp = (target: ErpTarget): string => `ERP: ${masters[target]}`;
