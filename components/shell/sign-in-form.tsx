'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { CodeStep } from './code-step';
import { PasskeyButton } from './passkey-button';
import { askProvider, type Refusal, signIn, signInWithPasskey } from './session-calls';
import { clockOf, describeRefusal } from './session-words';
import { useCountdown } from './use-countdown';

interface Props {
  next: string;
  /** Why the browser was sent here, as a code. */
  reason: string | undefined;
  /** The identity provider may be signed in at. */
  hasProvider: boolean;
  /** Where passkeys are taken; null where none can be. */
  passkeyOrigin: string | null;
}

/** Why somebody was sent here without having done anything wrong. */
const notAFault = new Set(['session_ended', 'pin_changed', 'passkey_cancelled']);

const unreachable: Refusal = { code: 'unreachable', waitSeconds: 0 };

export function SignInForm({ next, reason, hasProvider, passkeyOrigin }: Props) {
  const t = useTranslations('signIn');
  const [code, setCode] = useState(reason ?? null);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  // Only who has a second factor gets there, and the PIN stays in the form meanwhile.
  const [asksCode, setAsksCode] = useState(false);
  // Before its scripts are there, the browser would send the form by itself, with the PIN in the address.
  useEffect(() => setReady(true), []);
  const [waitSeconds, startCountdown] = useCountdown();

  const refuse = ({ code: why, waitSeconds: seconds }: Refusal) => {
    setBusy(false);
    setAsksCode(asksCode || why === 'second_factor_required');
    const isWrongCode = asksCode && why === 'invalid_credentials';
    setCode(why === 'second_factor_required' ? null : isWrongCode ? 'wrong_code' : why);
    startCountdown(why === 'rate_limited' ? seconds : 0);
  };
  const begin = () => {
    setBusy(true);
    setCode(null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    begin();
    const credentials = {
      ...{ tenant: text('tenant'), username: text('username'), pin: text('pin') },
      ...(asksCode ? { code: text('code') } : {}),
      ...(given.has('trust') ? { trust: 'true' as const } : {}),
    };
    const refusal = await signIn(credentials).catch(() => unreachable);
    if (refusal === null) {
      window.location.assign(next);
      return;
    }
    refuse(refusal);
    const wrong = form.elements.namedItem(asksCode ? 'code' : 'pin');
    if (wrong instanceof HTMLInputElement) wrong.select();
  };
  const takePasskey = async () => {
    begin();
    const refusal = await signInWithPasskey().catch(() => unreachable);
    if (refusal === null) window.location.assign(next);
    else refuse(refusal);
  };
  const startOver = () => {
    setAsksCode(false);
    setCode(null);
    startCountdown(0);
  };
  const leave = async () => {
    begin();
    const answer = await askProvider(next).catch(() => unreachable);
    if ('url' in answer) window.location.assign(answer.url);
    else refuse(answer);
  };

  const isHeldBack = code === 'rate_limited' && waitSeconds > 0;
  const isOver = code === 'rate_limited' && waitSeconds === 0;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {code !== null && !isOver ? (
        <Notice tone={notAFault.has(code) ? 'info' : 'bad'} alert>
          {describeRefusal(code, t)}
        </Notice>
      ) : null}
      <div hidden={asksCode} className={asksCode ? undefined : 'grid gap-4'}>
        {/* Another name is not held back, or the answer will say so. */}
        <div className="grid gap-4" onChange={() => startCountdown(0)}>
          <WordField label={t('tenant')} name="tenant" autoComplete="organization" autoFocus />
          <WordField label={t('name')} name="username" autoComplete="username" />
        </div>
        <Field label={t('pin')}>
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
      </div>
      {asksCode ? <CodeStep /> : null}
      <Button type="submit" tone="primary" size="large" disabled={!ready || busy || isHeldBack}>
        {busy ? t('busy') : isHeldBack ? t('tryAgainIn', { time: clockOf(waitSeconds) }) : t('signIn')}
      </Button>
      {asksCode ? (
        <Button tone="quiet" disabled={busy} onClick={startOver}>
          {t('somebodyElse')}
        </Button>
      ) : null}
      {passkeyOrigin === null || asksCode ? null : (
        <PasskeyButton origin={passkeyOrigin} disabled={!ready || busy} onClick={() => void takePasskey()} />
      )}
      {hasProvider && !asksCode ? (
        <>
          <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-edge after:h-px after:flex-1 after:bg-edge">
            {t('or')}
          </p>
          <Button size="large" disabled={!ready || busy} onClick={() => void leave()}>
            {t('askedProvider')}
          </Button>
        </>
      ) : null}
    </form>
  );
}

function WordField({
  label,
  ...rest
}: {
  label: string;
  name: string;
  autoComplete: string;
  autoFocus?: boolean;
}) {
  return (
    <Field label={label}>
      {(wiring) => <Input {...wiring} {...rest} required autoCapitalize="none" spellCheck={false} />}
    </Field>
  );
}
