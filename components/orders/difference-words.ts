import type { Difference } from '@/lib/orders/history-contract';

/** Parts of an order's head, as people say them. */
const headWords: Readonly<Record<string, string>> = {
  poNumber: 'PO',
  requestedDate: 'Deliver on',
  window: 'Time',
  shipTo: 'Ship to',
  instructions: 'Note',
  contact: 'Contact',
  delivery: 'Delivery',
  urgent: 'Urgent',
};

/** `20 → 25 Brown Bread`, `+ 2 Milk`, `– 3 Hake`, `PO: none → 4711`. */
export function differenceWords({ what, of, before, after }: Difference): string {
  if (what === 'HEAD') return `${headWords[of] ?? of}: ${before ?? 'none'} → ${after ?? 'none'}`;
  if (before === null) return `+ ${after} ${of}`;
  if (after === null) return `– ${before} ${of}`;
  return what === 'GOODS' ? `“${of}”: ${before} → ${after}` : `${before} → ${after} ${of}`;
}
