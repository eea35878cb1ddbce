'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input, Select, Textarea } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { HeadPartName } from './head-parts';
import type { HeadValues } from './head-values';

interface InputsProps {
  values: HeadValues;
  onChange: (change: Partial<HeadValues>) => void;
}

/** The fields of one part of the head; the first has the focus. */
export function HeadInputs({
  part,
  customerId,
  ...props
}: InputsProps & { part: HeadPartName; customerId: string }) {
  if (part === 'when') return <WhenInputs {...props} />;
  if (part === 'where') return <WhereInputs {...props} customerId={customerId} />;
  if (part === 'po') return <PoInput {...props} />;
  return <NoteInputs {...props} />;
}

function WhenInputs({ values, onChange }: InputsProps) {
  const t = useTranslations('reviewHead');
  return (
    <div className="grid grid-cols-2 gap-3 @lines:grid-cols-4">
      <Field label={t('day')}>
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            autoFocus
            value={values.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('deliverOrCollect')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={values.delivery}
            onChange={(event) => onChange({ delivery: deliveryOf(event.target.value) })}
          >
            <option value="">{t('notSaid')}</option>
            <option value="DELIVER">{t('deliver')}</option>
            <option value="COLLECT">{t('collect')}</option>
          </Select>
        )}
      </Field>
      {(['from', 'to'] as const).map((side) => (
        <Field key={side} label={t(side === 'from' ? 'from' : 'until')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="time"
              value={values[side]}
              onChange={(event) => onChange({ [side]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function deliveryOf(value: string): HeadValues['delivery'] {
  return value === 'DELIVER' || value === 'COLLECT' ? value : '';
}

function WhereInputs({ values, onChange, customerId }: InputsProps & { customerId: string }) {
  const t = useTranslations('reviewHead');
  const { data } = useQuery({
    queryKey: ['branches', customerId],
    queryFn: ({ signal }) =>
      callApi('GET /api/customers/:id/branches', {
        params: { id: customerId },
        query: { limit: 200 },
        signal,
      }),
    staleTime: 30_000,
  });
  const branches = data?.branches ?? [];
  return (
    <div className="grid gap-3 @lines:grid-cols-2">
      <Field label={t('branch')}>
        {(wiring) => (
          <Select
            {...wiring}
            autoFocus
            value={values.branch}
            onChange={(event) => onChange({ branch: event.target.value })}
          >
            <option value="">{t(branches.length > 0 ? 'anotherPlace' : 'noBranches')}</option>
            {branches.map(({ id, name, code }) => (
              <option key={id} value={id}>
                {code === null ? name : `${name} (${code})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextInput
        label={t('anotherPlace')}
        max={300}
        disabled={values.branch !== ''}
        value={values.branch === '' ? values.elsewhere : ''}
        onChange={(elsewhere) => onChange({ elsewhere })}
      />
      <TextInput
        label={t('contact')}
        max={120}
        value={values.contactName}
        onChange={(contactName) => onChange({ contactName })}
      />
      <TextInput
        label={t('theirNumber')}
        max={32}
        value={values.contactPhone}
        onChange={(contactPhone) => onChange({ contactPhone })}
      />
    </div>
  );
}

function PoInput({ values, onChange }: InputsProps) {
  const t = useTranslations('reviewHead');
  return (
    <Field label={t('ownNumber')}>
      {(wiring) => (
        <Input
          {...wiring}
          autoFocus
          autoComplete="off"
          maxLength={64}
          value={values.poNumber}
          onChange={(event) => onChange({ poNumber: event.target.value })}
        />
      )}
    </Field>
  );
}

function NoteInputs({ values, onChange }: InputsProps) {
  const t = useTranslations('reviewHead');
  return (
    <>
      <Field label={t('noteTo')}>
        {(wiring) => (
          <Textarea
            {...wiring}
            autoFocus
            dir="auto"
            maxLength={1000}
            value={values.instructions}
            onChange={(event) => onChange({ instructions: event.target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
        <input
          type="checkbox"
          checked={values.urgent}
          onChange={(event) => onChange({ urgent: event.target.checked })}
          className="size-4 shrink-0 accent-accent"
        />
        {t('urgent')}
      </label>
    </>
  );
}

function TextInput({
  label,
  max,
  value,
  disabled = false,
  onChange,
}: {
  label: string;
  max: number;
  value: string;
  disabled?: boolean;
  onChange: (text: string) => void;
}) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          dir="auto"
          autoComplete="off"
          maxLength={max}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
