'use client';

import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Location } from '@/lib/locations/contract';
import { locationBody, locationFields, locationValues } from './location-fields';

/** A location to be typed in, or one that is stored to be changed. */
export function LocationForm({ location, onClose }: { location: Location | null; onClose: () => void }) {
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
    { done: location ? `Saved ${body.name}` : `Added ${body.name}`, failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={[...locationFields.map(({ name }) => name), 'cutOffTime']}
      submit={location ? 'Save' : 'Add location'}
      submitting={location ? 'Saving…' : 'Adding…'}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          {locationFields.map(({ name, label, hint, required, max }) => (
            <Field key={name} label={label} hint={hint} error={faultOf(name)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  dir="auto"
                  autoComplete="off"
                  required={required}
                  maxLength={max}
                  value={values[name]}
                  onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field
            label="Cut-off time"
            hint="An order that comes later and wants its goods the same day gets a doubt."
            error={faultOf('cutOffTime')}
          >
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
            <p className="text-soft">New orders are picked here. Another location can take its place.</p>
          ) : (
            <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={becomesDefault}
                onChange={(event) => setDefault(event.target.checked)}
              />
              Pick new orders here
            </label>
          )}
        </>
      )}
    </EntryForm>
  );
}
