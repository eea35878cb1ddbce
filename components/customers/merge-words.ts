import type { MergePreview } from '@/lib/customers/merge-contract';

export const fieldWords: Record<MergePreview['differences'][number]['field'], string> = {
  name: 'Name',
  erpCustomerId: 'ERP account',
  priceTier: 'Price tier',
};

/** What moves to the survivor, as one reads it: `2 orders (1 still open), 1 phrase`. */
export function describeMoves({
  orders,
  openOrders,
  messages,
  aliases,
  branches,
  identities,
}: MergePreview['moves']): string {
  const parts = [
    orders > 0 ? `${counted(orders, 'order')}${openOrders > 0 ? ` (${openOrders} still open)` : ''}` : '',
    messages > 0 ? counted(messages, 'message') : '',
    aliases > 0 ? counted(aliases, 'taught phrase') : '',
    branches === 0 ? '' : branches === 1 ? '1 branch' : `${branches} branches`,
    ...identities.map(({ value }) => value),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
