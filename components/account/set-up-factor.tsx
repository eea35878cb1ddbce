'use client';

import { ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { notifyDone } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { ConfirmFactor, type FactorSetup } from './confirm-factor';
import { ProvePin } from './prove-pin';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { kind: 'pin' }
  | { kind: 'confirm'; setup: FactorSetup }
  | { kind: 'codes'; recoveryCodes: readonly string[] };

const titles = { pin: 'setUpFactor', confirm: 'confirmTitle', codes: 'keepCodes' } as const satisfies Record<
  Step['kind'],
  string
>;

/** From the PIN over the app's first code to the recovery codes, which only the button that says they are kept closes. */
export function SetUpFactor({ isNeeded }: { isNeeded: boolean }) {
  const t = useTranslations('account');
  const router = useRouter();
  const [step, setStep] = useState<Step | null>(null);
  const kind = step?.kind ?? 'pin';
  const close = () => setStep(null);
  const finish = () => {
    close();
    notifyDone(t('factorIsOn'));
    if (isNeeded) router.push('/review');
    router.refresh();
  };
  return (
    <>
      <Button tone="primary" onClick={() => setStep({ kind: 'pin' })}>
        <ShieldCheck aria-hidden />
        {t('setUp')}
      </Button>
      <LateDialog
        key={kind}
        open={step !== null}
        onClose={kind === 'codes' ? finish : close}
        steady={kind === 'codes'}
        title={t(titles[kind])}
      >
        {step?.kind === 'pin' ? (
          <ProvePin onCancel={close} onBegun={(setup) => setStep({ kind: 'confirm', setup })} />
        ) : null}
        {step?.kind === 'confirm' ? (
          <ConfirmFactor
            setup={step.setup}
            onCancel={close}
            onConfirmed={(recoveryCodes) => setStep({ kind: 'codes', recoveryCodes })}
          />
        ) : null}
        {step?.kind === 'codes' ? <RecoveryCodes codes={step.recoveryCodes} onKept={finish} /> : null}
      </LateDialog>
    </>
  );
}
