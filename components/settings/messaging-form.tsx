'use client';

import { useState } from 'react';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/http/call-api';
import type { MessagingSettings } from '@/lib/settings/contract';
import { SettingsForm } from './settings-form';

/** The tenant's number on the messaging platform; an access token goes in and never comes out again. */
export function MessagingForm({ settings }: { settings: MessagingSettings }) {
  const [phoneNumberId, setPhoneNumberId] = useState(settings.phoneNumberId ?? '');
  const [accessToken, setAccessToken] = useState('');
  const save = useSave(
    () =>
      callApi('PUT /api/settings/messaging', {
        body: {
          phoneNumberId: phoneNumberId.trim(),
          ...(accessToken.trim() === '' ? {} : { accessToken: accessToken.trim() }),
        },
      }),
    { done: 'The messaging settings are saved', failed: null, onDone: () => setAccessToken('') },
  );
  return (
    <SettingsForm
      save={save}
      names={['phoneNumberId', 'accessToken']}
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
          <Field
            label="Access token"
            hint={
              settings.hasAccessToken
                ? 'One is stored. Left empty it stays.'
                : 'A permanent token with the right to send messages. It is not shown again.'
            }
            error={faultOf('accessToken')}
          >
            {(wiring) => (
              <Input
                {...wiring}
                type="password"
                autoComplete="new-password"
                maxLength={1000}
                {...(settings.hasAccessToken ? { placeholder: 'Stored' } : {})}
                value={accessToken}
                onChange={(event) => setAccessToken(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </SettingsForm>
  );
}
