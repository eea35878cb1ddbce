'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { lineArithmetic } from '@/components/orders/pack';
import { useFormats } from '@/components/shell/desk-context';
import { parseDecimal } from '@/components/shell/formats';
import { Input } from '@/components/ui/input';
import type { FullOrderLine } from '@/lib/orders/answers';
import { useReview } from '../review-context';

/** A quantity as it was asked for, with what it comes to; typed over with Q or a click while the line has the focus. */
export function QuantityCell({ line, isFocused }: { line: FullOrderLine; isFocused: boolean }) {
  const { editable, typingQuantity, typeQuantity } = useReview();
  const { quantity } = useFormats();
  if (isFocused && editable && typingQuantity) return <QuantityInput line={line} />;

  const unit = (line.unit ?? line.product?.unitOfMeasure ?? '').toLowerCase();
  const shown = (
    <>
      <span className="font-medium">{quantity(line.quantity)}</span> <span className="text-soft">{unit}</span>
    </>
  );
  const pack = lineArithmetic(line);
  return (
    <>
      {isFocused && editable ? (
        <button
          type="button"
          aria-label={`Change the quantity, now ${quantity(line.quantity)} ${unit}`}
          onClick={() => typeQuantity(true)}
          className="-mx-1.5 -my-0.5 rounded-md border border-edge-strong bg-raised px-1.5 py-px whitespace-nowrap hover:bg-hover touch:min-h-11 touch:px-3"
        >
          {shown}
        </button>
      ) : (
        <span className="whitespace-nowrap">{shown}</span>
      )}
      {pack ? <span className="block text-xs text-soft @max-lines:hidden">{pack}</span> : null}
    </>
  );
}

function QuantityInput({ line }: { line: FullOrderLine }) {
  const { setQuantity, typeQuantity, focus } = useReview();
  const [text, setText] = useState(String(line.quantity).replace('.', ','));
  const done = useRef(false);
  const value = parseDecimal(text);
  const wrong = value === null || value <= 0 || value > 1_000_000;

  const close = (save: boolean) => {
    if (done.current || (save && wrong)) return;
    done.current = true;
    if (save && value !== null && value !== line.quantity) setQuantity(line, value);
    typeQuantity(false);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== 'Escape') return;
    close(key === 'Enter');
    if (done.current) focus(line.id);
  };
  return (
    <Input
      aria-label={`Quantity of ${line.rawItemText}`}
      aria-invalid={wrong ? true : undefined}
      title={wrong ? 'More than 0, at most three decimals, such as 12 or 2,5' : undefined}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      value={text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => close(!wrong)}
      className="ml-auto max-w-24 text-right"
    />
  );
}
