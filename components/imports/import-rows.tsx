'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { callApi } from '@/lib/api/call-api';
import type { Import, ImportedRow } from '@/lib/imports/import-contract';
import { rowActions } from '@/lib/imports/import-status';
import { actionWords } from './import-words';

const shown = 20;
type Choice = (typeof rowActions)[number] | 'warned';

/** What would become of the rows, or has: by kind, with what was found and expected where something is wrong. */
export function ImportRows({ found }: { found: Import }) {
  const counts: Partial<NonNullable<Import['counts']>> = found.counts ?? {};
  const choices: readonly (readonly [Choice, string, number])[] = [
    ...rowActions.map((action) => [action, actionWords[action], counts[action] ?? 0] as const),
    ['warned', 'With warnings', counts.warnings ?? 0],
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
    <section aria-label="Rows" className="grid min-w-0 gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which rows are shown</legend>
        {choices.map(([value, words, count]) => (
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
            {words} <span className="font-mono">{count}</span>
          </Button>
        ))}
      </fieldset>
      {data && data.rows.length > 0 ? <RowsTable rows={data.rows} /> : null}
      {total > shown ? (
        <div className="flex items-center gap-2">
          <p className="text-soft">
            {offset + 1} – {Math.min(total, offset + shown)} of {total}
          </p>
          <Button size="small" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - shown))}>
            Previous
          </Button>
          <Button size="small" disabled={offset + shown >= total} onClick={() => setOffset(offset + shown)}>
            Next
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function RowsTable({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <Table caption="Rows of the import">
      <TableHead>
        <HeadCell>Row</HeadCell>
        <HeadCell className="w-1/2">As in the file</HeadCell>
        <HeadCell className="w-1/2">To know</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.rowNumber}>
            <th scope="row" className="px-3 py-2 align-top font-mono font-normal text-soft @max-2xl:p-0">
              <span className="@2xl:hidden">Row </span>
              {row.rowNumber}
            </th>
            <Cell className="align-top break-words">
              {row.cells.filter((cell) => cell !== '').join(' · ')}
            </Cell>
            <Cell className="align-top">
              <ul className="grid gap-1">
                {row.errors.map((note) => (
                  <li key={`${note.column} ${note.expected}`}>
                    <Badge tone="bad">{note.column}</Badge>{' '}
                    {note.found === '' ? 'Nothing found' : `Found “${note.found}”`}; expected {note.expected}
                  </li>
                ))}
                {row.warnings.map((note) => (
                  <li key={`${note.column} ${note.expected}`} className="text-soft">
                    {note.column === '' ? null : <Badge tone="warn">{note.column}</Badge>} {note.found}{' '}
                    {note.found === '' ? '' : '– '}
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
