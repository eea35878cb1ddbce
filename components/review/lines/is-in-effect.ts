import type { FullOrder } from '@/lib/orders/answers';
import type { LineEdit } from './apply-edits';

/** Whether the lines are already as the edit wants them. An addition never is: its key lets it happen only once. */
export function isInEffect(edit: LineEdit, lines: FullOrder['lines']): boolean {
  const line = lines.find(({ id }) => id === edit.lineId);
  switch (edit.kind) {
    case 'remove':
      return line === undefined;
    case 'restore':
      return line !== undefined;
    case 'add':
      return false;
    case 'choose':
      return (
        line !== undefined &&
        (line.verified || edit.onlyQuantity === true) &&
        line.product?.id === edit.product.id &&
        line.quantity === edit.quantity &&
        (edit.unit === undefined || line.unit === edit.unit)
      );
  }
}
