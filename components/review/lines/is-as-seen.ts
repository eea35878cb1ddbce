import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import type { LineEdit, SeenLine } from './apply-edits';

export function seenOf({ quantity, unit, product }: FullOrderLine): SeenLine {
  return { quantity, unit, productId: product?.id ?? null };
}

/** The change with what its line said when the clerk began it. */
export function asSeen(edit: LineEdit, line: FullOrderLine | undefined): LineEdit {
  return edit.kind === 'add' || !line ? edit : { ...edit, seen: seenOf(line) };
}

/** Whether the line still says what it said when the clerk changed it. What became of other lines is no matter. */
export function isAsSeen(edit: LineEdit, lines: FullOrder['lines']): boolean {
  if (edit.kind === 'add' || edit.seen === undefined) return true;
  const line = lines.find(({ id }) => id === edit.lineId);
  if (!line) return false;
  const now = seenOf(line);
  const { quantity, unit, productId } = edit.seen;
  return now.quantity === quantity && now.unit === unit && now.productId === productId;
}
