'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { signIn } from './session-calls';

const failures: Record<string, string> = {
  CredentialsSignin: 'The tenant, name or PIN is not right. Check all three and try again.',
  rate_limited: 'Too many wrong PINs for this name. It is locked for a while; wait a little, then try again.',
};
const otherwise = 'Signing in did not work because the service is not answering as it should. Try again.';

export function SignInForm({ next, failure }: { next: string; failure: string | undefined }) {
  const [error, setError] = useState(failure === undefined ? null : (failures[failure] ?? otherwise));
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    setBusy(true);
    setError(null);
    const credentials = { tenant: text('tenant'), username: text('username'), pin: text('pin') };
    const refusal = await signIn(credentials).catch(() => 'unreachable');
    if (refusal === null) {
      window.location.assign(next);
      return;
    }
    setBusy(false);
    setError(failures[refusal] ?? otherwise);
    const pin = form.elements.namedItem('pin');
    if (pin instanceof HTMLInputElement) pin.select();
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {error ? (
        <Notice tone="bad" alert>
          {error}
        </Notice>
      ) : null}
      <Field label="Tenant">
        {(wiring) => (
          <Input
            {...wiring}
            name="tenant"
            autoFocus
            required
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Name">
        {(wiring) => (
          <Input
            {...wiring}
            name="username"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="PIN">
        {(wiring) => (
          <Input
            {...wiring}
            name="pin"
            type="password"
            required
            inputMode="numeric"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" tone="primary" size="large" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
