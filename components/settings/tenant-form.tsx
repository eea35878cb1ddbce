'use client';

import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { type Answer, callApi } from '@/lib/http/call-api';
import { TenantPreview } from './tenant-preview';

type Settings = Answer<'GET /api/settings/tenant'>;
type ChoiceName = 'country' | 'currency' | 'locale' | 'timeZone';
export type TenantChoices = Record<ChoiceName, readonly { value: string; words: string }[]>;

const choiceFields: readonly { name: ChoiceName; label: string; hint: string }[] = [
  {
    name: 'country',
    label: 'Country',
    hint: 'Phone numbers without a country code are read as numbers of this country.',
  },
  {
    name: 'currency',
    label: 'Currency',
    hint: 'Of prices and totals. A change converts nothing: every figure stays as it is.',
  },
  { name: 'locale', label: 'Language and region', hint: 'How amounts are written.' },
  {
    name: 'timeZone',
    label: 'Time zone',
    hint: 'Of every time on the screens, and of the ERP’s order date.',
  },
];

/** The tenant's name and ways. Only what was changed is sent, so that two managers do not undo each other. */
export function TenantForm({
  settings,
  choices,
  now,
}: {
  settings: Settings;
  choices: TenantChoices;
  /** The moment that the preview shows, ISO 8601. */
  now: string;
}) {
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const values = { ...settings, ...changes };
  const set = (change: Partial<Settings>) => setChanges({ ...changes, ...change });
  const { mutate, isPending, error } = useSave(() => callApi('PUT /api/settings/tenant', { body: changes }), {
    done: 'The tenant is saved',
    failed: null,
    onDone: () => setChanges({}),
  });
  const faults = formFaults(error, ['name', 'undoSeconds', ...choiceFields.map(({ name }) => name)]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        onSubmit={submit}
        className="grid items-start gap-4 rounded-lg border border-edge bg-paper p-4 shadow-sheet sm:grid-cols-2"
      >
        {faults.general ? (
          <div className="sm:col-span-2">
            <Notice tone="bad" alert>
              {faults.general}
            </Notice>
          </div>
        ) : null}
        <div className="sm:col-span-2">
          <Field
            label="Name"
            hint={
              <>
                Stands on pick slips and in messages to customers. People sign in with{' '}
                <span className="font-mono">{settings.slug}</span>, which stays.
              </>
            }
            error={faults.of('name')}
          >
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={200}
                dir="auto"
                value={values.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
        </div>
        {choiceFields.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={faults.of(name)}>
            {(wiring) => (
              <Select
                {...wiring}
                value={values[name]}
                onChange={(event) => set({ [name]: event.target.value })}
              >
                {choices[name].map(({ value, words }) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field
          label="Seconds to take an approval back"
          hint="0 to 10. At 0 an approval is sent at once."
          error={faults.of('undoSeconds')}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              required
              min={0}
              max={10}
              step={1}
              value={Number.isNaN(values.undoSeconds) ? '' : values.undoSeconds}
              onChange={(event) => set({ undoSeconds: event.target.valueAsNumber })}
            />
          )}
        </Field>
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" tone="primary" disabled={isPending || Object.keys(changes).length === 0}>
            {isPending ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      <TenantPreview values={values} saved={settings} now={now} />
    </div>
  );
}
