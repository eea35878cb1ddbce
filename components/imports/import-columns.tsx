'use client';

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
      <Table caption="Columns of the file">
        <TableHead>
          <HeadCell>Column</HeadCell>
          <HeadCell>Holds</HeadCell>
          <HeadCell className="w-full">First values</HeadCell>
        </TableHead>
        <TableBody>
          {chosen.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Titles may repeat, and columns never move.
            <Row key={`${at} ${column.header}`}>
              <th scope="row" className="max-w-64 px-3 py-2 font-medium break-words @max-2xl:p-0">
                {column.header || `Column ${at + 1}`}
              </th>
              <Cell label="Holds" className="min-w-52">
                <span className="grid gap-1">
                  <Select
                    aria-label={`What ${column.header || `column ${at + 1}`} holds`}
                    value={column.field ?? ''}
                    onChange={(event) =>
                      set(at, { field: event.target.value === '' ? null : event.target.value })
                    }
                  >
                    <option value="">Not read</option>
                    {fields.map(({ name, label, isRequired }) => (
                      <option key={name} value={name}>
                        {label}
                        {isRequired ? ' (needed)' : ''}
                      </option>
                    ))}
                  </Select>
                  {column.field === 'tierPrice' ? (
                    <Input
                      aria-label={`Price tier of ${column.header}`}
                      required
                      maxLength={64}
                      value={column.tier ?? ''}
                      onChange={(event) => set(at, { tier: event.target.value })}
                    />
                  ) : null}
                </span>
              </Cell>
              <Cell label="First values" className="text-soft">
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
          Begin the dry run
        </Button>
        {missing.length > 0 ? (
          <p className="text-sm text-bad">No column holds: {missing.map(({ label }) => label).join(', ')}.</p>
        ) : (
          <p className="text-sm text-soft">It changes nothing.</p>
        )}
      </div>
    </form>
  );
}
