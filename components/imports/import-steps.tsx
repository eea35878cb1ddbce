'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { describeError } from '@/components/shell/notify';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { type Answer, callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { ImportColumn } from '@/lib/imports/import-status';
import { type FieldChoice, ImportColumns } from './import-columns';
import { ImportRows } from './import-rows';
import { isAtWork, statusTones, timeLeftWords } from './import-words';

type Found = Answer<'GET /api/imports/:id'>;

const lookEveryMs = 1_000;

/** One import from its columns to its result: whatever it waits for is on the page. */
export function ImportSteps({ first, fields }: { first: Found; fields: readonly FieldChoice[] }) {
  const t = useTranslations('imports');
  const params = { id: first.id };
  const query = useQuery({
    queryKey: ['import', first.id],
    queryFn: ({ signal }) =>
      callApi('GET /api/imports/:id', { params, query: { limit: 20 }, signal, isUnattended: true }),
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.status) ? lookEveryMs : false),
  });
  const found = query.data;
  const idempotencyKey = newIdempotencyKey;
  const act = useMutation({
    mutationFn: (
      step: { check: { sheet?: string; columns?: ImportColumn[] } } | { leaveOutRejected: boolean },
    ) =>
      'check' in step
        ? callApi('POST /api/imports/:id/check', {
            params,
            body: step.check,
            idempotencyKey: idempotencyKey(),
          })
        : callApi('POST /api/imports/:id/commit', { params, body: step, idempotencyKey: idempotencyKey() }),
    onSettled: () => query.refetch(),
  });
  const isBusy = act.isPending || query.isFetching;
  const rejected = found.counts?.REJECTED ?? 0;
  const changes = (found.counts?.CREATE ?? 0) + (found.counts?.UPDATE ?? 0);
  const { status } = found;
  return (
    <div className="grid min-w-0 gap-4">
      <p className="flex flex-wrap items-center gap-2" aria-live="polite">
        <Badge tone={statusTones[status]}>{t(`status_${status}`)}</Badge>
        {isAtWork(status) ? <Progress progress={found.progress} /> : null}
      </p>
      {found.problem ? <Notice tone="bad">{found.problem}</Notice> : null}
      {act.error ? (
        <Notice tone="bad" alert>
          {describeError(act.error)}
        </Notice>
      ) : null}
      {status === 'UPLOADED' || (status === 'FAILED' && found.source !== 'ERP_NIGHTLY') ? (
        <>
          {found.sheets.length > 1 ? (
            <div className="max-w-xs">
              <Field label={t('sheet')}>
                {(wiring) => (
                  <Select
                    {...wiring}
                    value={found.sheet ?? ''}
                    disabled={isBusy}
                    onChange={(event) => act.mutate({ check: { sheet: event.target.value } })}
                  >
                    {found.sheets.map((sheet) => (
                      <option key={sheet}>{sheet}</option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
          ) : null}
          <ImportColumns
            key={found.sheet}
            found={found}
            rows={found.rows}
            fields={fields}
            isBusy={isBusy}
            onChosen={(columns) => act.mutate({ check: { columns } })}
          />
        </>
      ) : null}
      {status === 'CHECKED' ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone="primary"
            disabled={isBusy || changes === 0}
            onClick={() => act.mutate({ leaveOutRejected: rejected > 0 })}
          >
            {rejected > 0
              ? t('storeLeaving', { count: String(changes), rejected: String(rejected) })
              : t('store', { count: String(changes) })}
          </Button>
          <p className="text-sm text-soft">{t('storeWhat')}</p>
        </div>
      ) : null}
      {status === 'COMMITTED' ? (
        <div>
          <ConfirmButton
            label={t('undo')}
            name={t('theImport')}
            title={t('undoAsk')}
            done={t('undoing')}
            failed={t('undoNot')}
            run={() => callApi('POST /api/imports/:id/undo', { params, idempotencyKey: newIdempotencyKey() })}
            onDone={() => void query.refetch()}
          >
            {t('undoWhat')}
          </ConfirmButton>
        </div>
      ) : null}
      {found.counts && !isAtWork(status) && status !== 'EXPIRED' ? (
        <>
          {rejected > 0 ? (
            <a
              href={`/api/imports/${found.id}/rejected`}
              download
              className={buttonClass({ size: 'small' }, 'w-fit')}
            >
              <Download aria-hidden /> {t('errorsAsFile')}
            </a>
          ) : null}
          <ImportRows key={status} found={found} fields={fields} />
        </>
      ) : null}
    </div>
  );
}

function Progress({
  progress: { rowsDone, rowsTotal, rowsPerSecond, secondsLeft },
}: Pick<Found, 'progress'>) {
  const t = useTranslations('imports');
  return (
    <>
      <progress
        aria-label={t('rowsDone')}
        className="h-2 w-48 accent-accent"
        max={Math.max(1, rowsTotal)}
        value={Math.min(rowsDone, rowsTotal)}
      />
      <span className="text-soft">
        {[
          t('rowsDoneOf', { done: String(rowsDone), total: String(rowsTotal) }),
          ...(rowsPerSecond === null ? [] : [t('aSecond', { count: String(rowsPerSecond) })]),
          ...(secondsLeft === null ? [] : [timeLeftWords(secondsLeft, t)]),
        ].join(', ')}
      </span>
    </>
  );
}
