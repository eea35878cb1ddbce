import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import type { LineEdit, SeenLine } from './apply-edits';

export function seenOf({ quantity, unit, product }: FullOrderLine): SeenLine {
  return { quantity, unit, productId: product?.id ?? null };
}

type ChangeOfLine = Extract<LineEdit, { kind: 'choose' | 'remove' }>;

/** It changes a line that is there, and that another clerk may have changed. */
export const hasSeen = (edit: LineEdit): edit is ChangeOfLine =>
  edit.kind === 'choose' || edit.kind === 'remove';

/** The change with what its line said when the clerk began it. */
export function asSeen(edit: LineEdit, line: FullOrderLine | undefined): LineEdit {
  return hasSeen(edit) && line ? { ...edit, seen: seenOf(line) } : edit;
}

/** Whether the line still says what it said when the clerk changed it. What became of other lines is no matter. */
export function isAsSeen(edit: LineEdit, lines: FullOrder['lines']): boolean {
  if (!hasSeen(edit) || edit.seen === undefined) return true;
  const line = lines.find(({ id }) => id === edit.lineId);
  if (!line) return false;
  const now = seenOf(line);
  const { quantity, unit, productId } = edit.seen;
  return now.quantity === quantity && now.unit === unit && now.productId === productId;
}
