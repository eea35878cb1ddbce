'use client';

import { GraduationCap, MessageCircleQuestion, Search, Trash2 } from 'lucide-react';
import { useFormats } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { Quoting } from '@/components/ui/quoting';
import type { FullOrderLine, OfferedProduct } from '@/lib/orders/answers';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';

/** The candidates of the focused line, each with its reason, and what else can be done with the line. */
export function LineDetails({ line }: { line: FullOrderLine }) {
  const { editable } = useReview();
  if (!editable) return null;
  return (
    <tr className="block bg-accent-soft/60 @lines:table-row">
      <td colSpan={5} className="block px-3 pb-3 @lines:table-cell @lines:px-4">
        <div className="overflow-hidden rounded-lg border border-edge bg-paper shadow-sheet">
          <Candidates line={line} />
          <Substitutes line={line} />
          <Actions line={line} />
        </div>
      </td>
    </tr>
  );
}

function Candidates({ line }: { line: FullOrderLine }) {
  const { choose, focus } = useReview();
  if (line.candidates.length === 0) {
    return <p className="px-3 py-2.5 text-soft">Nothing in the catalogue comes close. Search for it.</p>;
  }
  return (
    <ol aria-label="Candidates">
      {line.candidates.map(({ product, reason, confidence }, index) => {
        const isChosen = product.id === line.product?.id;
        return (
          <li key={product.id} className="border-b border-edge">
            <button
              type="button"
              aria-pressed={isChosen}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => {
                choose(line, product);
                focus(line.id);
              }}
              title={`${Math.round(confidence * 100)} % sure`}
              className="flex w-full items-baseline gap-2.5 px-3 py-1.5 text-left -outline-offset-2 hover:bg-hover touch:min-h-11"
            >
              <span
                aria-hidden
                className="grid size-5 shrink-0 place-items-center self-center rounded-sm border border-edge-strong font-mono text-xs text-soft in-aria-pressed:border-accent in-aria-pressed:bg-accent in-aria-pressed:text-on-accent"
              >
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="break-words in-aria-pressed:font-medium">{product.name}</span>{' '}
                <span className="text-xs text-soft">
                  <span className="font-mono">{product.sku}</span> · <Quoting text={reason} />
                </span>
              </span>
              <PaidPrice product={product} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function PaidPrice({ product }: { product: Pick<OfferedProduct, 'unitPrice' | 'unitOfMeasure'> }) {
  const { money } = useFormats();
  return (
    <span className="text-right text-sm whitespace-nowrap text-soft">
      {money(product.unitPrice)} <span className="text-xs">/ {product.unitOfMeasure.toLowerCase()}</span>
    </span>
  );
}

/** What may be sent in the place of goods that are short. */
function Substitutes({ line }: { line: FullOrderLine }) {
  const { choose, focus } = useReview();
  const { quantity } = useFormats();
  const offered = line.substitutes.filter(({ product }) => product.id !== line.product?.id);
  if (offered.length === 0) return null;
  return (
    <div className="border-b border-edge">
      <p className="px-3 pt-2 text-sm font-medium text-warn">Short of stock. In its place:</p>
      <ul aria-label="Substitutes">
        {offered.map(({ product, note, available }) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => {
                choose(line, product);
                focus(line.id);
              }}
              className="flex w-full items-baseline gap-2.5 px-3 py-1.5 text-left -outline-offset-2 hover:bg-hover touch:min-h-11"
            >
              <span className="min-w-0 flex-1">
                <span dir="auto" className="break-words">
                  {product.name}
                </span>{' '}
                <span className="text-xs text-soft">
                  <span className="font-mono">{product.sku}</span>
                  {note ? <span dir="auto"> · {note}</span> : null}
                  {available === null ? null : ` · ${quantity(available)} in stock`}
                </span>
              </span>
              <PaidPrice product={product} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ line }: { line: FullOrderLine }) {
  const { show, teach, remove } = useReview();
  return (
    <div className="flex flex-wrap items-center gap-1 bg-sunken px-2 py-1.5">
      <Button size="small" tone="quiet" aria-label="Search products" onClick={() => show('search')}>
        <Search aria-hidden />
        Search
        <KeyHint action="search" />
      </Button>
      <Button size="small" tone="quiet" disabled={!line.product} onClick={() => teach(line, 'CUSTOMER')}>
        <GraduationCap aria-hidden />
        Teach for this customer
        <KeyHint action="teachCustomer" />
      </Button>
      <Button
        size="small"
        tone="quiet"
        disabled={!line.product}
        aria-label="Teach for everyone"
        onClick={() => teach(line, 'TENANT')}
      >
        for everyone
        <KeyHint action="teachEveryone" />
      </Button>
      <Button size="small" tone="quiet" onClick={() => show('ask')}>
        <MessageCircleQuestion aria-hidden />
        Ask the customer
        <KeyHint action="ask" />
      </Button>
      <Button size="small" tone="quiet" className="ml-auto" onClick={() => remove(line)}>
        <Trash2 aria-hidden />
        Remove
        <KeyHint action="removeLine" />
      </Button>
    </div>
  );
}
