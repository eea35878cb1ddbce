import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { describeOrderEvent } from '@/components/audit/describe-order-event';
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
  const t = useTranslations('orderPages');
  const { title, detail } = describeOrderEvent(entry, useTranslations('events'));
  const { differences, actor, action } = entry;
  const isTried = endsOfTrying.includes(action) && erpAttempts > 1;
  return (
    <Item
      title={isTried ? t('afterTries', { title, count: String(erpAttempts) }) : title}
      foot={`${time} · ${actor.kind === 'system' ? t('byService') : actor.name}`}
    >
      {differences.length > 0 ? <Differences differences={differences} /> : detail}
    </Item>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('orderPages');
  return (
    <ul>
      {differences.map((difference) => (
        <li key={`${difference.what} ${difference.of} ${difference.after}`}>
          {differenceWords(difference, t)}
        </li>
      ))}
    </ul>
  );
}

/** What customers are told of, as `told_SPLIT`. */
const toldOf = ['COMPLETED', 'CANCELLED', 'SPLIT', 'MESSAGE', 'QUESTION'] as const;

function Told({ entry, time }: { entry: Of<'TOLD'>; time: string }) {
  const t = useTranslations('orderPages');
  const state = useTranslations('status')(`delivery_${entry.status}`);
  const { about, to, words, writtenBy, status, error } = entry;
  return (
    <Item
      tone={status === 'FAILED' ? 'bad' : undefined}
      title={t(`told_${toldOf.find((each) => each === about) ?? 'other'}`)}
      foot={`${time} · ${writtenBy ?? t('byService')}`}
    >
      <p dir="auto" className="line-clamp-4 whitespace-pre-wrap">
        {words === '' ? t('notKeptWords') : words}
      </p>
      <p className={status === 'FAILED' ? 'text-bad' : undefined}>
        {to ? t('toldTo', { state, address: to }) : state}
        {error ? `: ${error}` : ''}
      </p>
    </Item>
  );
}

function Sent({ entry, time }: { entry: Of<'WEBHOOK'>; time: string }) {
  const t = useTranslations('orderPages');
  const { event, url, status, attempts, statusCode, error } = entry;
  const outcome = [
    statusCode === null ? error : t('answered', { code: String(statusCode) }),
    attempts > 1 ? t('tries', { count: String(attempts) }) : null,
  ].filter(Boolean);
  return (
    <Item
      tone={status === 'FAILED' ? 'bad' : undefined}
      title={t(`webhook_${status}`)}
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
