import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { getTenant } from '../tenancy/get-tenant';
import { type ExportFormat, exportContentTypes } from './export-format';
import type { Sheet } from './sheet';
import { writeCsv } from './writing/write-csv';
import { writeXlsx } from './writing/write-xlsx';

export interface ExportedFile {
  fileName: string;
  contentType: string;
  parts: AsyncGenerator<Uint8Array>;
}

/**
 * A list as a file for the tenant's spreadsheet, written while it is read. That somebody took it is recorded, with the names of
 * the filters but not what was typed into them, which may be a customer's name.
 */
export async function exportSheet(
  ctx: Context,
  sheet: Sheet,
  { format, ...filters }: { format: ExportFormat } & Record<string, unknown>,
): Promise<ExportedFile> {
  const used = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const tenant = await inTenant(ctx, async (tx) => {
    await recordAudit(tx, ctx, {
      action: 'list.exported',
      data: { list: sheet.name, format, filters: used },
    });
    return getTenant(tx, ctx);
  });
  return {
    fileName: `${sheet.name.replaceAll(' ', '-')}.${format}`,
    contentType: format === 'csv' ? `${exportContentTypes.csv}; charset=utf-8` : exportContentTypes[format],
    parts: format === 'csv' ? writeCsv(sheet, tenant) : writeXlsx(sheet, tenant),
  };
}
