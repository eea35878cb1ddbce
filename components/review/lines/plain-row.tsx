'use client';

import { lineArithmetic } from '@/components/orders/pack';
import { useFormats } from '@/components/shell/desk-context';
import type { FullOrderLine } from '@/lib/orders/answers';
import { useReview } from '../review-context';
import { lineStateOf } from './line-state';
import { LineStateBadge } from './line-state-badge';

/** A line of a long order about which there is nothing to decide, 32 px low; it opens when it gets the focus. */
export function PlainRow({ line }: { line: FullOrderLine }) {
  const { focus } = useReview();
  const { money, quantity } = useFormats();
  const unit = (line.unit ?? line.product?.unitOfMeasure ?? '').toLowerCase();
  return (
    <tr
      onClick={() => focus(line.id)}
      className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-3 px-3 py-1 hover:bg-hover touch:min-h-11 @lines:table-row"
    >
      <td className="@max-lines:hidden @lines:py-1 @lines:pr-2 @lines:pl-4">
        <LineStateBadge state={lineStateOf(line)} />
      </td>
      <th scope="row" className="min-w-0 font-normal @lines:px-2 @lines:py-1">
        <button
          type="button"
          data-review-line={line.id}
          tabIndex={-1}
          onClick={() => focus(line.id)}
          dir="auto"
          title={line.rawItemText}
          className="block w-full truncate rounded-sm text-left font-medium"
        >
          {line.rawItemText}
        </button>
      </th>
      <td className="order-3 col-span-2 min-w-0 truncate @max-lines:text-xs @lines:px-2 @lines:py-1">
        <span title={line.product?.name}>{line.product?.name}</span>{' '}
        <span className="font-mono text-xs text-soft">{line.product?.sku}</span>
      </td>
      <td
        title={lineArithmetic(line) ?? undefined}
        className="text-right whitespace-nowrap @lines:px-2 @lines:py-1"
      >
        <span className="font-medium">{quantity(line.quantity)}</span>{' '}
        <span className="text-soft">{unit}</span>
      </td>
      <td className="text-right whitespace-nowrap @max-lines:hidden @lines:py-1 @lines:pr-4 @lines:pl-2">
        {line.subtotal === null ? null : <span className="font-medium">{money(line.subtotal)}</span>}
      </td>
    </tr>
  );
}
