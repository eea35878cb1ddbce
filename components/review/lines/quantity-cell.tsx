'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { lineArithmetic } from '@/components/orders/pack';
import { useFormats } from '@/components/shell/desk-context';
import { Input } from '@/components/ui/input';
import { Quoting } from '@/components/ui/quoting';
import type { FullOrderLine } from '@/lib/orders/answers';
import { useReview } from '../review-context';
import { readTypedQuantity, type TypedQuantity } from './typed-quantity';

/** A quantity as it was asked for, with what it comes to; typed over with Q or a click while the line has the focus. */
export function QuantityCell({ line, isFocused }: { line: FullOrderLine; isFocused: boolean }) {
  const t = useTranslations('reviewLines');
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
          aria-label={t('changeQuantity', { quantity: `${quantity(line.quantity)} ${unit}` })}
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
  const t = useTranslations('reviewLines');
  const { setQuantity, typeQuantity, focus } = useReview();
  const faultId = useId();
  const [text, setText] = useState(String(line.quantity).replace('.', ','));
  const done = useRef(false);
  const typed = readTypedQuantity(text, line.product?.unitOfMeasure, t);
  const fault = 'fault' in typed ? typed.fault : null;

  const close = (save: boolean) => {
    if (done.current || (save && fault !== null)) return;
    done.current = true;
    if (save && !('fault' in typed) && isOther(typed, line)) setQuantity(line, typed);
    typeQuantity(false);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== 'Escape') return;
    close(key === 'Enter');
    if (done.current) focus(line.id);
  };
  return (
    <>
      <Input
        aria-label={t('quantityOf', { phrase: line.rawItemText })}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : faultId}
        // A unit may follow the number, so that no number pad will do.
        inputMode="text"
        autoComplete="off"
        autoFocus
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => close(fault === null)}
        className="ml-auto max-w-24 text-right"
      />
      {fault === null ? null : (
        <span id={faultId} className="block pt-0.5 text-xs text-bad">
          <Quoting text={fault} />
        </span>
      )}
    </>
  );
}

const isOther = ({ quantity, unit }: TypedQuantity, line: FullOrderLine): boolean =>
  quantity !== line.quantity || (unit !== undefined && unit !== line.unit);
