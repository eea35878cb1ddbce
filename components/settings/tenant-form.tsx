'use client';

import { useTranslations } from 'next-intl';
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

const choiceFields: readonly ChoiceName[] = ['country', 'currency', 'locale', 'timeZone'];
const keptFields = ['keepRecordingsDays', 'keepTextsDays'] as const;

const fieldNames = [
  ...['name', 'undoSeconds', 'quietSeconds', 'takeChangesFrom'],
  ...['asksByItself', 'readsBackByItself'],
  ...['showsItemCodes', 'sessionIdleMinutes', 'managersNeedSecondFactor'],
  ...choiceFields,
  ...keptFields,
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
  const t = useTranslations('tenant');
  const tSettings = useTranslations('settings');
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const values = { ...settings, ...changes };
  const set = (change: Partial<Settings>) => setChanges({ ...changes, ...change });
  const save = useSave(() => callApi('PUT /api/settings/tenant', { body: changes }), {
    done: t('saved'),
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
                label={tSettings('name')}
                hint={t.rich('nameHint', {
                  slug: () => <span className="font-mono">{settings.slug}</span>,
                })}
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
            {choiceFields.map((name) => (
              <Field key={name} label={t(name)} hint={t(`hint_${name}`)} error={faultOf(name)}>
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
              label={t('undoSeconds')}
              hint={t('undoSecondsHint')}
              error={faultOf('undoSeconds')}
              min={0}
              max={10}
              value={values.undoSeconds}
              onChange={(undoSeconds) => set({ undoSeconds })}
            />
            <ConversationFields values={values} set={set} faultOf={faultOf} />
            <NumberField
              label={t('sessionMinutes')}
              hint={t('sessionMinutesHint')}
              error={faultOf('sessionIdleMinutes')}
              min={5}
              max={720}
              value={values.sessionIdleMinutes}
              onChange={(sessionIdleMinutes) => set({ sessionIdleMinutes })}
            />
            <Field
              label={t('managersFactor')}
              hint={t('managersFactorHint')}
              error={faultOf('managersNeedSecondFactor')}
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  value={values.managersNeedSecondFactor ? 'needed' : 'optional'}
                  onChange={({ target }) => set({ managersNeedSecondFactor: target.value === 'needed' })}
                >
                  <option value="optional">{t('optional')}</option>
                  <option value="needed">{t('needed')}</option>
                </Select>
              )}
            </Field>
            <Field label={t('itemCodes')} hint={t('itemCodesHint')} error={faultOf('showsItemCodes')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={String(values.showsItemCodes)}
                  onChange={({ target }) => set({ showsItemCodes: target.value === 'true' })}
                >
                  <option value="false">{t('itemCodesOff')}</option>
                  <option value="true">{t('itemCodesOn')}</option>
                </Select>
              )}
            </Field>
            {keptFields.map((name) => (
              <OptionalNumberField
                key={name}
                label={t(name)}
                hint={t(`hint_${name}`)}
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
