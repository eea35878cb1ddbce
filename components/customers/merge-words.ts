import type { MergePreview } from '@/lib/customers/merge-contract';
import type { Words } from '@/lib/words/words';

/** What moves to the survivor, as one reads it: `2 orders (1 still open), 1 taught phrase`. */
export function describeMoves(
  { orders, openOrders, messages, aliases, branches, identities }: MergePreview['moves'],
  t: Words<'customerPage'>,
): string {
  const parts = [
    orders > 0 ? t('movedOrders', { count: orders, open: openOrders }) : '',
    messages > 0 ? t('movedMessages', { count: messages }) : '',
    aliases > 0 ? t('movedAliases', { count: aliases }) : '',
    branches > 0 ? t('movedBranches', { count: branches }) : '',
    ...identities.map(({ value }) => value),
  ].filter((part) => part !== '');
  return parts.length === 0 ? t('movedNothing') : parts.join(', ');
}
