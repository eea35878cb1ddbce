'use client';

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
  const [phoneNumberId, setPhoneNumberId] = useState(settings.phoneNumberId ?? '');
  const [secrets, setSecrets] = useState(nothing);
  const [removed, setRemoved] = useState(keeping);
  const save = useSave(
    () =>
      callApi('PUT /api/settings/messaging', {
        body: { phoneNumberId: phoneNumberId.trim(), ...given(secrets, removed) },
      }),
    {
      done: 'The messaging settings are saved',
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
    words: 'Take it away: the operator’s counts again',
    isChosen: removed[name],
    onChange: (isChosen: boolean) => setRemoved({ ...removed, [name]: isChosen }),
  });
  return (
    <SettingsForm
      save={save}
      names={['phoneNumberId', 'accessToken', 'appSecret', 'verifyToken']}
      submitting="Asking the platform…"
      note="Saving asks the platform whether the token belongs to the number."
    >
      {(faultOf) => (
        <>
          <Field
            label="Phone number id"
            hint="The platform’s id of your number, not the number itself. Messages to it are yours."
            error={faultOf('phoneNumberId')}
          >
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
            label="Access token"
            hint="A permanent token with the right to send messages. It is not shown again."
            isStored={settings.hasAccessToken}
            error={faultOf('accessToken')}
            {...secretProps('accessToken')}
          />
          <SecretField
            label="App secret"
            hint="Only for an app of your own on the platform: deliveries to your number must be signed with it."
            isStored={settings.hasAppSecret}
            error={faultOf('appSecret')}
            removal={removal('appSecret')}
            {...secretProps('appSecret')}
          />
          <SecretField
            label="Verify token"
            hint="Only for an app of your own: what you enter beside the callback address."
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
