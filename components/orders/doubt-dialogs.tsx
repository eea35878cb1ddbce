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
      title="It is in the ERP"
      description={`The order is completed with the number that you enter, and ${order.customer.name} is told. This cannot be undone.`}
    >
      <DoubtForm doubt={doubt} onSubmit={submit} button="Complete the order">
        <Field
          label="Sales order number in the ERP"
          error={tried && given === '' ? 'Enter the number of the sales order.' : undefined}
        >
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
  const isSent = order.status === 'APPROVED';
  return (
    <LateDialog
      open={doubt.open === 'NOT_THERE'}
      onClose={() => doubt.ask(null)}
      title="It is not there"
      description={
        isSent
          ? 'The order is sent to the ERP again. If it is there after all, it will be there twice: look for the customer, and for our order id.'
          : 'The order can then be changed, rejected or approved again. Look in the ERP for the customer, and for our order id.'
      }
    >
      <DoubtForm
        doubt={doubt}
        onSubmit={() => doubt.say({ resolution: 'NOT_THERE' })}
        button={isSent ? 'Send to ERP again' : 'It is not there'}
      >
        <CopyField label="Order id" value={order.id} />
      </DoubtForm>
    </LateDialog>
  );
}

function GiveUpDialog({ doubt }: DialogProps) {
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
      title="Give up"
      description="We stop asking, and the order fails. It can then be changed, rejected or approved again. If the ERP has it after all, it stays there."
    >
      <DoubtForm doubt={doubt} onSubmit={submit} button="Give up" tone="danger">
        <Field label="Reason" error={tried && given === '' ? 'Say why, in a few words.' : undefined}>
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
        <Button onClick={() => doubt.ask(null)}>Cancel</Button>
        <Button
          type="submit"
          tone={tone}
          disabled={doubt.isSaving}
          onClick={(event) => {
            if (isSecondClick(event)) event.preventDefault();
          }}
        >
          {doubt.isSaving ? 'Saving…' : button}
        </Button>
      </DialogActions>
    </form>
  );
}
