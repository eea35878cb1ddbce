'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { MessagingSettings } from '@/lib/settings/contract';
import { SecretField } from './secret-field';
import { SettingsForm } from './settings-form';

const nothing = { accessToken: '', appSecret: '', verifyToken: '' };
const keeping = { appSecret: false, verifyToken: false };

/** The tenant's number on the messaging platform; tokens and secrets go in and never come out again. */
export function MessagingForm({ settings }: { settings: MessagingSettings }) {
  const t = useTranslations('messaging');
  const [phoneNumberId, setPhoneNumberId] = useState(settings.phoneNumberId ?? '');
  const [secrets, setSecrets] = useState(nothing);
  const [removed, setRemoved] = useState(keeping);
  const save = useSave(
    () =>
      callApi('PUT /api/settings/messaging', {
        body: { phoneNumberId: phoneNumberId.trim(), ...given(secrets, removed) },
      }),
    {
      done: t('saved'),
      failed: null,
      onDone: () => {
        setSecrets(nothing);
        setRemoved(keeping);
      },
    },
  );
  const secretProps = (name: keyof typeof nothing) => ({
    value: secrets[name],
    onChange: (value: string) => setSecrets({ ...secrets, [name]: value }),
  });
  const removal = (name: keyof typeof keeping) => ({
    words: t('takeAway'),
    isChosen: removed[name],
    onChange: (isChosen: boolean) => setRemoved({ ...removed, [name]: isChosen }),
  });
  return (
    <SettingsForm
      save={save}
      names={['phoneNumberId', 'accessToken', 'appSecret', 'verifyToken']}
      submitting={t('askingPlatform')}
      note={t('savingAsks')}
    >
      {(faultOf) => (
        <>
          <Field label={t('fact_number')} hint={t('numberHint')} error={faultOf('phoneNumberId')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={64}
                autoComplete="off"
                value={phoneNumberId}
                onChange={(event) => setPhoneNumberId(event.target.value)}
                className="font-mono"
              />
            )}
          </Field>
          <SecretField
            label={t('fact_token')}
            hint={t('tokenHint')}
            isStored={settings.hasAccessToken}
            error={faultOf('accessToken')}
            {...secretProps('accessToken')}
          />
          <SecretField
            label={t('appSecret')}
            hint={t('appSecretHint')}
            isStored={settings.hasAppSecret}
            error={faultOf('appSecret')}
            removal={removal('appSecret')}
            {...secretProps('appSecret')}
          />
          <SecretField
            label={t('verifyToken')}
            hint={t('verifyTokenHint')}
            isStored={settings.hasVerifyToken}
            error={faultOf('verifyToken')}
            removal={removal('verifyToken')}
            {...secretProps('verifyToken')}
          />
        </>
      )}
    </SettingsForm>
  );
}

/** What was typed, and null for what is to be taken away; what is empty stays as it is. */
function given(secrets: typeof nothing, removed: typeof keeping) {
  const typed = (name: keyof typeof nothing) => secrets[name].trim() || undefined;
  const [accessToken, appSecret, verifyToken] = [
    typed('accessToken'),
    removed.appSecret ? null : typed('appSecret'),
    removed.verifyToken ? null : typed('verifyToken'),
  ];
  return {
    ...(accessToken === undefined ? {} : { accessToken }),
    ...(appSecret === undefined ? {} : { appSecret }),
    ...(verifyToken === undefined ? {} : { verifyToken }),
  };
}
