'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type Answer, callApi } from '@/lib/api/call-api';

export type FactorSetup = Answer<'POST /api/auth/second-factor'>['setup'];

/** The secret, to be scanned or typed into the app, and the app's first code, which turns the factor on. */
export function ConfirmFactor({
  setup,
  onCancel,
  onConfirmed,
}: {
  setup: FactorSetup;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}) {
  const t = useTranslations('account');
  const [code, setCode] = useState('');
  const save = useMutation({
    mutationFn: () => callApi('POST /api/auth/second-factor/confirm', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <EntryForm save={save} names={['code']} submit={t('turnItOn')} onCancel={onCancel}>
      {(faultOf) => (
        <>
          <p className="text-soft">
            {t.rich('onThisPhone', {
              link: (words) => (
                <a href={setup.address} className="text-accent underline underline-offset-2">
                  {words}
                </a>
              ),
            })}
          </p>
          {/* biome-ignore lint/performance/noImgElement: it is in the answer already, there is nothing to fetch. */}
          <img
            src={setup.qr}
            alt={t('qrAlt')}
            className="mx-auto size-48 rounded-md border border-edge bg-white"
          />
          <div className="grid gap-1">
            <p className="text-sm font-medium">{t('orTypeSecret')}</p>
            <p className="rounded-md bg-sunken px-3 py-2 text-center font-mono select-all">
              {inFours(setup.secret)}
            </p>
          </div>
          <Field label={t('code')} hint={t('codeShown')} error={faultOf('code')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={64}
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                className="font-mono"
              />
            )}
          </Field>
        </>
      )}
    </EntryForm>
  );
}

/** As it is read out and typed; every app takes it with spaces. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
