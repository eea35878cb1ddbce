'use client';

import { useMutation } from '@tanstack/react-query';
import { DatabaseZap, Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { type ErpTarget, erpTargets, type ImportTarget, importTargets } from '@/lib/imports/import-status';
import { targetWords } from './import-words';

/** Chooses a file and says what it holds, or has the ERP read for it; the columns come next. */
export function NewImport({ mayFetch }: { mayFetch: boolean }) {
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
        <Field label="What it holds">
          {(wiring) => (
            <Select
              {...wiring}
              value={target}
              onChange={(event) => setTarget(event.target.value as ImportTarget)}
            >
              {importTargets.map((value) => (
                <option key={value} value={value}>
                  {targetWords[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="File"
          hint="CSV or XLSX, at most 50 MB. Nothing is stored before you have seen what it would change."
        >
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
          {send.isPending ? 'Sending…' : 'Send the file'}
        </Button>
        {ofErp && mayFetch ? (
          <Button disabled={isBusy} onClick={() => fetchIt.mutate(ofErp)}>
            <DatabaseZap aria-hidden />
            {fetchIt.isPending ? 'Reading from the ERP…' : 'Read from the ERP instead'}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
