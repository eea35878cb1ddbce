'use client';

import { useState } from 'react';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { type Answer, callApi } from '@/lib/api/call-api';
import { ConversationFields } from './conversation-fields';
import { NumberField, OptionalNumberField } from './number-field';
import { SettingsForm } from './settings-form';
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

const keptFields = [
  {
    name: 'keepRecordingsDays',
    label: 'Days that recordings and files are kept',
    hint: 'Of finished orders. Leave empty to keep them.',
  },
  {
    name: 'keepTextsDays',
    label: 'Days that texts are kept',
    hint: 'What was written about finished orders; their figures stay. Leave empty to keep it.',
  },
] as const;

const fieldNames = [
  ...['name', 'undoSeconds', 'quietSeconds', 'takeChangesFrom'],
  ...['asksByItself', 'readsBackByItself'],
  ...['showsItemCodes', 'sessionIdleMinutes', 'managersNeedSecondFactor'],
  ...choiceFields.map(({ name }) => name),
  ...keptFields.map(({ name }) => name),
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
  const save = useSave(() => callApi('PUT /api/settings/tenant', { body: changes }), {
    done: 'The tenant is saved',
    failed: null,
    onDone: () => setChanges({}),
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <SettingsForm save={save} names={fieldNames} isUnchanged={Object.keys(changes).length === 0}>
        {(faultOf) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <Field
                label="Name"
                hint={
                  <>
                    Stands on pick slips and in messages to customers. People sign in with{' '}
                    <span className="font-mono">{settings.slug}</span>, which stays.
                  </>
                }
                error={faultOf('name')}
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
              <Field key={name} label={label} hint={hint} error={faultOf(name)}>
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
            <NumberField
              label="Seconds to take an approval back"
              hint="0 to 10. At 0 an approval is sent at once."
              error={faultOf('undoSeconds')}
              min={0}
              max={10}
              value={values.undoSeconds}
              onChange={(undoSeconds) => set({ undoSeconds })}
            />
            <ConversationFields values={values} set={set} faultOf={faultOf} />
            <NumberField
              label="Minutes until an unused device is signed out"
              hint="5 to 720. Twelve hours after signing in everyone signs in again."
              error={faultOf('sessionIdleMinutes')}
              min={5}
              max={720}
              value={values.sessionIdleMinutes}
              onChange={(sessionIdleMinutes) => set({ sessionIdleMinutes })}
            />
            <Field
              label="Second factor of managers"
              hint="Where it is needed, a manager without one, you included, sets it up before anything else. Who signs in with single sign-on is not asked."
              error={faultOf('managersNeedSecondFactor')}
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  value={values.managersNeedSecondFactor ? 'needed' : 'optional'}
                  onChange={({ target }) => set({ managersNeedSecondFactor: target.value === 'needed' })}
                >
                  <option value="optional">Optional</option>
                  <option value="needed">Needed</option>
                </Select>
              )}
            </Field>
            <Field
              label="Customers’ own item codes"
              hint="Shown by the lines whose customer has a code for the goods, so that it can be put on the box and looked up."
              error={faultOf('showsItemCodes')}
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  value={String(values.showsItemCodes)}
                  onChange={({ target }) => set({ showsItemCodes: target.value === 'true' })}
                >
                  <option value="false">Used for reading alone</option>
                  <option value="true">On pick slips and in the ERP’s notes</option>
                </Select>
              )}
            </Field>
            {keptFields.map(({ name, label, hint }) => (
              <OptionalNumberField
                key={name}
                label={label}
                hint={hint}
                error={faultOf(name)}
                min={1}
                max={3650}
                value={values[name]}
                onChange={(days) => set({ [name]: days })}
              />
            ))}
          </div>
        )}
      </SettingsForm>
      <TenantPreview values={values} saved={settings} now={now} />
    </div>
  );
}
