/**
 * A customer's number of an order as it is compared with others: its letters and digits in upper case, without `PO` and
 * zeros before it, so that `po-0447/1`, `PO 4471` and `4471` are one. Null when nothing is left.
 */
export function poKeyOf(poNumber: string | null | undefined): string | null {
  const letters = (poNumber ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const key = letters.replace(/^(?:PO)?0*/u, '');
  return key === '' ? null : key.slice(0, 100);
}
