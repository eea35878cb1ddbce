'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { describeError } from '@/components/shell/notify';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';
import type { MergeKeep } from '@/lib/customers/merge-contract';
import { CustomerChoice } from './customer-choice';
import { MergeOutline } from './merge-outline';

/** Makes this customer and another one: chosen by search, looked at, confirmed. */
export function MergeCustomer({ customer }: { customer: Customer }) {
  const t = useTranslations('customerPage');
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        {t('mergeOpen')}
      </Button>
      <LateDialog
        open={isOpen}
        onClose={() => open(false)}
        title={t('mergeTitle', { name: customer.name })}
        description={t('mergeWhat')}
        wide
      >
        <MergeForm customer={customer} onClose={() => open(false)} />
      </LateDialog>
    </>
  );
}

function MergeForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations('customerPage');
  const [other, setOther] = useState<Customer | null>(null);
  const [keep, setKeep] = useState<MergeKeep>({});
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const params = { id: customer.id };
  const { data: preview, error } = useQuery({
    queryKey: ['customers', 'merge', customer.id, other?.id],
    queryFn: ({ signal }) =>
      callApi('GET /api/customers/:id/merge-preview', { params, query: { with: other?.id ?? '' }, signal }),
    enabled: other !== null,
    staleTime: 0,
  });
  const save = useSave(
    () =>
      callApi('POST /api/customers/:id/merge', {
        params,
        body: { with: other?.id ?? '', keep },
        idempotencyKey,
      }),
    {
      done: t('mergedWith', { name: other?.name ?? '' }),
      failed: t('mergedNot'),
      onDone: onClose,
    },
  );
  return (
    <>
      <CustomerChoice
        legend={t('otherCustomer')}
        except={customer.id}
        chosen={other}
        onChoose={(chosen) => {
          setOther(chosen);
          setKeep({});
          setKey(newIdempotencyKey());
        }}
      />
      <div aria-live="polite">
        {error ? <p className="text-bad">{describeError(error)}</p> : null}
        {preview && other ? (
          <MergeOutline
            preview={preview}
            keep={keep}
            onKeep={(change) => {
              setKeep({ ...keep, ...change });
              setKey(newIdempotencyKey());
            }}
          />
        ) : null}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('keepBoth')}</Button>
        {preview && other && preview.refusal === null ? (
          <ActButton save={save} tone="primary" size="medium">
            {t('merge')}
          </ActButton>
        ) : null}
      </DialogActions>
    </>
  );
}
