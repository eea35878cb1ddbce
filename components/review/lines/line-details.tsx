'use client';

import { Check, GraduationCap, MessageCircleQuestion, Search, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { Quoting } from '@/components/ui/quoting';
import type { FullOrderLine, OfferedProduct } from '@/lib/orders/answers';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { mayConfirm } from './only-doubts';

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
  const t = useTranslations('reviewLines');
  const { choose, focus } = useReview();
  if (line.candidates.length === 0) {
    // What a person has added or chosen was looked for already.
    return line.verified ? null : <p className="px-3 py-2.5 text-soft">{t('nothingClose')}</p>;
  }
  return (
    <ol aria-label={t('candidates')}>
      {line.candidates.map(({ product, reason, confidence, isDiscontinued }, index) => {
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
              title={t('sure', { percent: String(Math.round(confidence * 100)) })}
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
                  {isDiscontinued ? <span className="text-warn">{t('discontinued')} · </span> : null}
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
  const t = useTranslations('reviewLines');
  const { choose, focus } = useReview();
  const { quantity } = useFormats();
  const offered = line.substitutes.filter(({ product }) => product.id !== line.product?.id);
  if (offered.length === 0) return null;
  return (
    <div className="border-b border-edge">
      <p className="px-3 pt-2 text-sm font-medium text-warn">{t('inStead')}</p>
      <ul aria-label={t('substitutes')}>
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
                  {available === null ? null : ` · ${t('inStock', { quantity: quantity(available) })}`}
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
  const t = useTranslations('reviewLines');
  const { show, teach, remove, confirm } = useReview();
  return (
    <div className="flex flex-wrap items-center gap-1 bg-sunken px-2 py-1.5">
      {mayConfirm(line) ? (
        <Button size="small" className="@lines:hidden" onClick={() => confirm(line)}>
          <Check aria-hidden />
          {t('confirm')}
        </Button>
      ) : null}
      <Button size="small" tone="quiet" aria-label={t('searchProducts')} onClick={() => show('search')}>
        <Search aria-hidden />
        {t('search')}
        <KeyHint action="search" />
      </Button>
      <Button size="small" tone="quiet" disabled={!line.product} onClick={() => teach(line, 'CUSTOMER')}>
        <GraduationCap aria-hidden />
        {t('teachCustomer')}
        <KeyHint action="teachCustomer" />
      </Button>
      <Button
        size="small"
        tone="quiet"
        disabled={!line.product}
        aria-label={t('teachEveryone')}
        onClick={() => teach(line, 'TENANT')}
      >
        {t('forEveryone')}
        <KeyHint action="teachEveryone" />
      </Button>
      <Button size="small" tone="quiet" onClick={() => show('ask')}>
        <MessageCircleQuestion aria-hidden />
        {t('askCustomer')}
        <KeyHint action="ask" />
      </Button>
      <Button size="small" tone="quiet" className="ml-auto" onClick={() => remove(line)}>
        <Trash2 aria-hidden />
        {t('remove')}
        <KeyHint action="removeLine" />
      </Button>
    </div>
  );
}
