'use client';

import { useMutation } from '@tanstack/react-query';
import { Check, PlugZap, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/api/call-api';

/** Asks the ERP whether the saved settings work, and shows each thing that was checked. */
export function ErpConnection({ isConfigured }: { isConfigured: boolean }) {
  const t = useTranslations('erp');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi('POST /api/settings/erp/test', {}),
  });
  return (
    <section className="grid gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
      <h3 className="font-semibold">{t('connection')}</h3>
      <p className="text-soft">{t('connectionWhat')}</p>
      <div>
        <Button disabled={isPending || !isConfigured} onClick={() => mutate()}>
          <PlugZap aria-hidden />
          {t(isPending ? 'testing' : 'test')}
        </Button>
      </div>
      {isConfigured ? null : <p className="text-sm text-soft">{t('saveFirst')}</p>}
      {error ? (
        <Notice tone="bad" alert>
          {describeError(error)}
        </Notice>
      ) : null}
      <div aria-live="polite" className="grid gap-2">
        {data && !isPending ? (
          <>
            <p className={data.ok ? 'font-medium text-good' : 'font-medium text-bad'}>
              {t(data.ok ? 'works' : 'worksNot')}{' '}
              <span className="font-normal text-soft">{t('afterMs', { ms: String(data.durationMs) })}</span>
            </p>
            <ul className="grid gap-2">
              {data.checks.map((check) => (
                <CheckItem key={check.name} check={check} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

function CheckItem({ check }: { check: { name: string; ok: boolean; message: string } }) {
  const t = useTranslations('erp');
  const Icon = check.ok ? Check : X;
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-label={t(check.ok ? 'passed' : 'failed')}
        className={check.ok ? 'mt-0.5 size-4 shrink-0 text-good' : 'mt-0.5 size-4 shrink-0 text-bad'}
      />
      <div className="min-w-0">
        <p className="font-medium">{check.name}</p>
        <p className="break-words text-soft">{check.message}</p>
      </div>
    </li>
  );
}
