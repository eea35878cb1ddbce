'use client';

import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/http/call-api';
import type { MessagingSettings } from '@/lib/settings/contract';

/** The tenant's number on the messaging platform; an access token goes in and never comes out again. */
export function MessagingForm({ settings }: { settings: MessagingSettings }) {
  const [phoneNumberId, setPhoneNumberId] = useState(settings.phoneNumberId ?? '');
  const [accessToken, setAccessToken] = useState('');
  const { mutate, isPending, error } = useSave(
    () =>
      callApi('PUT /api/settings/messaging', {
        body: {
          phoneNumberId: phoneNumberId.trim(),
          ...(accessToken.trim() === '' ? {} : { accessToken: accessToken.trim() }),
        },
      }),
    { done: 'The messaging settings are saved', failed: null, onDone: () => setAccessToken('') },
  );
  const faults = formFaults(error, ['phoneNumberId', 'accessToken']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form
      onSubmit={submit}
      autoComplete="off"
      className="grid gap-4 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
    >
      {faults.general ? (
        <Notice tone="bad" alert>
          {faults.general}
        </Notice>
      ) : null}
      <Field
        label="Phone number id"
        hint="The platform’s id of your number, not the number itself. Messages to it are yours."
        error={faults.of('phoneNumberId')}
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
        error={faults.of('accessToken')}
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
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="flex-1 basis-48 text-sm text-soft">
          Saving asks the platform whether the token belongs to the number.
        </p>
        <Button type="submit" tone="primary" disabled={isPending}>
          {isPending ? 'Asking the platform…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
