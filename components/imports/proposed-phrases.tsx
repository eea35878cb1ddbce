'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Formats } from '@/components/shell/formats';
import { useSave } from '@/components/shell/use-save';
import { useOnce } from '@/components/shell/use-submit-once';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { callApi } from '@/lib/api/call-api';
import type { ProposedPhrase } from '@/lib/catalogue/phrase-contract';

const keyOf = ({ customerId, productId, text }: ProposedPhrase) => `${customerId} ${productId} ${text}`;

/** What customers call products in the imported history; all of it is chosen until somebody says otherwise. */
export function ProposedPhrases({
  phrases,
  days,
}: {
  phrases: readonly ProposedPhrase[];
  /** By phrase, when it was said last. */
  days: readonly ReturnType<Formats['day']>[];
}) {
  const t = useTranslations('imports');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = phrases.filter((phrase) => !left.has(keyOf(phrase)));
  const save = useSave(
    () =>
      callApi('POST /api/phrases/take', {
        body: {
          phrases: chosen.map(({ kind, customerId, productId, text }) => ({
            ...{ kind, customerId, productId, text },
          })),
        },
      }),
    { done: t('tookDone'), failed: t('tookNot') },
  );
  const take = useOnce(save);
  const choose = (some: readonly ProposedPhrase[], isChosen: boolean) => {
    const next = new Set(left);
    for (const each of some) {
      if (isChosen) next.delete(keyOf(each));
      else next.add(keyOf(each));
    }
    setLeft(next);
  };
  return (
    <div className="grid gap-4">
      <div>
        <Button tone="primary" disabled={chosen.length === 0 || save.isPending} onClick={() => take()}>
          {save.isPending
            ? t('teaching')
            : t('teachSome', { count: String(chosen.length), total: String(phrases.length) })}
        </Button>
      </div>
      <Table caption={t('phrasesCaption')}>
        <TableHead>
          <HeadCell>
            <Checkbox
              label={t('all')}
              checked={chosen.length === phrases.length}
              mixed={chosen.length > 0 && chosen.length < phrases.length}
              onChange={(isChosen) => choose(phrases, isChosen)}
            />
          </HeadCell>
          <HeadCell className="w-1/4">{t('theySay')}</HeadCell>
          <HeadCell className="w-2/5">{t('andGet')}</HeadCell>
          <HeadCell className="w-1/4">{t('customer')}</HeadCell>
          <HeadCell>{t('orders')}</HeadCell>
          <HeadCell>{t('last')}</HeadCell>
        </TableHead>
        <TableBody>
          {phrases.map((phrase, at) => (
            <PhraseRow
              key={keyOf(phrase)}
              phrase={phrase}
              day={days[at] ?? ''}
              isChosen={!left.has(keyOf(phrase))}
              onChoose={(isChosen) => choose([phrase], isChosen)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function PhraseRow({
  phrase: { kind, text, sku, productName, customerName, times, otherwise },
  day,
  isChosen,
  onChoose,
}: {
  phrase: ProposedPhrase;
  day: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const t = useTranslations('imports');
  return (
    <Row>
      <Cell>
        <Checkbox
          label={t('phraseOf', { phrase: text, name: customerName })}
          checked={isChosen}
          onChange={onChoose}
        />
      </Cell>
      <th scope="row" className="min-w-32 px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
        <span dir="auto" className="line-clamp-3">
          {text}
        </span>
        {kind === 'CODE' ? (
          <span className="block text-xs font-normal text-soft">{t('theirCode')}</span>
        ) : null}
      </th>
      <Cell label={t('andGet')}>
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-3 wrap-anywhere">
            {productName}
          </span>
          <span className="block font-mono text-xs wrap-anywhere text-soft">{sku}</span>
        </span>
      </Cell>
      <Cell label={t('customer')}>
        <span dir="auto" className="line-clamp-3 wrap-anywhere">
          {customerName}
        </span>
      </Cell>
      <Cell label={t('orders')} className="whitespace-nowrap">
        <span>
          {times} ×
          {otherwise > 0 ? (
            <span className="block text-xs text-soft">{t('timesElse', { count: String(otherwise) })}</span>
          ) : null}
        </span>
      </Cell>
      <Cell label={t('last')} className="whitespace-nowrap text-soft">
        {day}
      </Cell>
    </Row>
  );
}
