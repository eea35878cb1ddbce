'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { callApi } from '@/lib/api/call-api';
import type { Import, ImportedRow } from '@/lib/imports/import-contract';
import { rowActions } from '@/lib/imports/import-status';
import type { FieldChoice } from './import-columns';

const shown = 20;
type Choice = (typeof rowActions)[number] | 'warned';

/** What would become of the rows, or has: by kind, with what was found and expected where something is wrong. */
export function ImportRows({ found, fields }: { found: Import; fields: readonly FieldChoice[] }) {
  const t = useTranslations('imports');
  const tShell = useTranslations('shell');
  const counts: Partial<NonNullable<Import['counts']>> = found.counts ?? {};
  const choices: readonly (readonly [Choice, number])[] = [
    ...rowActions.map((action) => [action, counts[action] ?? 0] as const),
    ['warned', counts.warnings ?? 0],
  ];
  const first: Choice =
    (counts.REJECTED ?? 0) > 0 ? 'REJECTED' : (counts.warnings ?? 0) > 0 ? 'warned' : 'CREATE';
  const [choice, setChoice] = useState<Choice>(first);
  const [offset, setOffset] = useState(0);
  const total = counts[choice === 'warned' ? 'warnings' : choice] ?? 0;
  const { data } = useQuery({
    queryKey: ['import-rows', found.id, found.status, choice, offset],
    queryFn: ({ signal }) =>
      callApi('GET /api/imports/:id', {
        params: { id: found.id },
        query: {
          ...(choice === 'warned' ? { warned: 'true' as const } : { action: choice }),
          limit: shown,
          offset,
        },
        signal,
      }),
  });
  return (
    <section aria-label={t('rows')} className="grid min-w-0 gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('whichRows')}</legend>
        {choices.map(([value, count]) => (
          <Button
            key={value}
            size="small"
            tone={value === choice ? 'primary' : 'plain'}
            aria-pressed={value === choice}
            disabled={count === 0}
            onClick={() => {
              setChoice(value);
              setOffset(0);
            }}
          >
            {t(`action_${value}`)} <span className="font-mono">{count}</span>
          </Button>
        ))}
      </fieldset>
      {data && data.rows.length > 0 ? <RowsTable rows={data.rows} fields={fields} /> : null}
      {total > shown ? (
        <div className="flex items-center gap-2">
          <p className="text-soft">
            {tShell('rangeOf', {
              from: String(offset + 1),
              to: String(Math.min(total, offset + shown)),
              total: String(total),
            })}
          </p>
          <Button size="small" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - shown))}>
            {tShell('previous')}
          </Button>
          <Button size="small" disabled={offset + shown >= total} onClick={() => setOffset(offset + shown)}>
            {tShell('next')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function RowsTable({ rows, fields }: { rows: readonly ImportedRow[]; fields: readonly FieldChoice[] }) {
  const t = useTranslations('imports');
  // A field that the file has no column for is named as the API names it.
  const titleOf = (column: string) => fields.find(({ name }) => name === column)?.label ?? column;
  return (
    <Table caption={t('rowsCaption')}>
      <TableHead>
        <HeadCell>{t('row')}</HeadCell>
        <HeadCell className="w-1/2">{t('asInFile')}</HeadCell>
        <HeadCell className="w-1/2">{t('toKnow')}</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.rowNumber}>
            <th scope="row" className="px-3 py-2 align-top font-mono font-normal text-soft @max-2xl:p-0">
              <span className="@2xl:hidden">{t('row')} </span>
              {row.rowNumber}
            </th>
            <Cell className="align-top break-words">
              {row.cells.filter((cell) => cell !== '').join(' · ')}
            </Cell>
            <Cell className="align-top">
              <ul className="grid gap-1">
                {row.errors.map((note) => (
                  <li key={`${note.column} ${note.expected}`}>
                    <Badge tone="bad">{titleOf(note.column)}</Badge>{' '}
                    {note.found === ''
                      ? t('noteNothing', { expected: note.expected })
                      : t('noteFound', { found: note.found, expected: note.expected })}
                  </li>
                ))}
                {row.warnings.map((note) => (
                  <li key={`${note.column} ${note.expected}`} className="text-soft">
                    {note.column === '' ? null : <Badge tone="warn">{titleOf(note.column)}</Badge>}{' '}
                    {note.found} {note.found === '' ? '' : '– '}
                    {note.expected}
                  </li>
                ))}
                {row.errors.length + row.warnings.length === 0 ? <li className="text-soft">–</li> : null}
              </ul>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
