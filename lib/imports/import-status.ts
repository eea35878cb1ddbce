/** What can be imported. */
export const importTargets = [
  'products',
  'prices',
  'specialPrices',
  'customers',
  'codes',
  'aliases',
  'stock',
  'history',
  'branches',
  'locations',
] as const;
export type ImportTarget = (typeof importTargets)[number];

/**
 * How far an import has come. CHECKING, COMMITTING and UNDOING are at work; EXPIRED ones were left for a day, and what
 * they held is gone.
 */
export const importStatuses = [
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'COMMITTING',
  'COMMITTED',
  'UNDOING',
  'UNDONE',
  'FAILED',
  'EXPIRED',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/**
 * What becomes of a row. SUPERSEDED: a later row of the file says the same thing anew, and counts. SKIPPED: no record,
 * as a row of totals.
 */
export const rowActions = ['CREATE', 'UPDATE', 'UNCHANGED', 'REJECTED', 'SUPERSEDED', 'SKIPPED'] as const;
export type RowAction = (typeof rowActions)[number];

/** Where an import came from: sent to us, read from the ERP for somebody, or read from it by night. */
export const importSources = ['SENT', 'ERP', 'ERP_NIGHTLY'] as const;
export type ImportSource = (typeof importSources)[number];

/** A column of the file and what is read from it; null: nothing. */
export interface ImportColumn {
  header: string;
  field: string | null;
  /** Of `tierPrice`: for which price tier. */
  tier?: string | undefined;
}

/** What is wrong with one value, in words. */
export interface RowFault {
  field: string;
  found: string;
  expected: string;
}

export type ImportCounts = Record<RowAction, number> & { warnings: number };

/** What an ERP can be read for. */
export const erpTargets = ['products', 'customers', 'stock'] as const satisfies readonly ImportTarget[];
export type ErpTarget = (typeof erpTargets)[number];
/** What it can be read for by night. Stock is counted here between two readings: a night's would take back what was picked. */
export const nightlyTargets = ['products', 'customers'] as const satisfies readonly ErpTarget[];
export type NightlyTarget = (typeof nightlyTargets)[number];
