'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input, Select } from '@/components/ui/input';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Import, ImportedRow } from '@/lib/imports/import-contract';
import type { ImportColumn } from '@/lib/imports/import-status';

export interface FieldChoice {
  name: string;
  label: string;
  isRequired: boolean;
}

const samplesShown = 3;

/** What each column of the file holds, with its first values beside it. */
export function ImportColumns({
  found,
  rows,
  fields,
  isBusy,
  onChosen,
}: {
  found: Import;
  rows: readonly ImportedRow[];
  fields: readonly FieldChoice[];
  isBusy: boolean;
  onChosen: (columns: ImportColumn[]) => void;
}) {
  const t = useTranslations('imports');
  const [chosen, setChosen] = useState<readonly ImportColumn[]>(found.columns);
  const set = (at: number, change: Partial<ImportColumn>) =>
    setChosen(chosen.map((column, index) => (index === at ? { ...column, ...change } : column)));
  const missing = fields.filter(
    ({ name, isRequired }) => isRequired && !chosen.some(({ field }) => field === name),
  );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(
          chosen.map(({ tier, ...column }) => (column.field === 'tierPrice' ? { ...column, tier } : column)),
        );
      }}
    >
      <Table caption={t('columnsCaption')}>
        <TableHead>
          <HeadCell>{t('column')}</HeadCell>
          <HeadCell>{t('holds')}</HeadCell>
          <HeadCell className="w-full">{t('firstValues')}</HeadCell>
        </TableHead>
        <TableBody>
          {chosen.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Titles may repeat, and columns never move.
            <Row key={`${at} ${column.header}`}>
              <th scope="row" className="max-w-64 px-3 py-2 font-medium break-words @max-2xl:p-0">
                {column.header || t('columnNumber', { number: String(at + 1) })}
              </th>
              <Cell label={t('holds')} className="min-w-52">
                <span className="grid gap-1">
                  <Select
                    aria-label={
                      column.header
                        ? t('whatColumnHolds', { column: column.header })
                        : t('whatNumberHolds', { number: String(at + 1) })
                    }
                    value={column.field ?? ''}
                    onChange={(event) =>
                      set(at, { field: event.target.value === '' ? null : event.target.value })
                    }
                  >
                    <option value="">{t('notRead')}</option>
                    {fields.map(({ name, label, isRequired }) => (
                      <option key={name} value={name}>
                        {isRequired ? t('needed', { label }) : label}
                      </option>
                    ))}
                  </Select>
                  {column.field === 'tierPrice' ? (
                    <Input
                      aria-label={t('tierOf', { column: column.header })}
                      required
                      maxLength={64}
                      value={column.tier ?? ''}
                      onChange={(event) => set(at, { tier: event.target.value })}
                    />
                  ) : null}
                </span>
              </Cell>
              <Cell label={t('firstValues')} className="text-soft">
                <span className="break-words">
                  {rows
                    .map(({ cells }) => cells[at] ?? '')
                    .filter((cell) => cell !== '')
                    .slice(0, samplesShown)
                    .join(' · ') || '–'}
                </span>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="primary" disabled={isBusy || missing.length > 0}>
          {t('begin')}
        </Button>
        {missing.length > 0 ? (
          <p className="text-sm text-bad">
            {t('missing', { fields: missing.map(({ label }) => label).join(', ') })}
          </p>
        ) : (
          <p className="text-sm text-soft">{t('changesNothing')}</p>
        )}
      </div>
    </form>
  );
}
