'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Location } from '@/lib/locations/contract';
import { locationBody, locationFieldNames, locationFields, locationValues } from './location-fields';

/** A location to be typed in, or one that is stored to be changed. */
export function LocationForm({ location, onClose }: { location: Location | null; onClose: () => void }) {
  const t = useTranslations('locations');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const fields = locationFields(t, tSettings);
  const [values, setValues] = useState(() => locationValues(location));
  const [becomesDefault, setDefault] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const body = locationBody(values);
  const save = useSave(
    () =>
      location
        ? callApi('PUT /api/locations/:id', {
            params: { id: location.id },
            body: { ...body, ...(becomesDefault ? { isDefault: true as const } : {}) },
          })
        : callApi('POST /api/locations', { body: { ...body, isDefault: becomesDefault }, idempotencyKey }),
    {
      done: location ? tShell('saved', { name: body.name }) : tSettings('added', { name: body.name }),
      failed: null,
      onDone: onClose,
    },
  );
  return (
    <EntryForm
      save={save}
      names={[...locationFieldNames, 'cutOffTime']}
      submit={location ? tShell('save') : t('add')}
      submitting={location ? tShell('saving') : tSettings('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          {locationFieldNames.map((name) => (
            <Field key={name} label={fields[name].label} hint={fields[name].hint} error={faultOf(name)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  dir="auto"
                  autoComplete="off"
                  required={fields[name].required}
                  maxLength={fields[name].max}
                  value={values[name]}
                  onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={t('cutOffTime')} hint={t('cutOffHint')} error={faultOf('cutOffTime')}>
            {(wiring) => (
              <Input
                {...wiring}
                type="time"
                value={values.cutOffTime}
                onChange={(event) => setValues({ ...values, cutOffTime: event.target.value })}
              />
            )}
          </Field>
          {location?.isDefault ? (
            <p className="text-soft">{t('isDefault')}</p>
          ) : (
            <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={becomesDefault}
                onChange={(event) => setDefault(event.target.checked)}
              />
              {t('makeDefault')}
            </label>
          )}
        </>
      )}
    </EntryForm>
  );
}
