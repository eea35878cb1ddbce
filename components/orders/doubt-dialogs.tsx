import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { isSecondClick } from '@/components/ui/is-second-click';
import { Notice } from '@/components/ui/notice';
import type { FullOrder } from '@/lib/orders/answers';
import type { Doubt } from './use-doubt';

interface DialogProps {
  order: FullOrder;
  doubt: Doubt;
}

/** One for each way out of the doubt; each says what comes of it before it is taken. */
export function DoubtDialogs(props: DialogProps) {
  return (
    <>
      <FoundDialog {...props} />
      <NotThereDialog {...props} />
      <GiveUpDialog {...props} />
    </>
  );
}

function FoundDialog({ order, doubt }: DialogProps) {
  const t = useTranslations('orders');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const given = number.trim();
  const submit = () => {
    setTried(true);
    if (given !== '') doubt.say({ resolution: 'FOUND', erpSalesOrderId: given });
  };
  return (
    <LateDialog
      open={doubt.open === 'FOUND'}
      onClose={() => doubt.ask(null)}
      title={t('isInErp')}
      description={t('foundWhat', { name: order.customer.name })}
    >
      <DoubtForm doubt={doubt} onSubmit={submit} button={t('completeOrder')}>
        <Field label={t('erpNumber')} error={tried && given === '' ? t('enterNumber') : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              value={number}
              maxLength={128}
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
      </DoubtForm>
    </LateDialog>
  );
}

function NotThereDialog({ order, doubt }: DialogProps) {
  const t = useTranslations('orders');
  const isSent = order.status === 'APPROVED';
  return (
    <LateDialog
      open={doubt.open === 'NOT_THERE'}
      onClose={() => doubt.ask(null)}
      title={t('isNotThere')}
      description={t(isSent ? 'notThereAgain' : 'notThereWhat')}
    >
      <DoubtForm
        doubt={doubt}
        onSubmit={() => doubt.say({ resolution: 'NOT_THERE' })}
        button={t(isSent ? 'sendAgain' : 'isNotThere')}
      >
        <CopyField label={t('orderId')} value={order.id} />
      </DoubtForm>
    </LateDialog>
  );
}

function GiveUpDialog({ doubt }: DialogProps) {
  const t = useTranslations('orders');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const given = reason.trim();
  const submit = () => {
    setTried(true);
    if (given !== '') doubt.say({ resolution: 'GIVE_UP', reason: given });
  };
  return (
    <LateDialog
      open={doubt.open === 'GIVE_UP'}
      onClose={() => doubt.ask(null)}
      title={t('giveUp')}
      description={t('giveUpWhat')}
    >
      <DoubtForm doubt={doubt} onSubmit={submit} button={t('giveUp')} tone="danger">
        <Field label={t('reason')} error={tried && given === '' ? t('reasonMissing') : undefined}>
          {(wiring) => (
            <Textarea
              {...wiring}
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </DoubtForm>
    </LateDialog>
  );
}

function DoubtForm({
  doubt,
  onSubmit,
  button,
  tone = 'primary',
  children,
}: {
  doubt: Doubt;
  onSubmit: () => void;
  button: string;
  tone?: 'primary' | 'danger';
  children: ReactNode;
}) {
  const t = useTranslations('orders');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      {children}
      {doubt.problem ? (
        <Notice tone="bad" alert>
          {doubt.problem}
        </Notice>
      ) : null}
      <DialogActions>
        <Button onClick={() => doubt.ask(null)}>{t('cancel')}</Button>
        <Button
          type="submit"
          tone={tone}
          disabled={doubt.isSaving}
          onClick={(event) => {
            if (isSecondClick(event)) event.preventDefault();
          }}
        >
          {doubt.isSaving ? t('saving') : button}
        </Button>
      </DialogActions>
    </form>
  );
}
