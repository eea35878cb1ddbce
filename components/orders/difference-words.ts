import { headFields } from '@/lib/orders/head-fields';
import type { Difference } from '@/lib/orders/history-contract';
import type { Words } from '@/lib/words/words';

/** `20 → 25 Brown Bread`, `+ 2 Milk`, `– 3 Hake`, `PO: none → 4711`. */
export function differenceWords({ what, of, before, after }: Difference, t: Words<'orderPages'>): string {
  if (what === 'HEAD') {
    const part = headFields.find((each) => each === of);
    const change = { before: before ?? t('none'), after: after ?? t('none') };
    return part ? t(`head_${part}`, change) : `${of}: ${change.before} → ${change.after}`;
  }
  if (what === 'TOTAL') return t('totalChanged', { before: before ?? t('none'), after: after ?? t('none') });
  if (what === 'PRICE') return `${of}: ${before ?? t('none')} → ${after ?? t('none')}`;
  if (before === null) return `+ ${after} ${of}`;
  if (after === null) return `– ${before} ${of}`;
  return what === 'GOODS' ? `“${of}”: ${before} → ${after}` : `${before} → ${after} ${of}`;
}
