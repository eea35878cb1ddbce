'use client';

import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { HeadEditor } from './head-editor';
import { headPartNames } from './head-parts';
import { doubtsOf, headText } from './head-text';
import { ReadBackNote } from './read-back-note';

/** What the order says as a whole, above its lines: when, where to, under which number, and what to mind. */
export function HeadStrip() {
  const t = useTranslations('reviewHead');
  const formats = useFormats();
  const { order, editable, headPart, showHead } = useReview();
  const isEmpty = headPartNames.every((part) => headText(order.head, part, { t, formats }) === '');
  if (!editable && isEmpty) return null;
  return (
    <section aria-label={t('delivery')} className="border-b border-edge px-3 py-2 md:px-4">
      <ul className="grid grid-cols-2 gap-1 @lines:grid-cols-4">
        {headPartNames.map((part) => (
          <li key={part} className="min-w-0">
            <Part part={part} />
          </li>
        ))}
      </ul>
      <ReadBackNote />
      {editable && headPart ? (
        <HeadEditor key={`${order.id} ${headPart}`} part={headPart} onClose={() => showHead(null)} />
      ) : null}
    </section>
  );
}

function Part({ part }: { part: (typeof headPartNames)[number] }) {
  const { order, editable, headPart, showHead } = useReview();
  const t = useTranslations('reviewHead');
  const formats = useFormats();
  const text = headText(order.head, part, { t, formats });
  const isMissing = part === 'po' && order.poNumberMissing;
  const isDoubtful = isMissing || doubtsOf(order, part, formats).length > 0;
  const shown = (
    <>
      <span className="flex items-center gap-1 text-xs text-soft">
        {isDoubtful ? <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-warn" /> : null}
        {t(`part_${part}`)}
        {part === 'when' && editable ? <KeyHint action="head" /> : null}
      </span>
      <span
        dir="auto"
        title={text}
        className={clsx(
          'block truncate text-sm',
          isDoubtful ? 'text-warn' : text ? 'font-medium' : 'text-soft',
        )}
      >
        {isMissing ? t('requiredMissing') : text || '–'}
        {isDoubtful && !isMissing ? <span className="sr-only"> {t('toBeChecked')}</span> : null}
      </span>
    </>
  );
  if (!editable) return <div className="min-w-0 px-2 py-1">{shown}</div>;
  return (
    <button
      type="button"
      data-head-part={part}
      aria-expanded={headPart === part}
      onClick={() => showHead(headPart === part ? null : part)}
      className={clsx(
        'block w-full min-w-0 rounded-md px-2 py-1 text-left hover:bg-hover touch:min-h-11',
        headPart === part && 'bg-sunken',
      )}
    >
      {shown}
    </button>
  );
}
