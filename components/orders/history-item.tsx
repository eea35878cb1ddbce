import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { describeEvent } from '@/components/audit/describe-event';
import { deliveryWords } from '@/components/customers/delivery-words';
import type { Difference, HistoryEntry } from '@/lib/orders/history-contract';
import { differenceWords } from './difference-words';

type Of<Kind> = Extract<HistoryEntry, { kind: Kind }>;

/** One thing that happened to an order. */
export function HistoryItem({
  entry,
  time,
  erpAttempts,
}: {
  entry: HistoryEntry;
  time: string;
  /** Tries to create the order in the ERP. */
  erpAttempts: number;
}) {
  if (entry.kind === 'TOLD') return <Told entry={entry} time={time} />;
  if (entry.kind === 'WEBHOOK') return <Sent entry={entry} time={time} />;
  return <Done entry={entry} time={time} erpAttempts={erpAttempts} />;
}

/** Acts after which the number of tries is final. */
const endsOfTrying = ['order.completed', 'order.sync_failed', 'order.in_doubt'];

function Done({ entry, time, erpAttempts }: { entry: Of<'DONE'>; time: string; erpAttempts: number }) {
  const { title, detail } = describeEvent(entry);
  const { differences, actor, action } = entry;
  const tries = endsOfTrying.includes(action) && erpAttempts > 1 ? ` after ${erpAttempts} tries` : '';
  return (
    <Item title={title + tries} foot={`${time} · ${actor.kind === 'system' ? 'the service' : actor.name}`}>
      {differences.length > 0 ? <Differences differences={differences} /> : detail}
    </Item>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul>
      {differences.map((difference) => (
        <li key={difference.of}>{differenceWords(difference)}</li>
      ))}
    </ul>
  );
}

const toldTitles: Record<string, string> = {
  COMPLETED: 'Customer told: order placed',
  CANCELLED: 'Customer told: order rejected',
  SPLIT: 'Customer told: order split',
  MESSAGE: 'Written to the customer',
  QUESTION: 'Customer asked',
};

function Told({ entry, time }: { entry: Of<'TOLD'>; time: string }) {
  const { about, to, words, writtenBy, status, error } = entry;
  return (
    <Item
      tone={status === 'FAILED' ? 'bad' : undefined}
      title={toldTitles[about] ?? 'Customer told'}
      foot={`${time} · ${writtenBy ?? 'the service'}`}
    >
      <p dir="auto" className="line-clamp-4 whitespace-pre-wrap">
        {words === '' ? 'What it said is no longer kept.' : words}
      </p>
      <p className={status === 'FAILED' ? 'text-bad' : undefined}>
        {deliveryWords[status]}
        {to ? ` to ${to}` : ''}
        {error ? `: ${error}` : ''}
      </p>
    </Item>
  );
}

const sentTitles: Record<Of<'WEBHOOK'>['status'], string> = {
  PENDING: 'Webhook on its way',
  DELIVERED: 'Webhook delivered',
  FAILED: 'Webhook not delivered',
};

function Sent({ entry, time }: { entry: Of<'WEBHOOK'>; time: string }) {
  const { event, url, status, attempts, statusCode, error } = entry;
  const outcome = [
    statusCode === null ? error : `answered ${statusCode}`,
    attempts > 1 ? `${attempts} tries` : null,
  ].filter(Boolean);
  return (
    <Item
      tone={status === 'FAILED' ? 'bad' : undefined}
      title={sentTitles[status]}
      foot={`${time} · ${event}`}
    >
      <p>{url}</p>
      {outcome.length > 0 ? <p>{outcome.join(', ')}</p> : null}
    </Item>
  );
}

function Item({
  title,
  foot,
  tone,
  children,
}: {
  title: string;
  foot: string;
  tone?: 'bad' | undefined;
  children: ReactNode;
}) {
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 border-l border-edge pb-4 pl-4 last:border-transparent last:pb-0',
        'before:absolute before:top-1.5 before:-left-1 before:size-2 before:rounded-full',
        tone === 'bad' ? 'before:bg-bad' : 'before:bg-edge-strong',
      )}
    >
      <p className={clsx('font-medium', tone === 'bad' && 'text-bad')}>{title}</p>
      {children ? <div className="text-sm wrap-anywhere text-soft">{children}</div> : null}
      <p className="text-xs text-soft">{foot}</p>
    </li>
  );
}
