import type { ImportStatus, ImportTarget, RowAction } from '@/lib/imports/import-status';

export const targetWords: Readonly<Record<ImportTarget, string>> = {
  products: 'Products',
  prices: 'Prices',
  specialPrices: 'Prices of customers, or for a time',
  customers: 'Customers',
  codes: 'Customer item codes',
  aliases: 'Learned phrases',
  stock: 'Stock',
  history: 'Order history',
  branches: 'Branches of customers',
  locations: 'Locations',
};

export const statusWords: Readonly<
  Record<ImportStatus, { words: string; tone: 'plain' | 'good' | 'warn' | 'bad' | 'info' }>
> = {
  UPLOADED: { words: 'Columns to confirm', tone: 'info' },
  CHECKING: { words: 'Dry run under way', tone: 'info' },
  CHECKED: { words: 'Ready to store', tone: 'warn' },
  COMMITTING: { words: 'Being stored', tone: 'info' },
  COMMITTED: { words: 'Stored', tone: 'good' },
  UNDOING: { words: 'Being undone', tone: 'info' },
  UNDONE: { words: 'Undone', tone: 'plain' },
  FAILED: { words: 'Not read', tone: 'bad' },
  EXPIRED: { words: 'Left for too long', tone: 'plain' },
};

export const actionWords: Readonly<Record<RowAction, string>> = {
  CREATE: 'New',
  UPDATE: 'Changed',
  UNCHANGED: 'Unchanged',
  REJECTED: 'With errors',
  SUPERSEDED: 'Said again below',
  SKIPPED: 'Totals, left out',
};

export const isAtWork = (status: ImportStatus): boolean =>
  status === 'CHECKING' || status === 'COMMITTING' || status === 'UNDOING';

/** `about 40 s left`, `about 3 min left`. */
export function timeLeftWords(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 90 ? `about ${Math.max(1, seconds)} s left` : `about ${Math.round(seconds / 60)} min left`;
}
