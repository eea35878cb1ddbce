'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { ErpSettings } from '@/lib/settings/contract';
import { erpBodyOf, erpFields, erpTypes, erpValuesOf } from './erp-fields';
import { SettingsForm } from './settings-form';

export function ErpForm({ settings }: { settings: ErpSettings }) {
  const t = useTranslations('erp');
  const tSettings = useTranslations('settings');
  const [type, setType] = useState(settings.type ?? 'erp_evolution');
  const [values, setValues] = useState(() => erpValuesOf(settings));
  const fields = erpFields(t)[type];
  const save = useSave(() => callApi('PUT /api/settings/erp', { body: erpBodyOf(type, values) }), {
    done: t('saved'),
    failed: null,
    onDone: () => setValues(({ agentPassword: _, secret: __, ...shown }) => shown),
  });
  return (
    <SettingsForm save={save} names={fields.map(({ name }) => name)}>
      {(faultOf) => (
        <>
          <Field label={t('type')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={type}
                onChange={(event) => setType(erpTypes.find((each) => each === event.target.value) ?? type)}
              >
                {erpTypes.map((each) => (
                  <option key={each} value={each}>
                    {t(`type_${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {fields.map((field) => {
              const isStored = field.secret === true && hasSecret(settings, type);
              const hint = isStored ? t('storedHint') : field.hint;
              return (
                <Field key={field.name} label={field.label} hint={hint} error={faultOf(field.name)}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      type={field.secret ? 'password' : 'text'}
                      autoComplete={field.secret ? 'new-password' : 'off'}
                      required={field.required === true}
                      {...(field.numeric ? { inputMode: 'numeric' as const, pattern: '[0-9]+' } : {})}
                      {...(isStored ? { placeholder: tSettings('secretPlaceholder') } : {})}
                      value={values[field.name] ?? ''}
                      onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
                    />
                  )}
                </Field>
              );
            })}
          </div>
        </>
      )}
    </SettingsForm>
  );
}

function hasSecret(settings: ErpSettings, type: string): boolean {
  if (settings.type !== type) return false;
  return settings.type === 'generic_webhook' ? settings.hasSecret : true;
}
