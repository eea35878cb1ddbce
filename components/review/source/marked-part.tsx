import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AccountedPart } from '@/lib/orders/answers';
import { goToLeftOut } from './left-outs';

const headWords: Readonly<Record<string, string>> = {
  address: 'Place',
  code: 'Number of a document',
  date: 'Date',
  label: 'About the order',
  phone: 'Phone number',
  reservation: 'Reservation',
  time: 'Time',
  poNumber: 'PO number',
  requestedDate: 'Deliver on',
  window: 'Hours of delivery',
  shipTo: 'Ship to',
  instructions: 'Note',
  contact: 'Contact',
  delivery: 'Deliver or collect',
  urgent: 'Urgent',
};

/** A part of the message that is no line: of the order's head, or left out. A word says which, beside its look. */
export function MarkedPart({ part, children }: { part: AccountedPart; children: ReactNode }) {
  if (part.as === 'head') {
    return (
      <span
        title={`${headWords[part.reason ?? ''] ?? 'About the order'}: no goods`}
        className="border-b-2 border-info/50 border-double"
      >
        {children}
      </span>
    );
  }
  const words = `left out: ${part.reason ?? 'not ordered'}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same parts are reached by key below the lines.
    <mark
      title={`We ${words}`}
      onClick={part.doubtful ? () => goToLeftOut(part.start) : undefined}
      className={clsx(
        'underline underline-offset-4',
        part.doubtful
          ? 'cursor-pointer rounded-sm bg-warn-soft text-ink decoration-warn decoration-wavy hover:bg-hover'
          : 'bg-transparent text-soft decoration-dashed',
      )}
    >
      {children}
      <sup className={clsx('pl-1 text-xs no-underline', part.doubtful ? 'text-warn' : 'text-soft')}>
        {part.doubtful ? 'left out?' : 'left out'}
      </sup>
    </mark>
  );
}
