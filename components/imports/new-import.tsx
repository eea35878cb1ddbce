'use client';

import { useMutation } from '@tanstack/react-query';
import { DatabaseZap, Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { type ErpTarget, erpTargets, type ImportTarget, importTargets } from '@/lib/imports/import-status';

/** Chooses a file and says what it holds, or has the ERP read for it; the columns come next. */
export function NewImport({ mayFetch }: { mayFetch: boolean }) {
  const t = useTranslations('imports');
  const router = useRouter();
  const [target, setTarget] = useState<ImportTarget>('products');
  const [file, setFile] = useState<File>();
  const send = useMutation({
    mutationFn: (chosen: File) =>
      callApi('POST /api/imports', {
        body: { target, file: chosen },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: ({ id }) => router.push(`/settings/imports/${id}`),
  });
  const fetchIt = useMutation({
    mutationFn: (chosen: ErpTarget) =>
      callApi('POST /api/imports/from-erp', {
        body: { target: chosen },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: ({ id }) => router.push(`/settings/imports/${id}`),
  });
  const ofErp = erpTargets.find((each) => each === target);
  const isBusy = [send, fetchIt].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const fault = send.error ?? fetchIt.error;
  return (
    <form
      className="grid max-w-2xl gap-4 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        if (file) send.mutate(file);
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('whatHolds')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={target}
              onChange={(event) => setTarget(event.target.value as ImportTarget)}
            >
              {importTargets.map((value) => (
                <option key={value} value={value}>
                  {t(`target_${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('file')} hint={t('fileHint')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="file"
              required
              accept=".csv,.txt,.tsv,.xlsx"
              className="py-1.5 file:mr-2 file:rounded-sm file:border-0 file:bg-sunken file:px-2"
              onChange={(event) => setFile(event.target.files?.[0])}
            />
          )}
        </Field>
      </div>
      {fault ? (
        <Notice tone="bad" alert>
          {describeError(fault)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" disabled={!file || isBusy}>
          <Upload aria-hidden />
          {t(send.isPending ? 'sending' : 'sendFile')}
        </Button>
        {ofErp && mayFetch ? (
          <Button disabled={isBusy} onClick={() => fetchIt.mutate(ofErp)}>
            <DatabaseZap aria-hidden />
            {t(fetchIt.isPending ? 'readingErp' : 'readErp')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
