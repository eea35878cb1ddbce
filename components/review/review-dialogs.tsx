'use client';

import { useTranslations } from 'next-intl';
import type { Location } from '@/lib/locations/contract';
import { openQuestions } from '@/lib/orders/open-questions';
import { ConfirmCustomerDialog } from './head/confirm-customer-dialog';
import { AskDialog } from './lines/ask-dialog';
import { ProductPicker } from './lines/product-picker';
import { useReview } from './review-context';
import { additionOf } from './use-order-review';
import { HoldDialog } from './verdicts/hold-dialog';
import { ReadBackDialog } from './verdicts/read-back-dialog';
import { RejectDialog } from './verdicts/reject-dialog';
import type { ApprovalWords } from './verdicts/send-approval';
import { SplitDialog } from './verdicts/split-dialog';
import { UnansweredDialog } from './verdicts/unanswered-dialog';

/** The dialogs of an open order; one at a time. */
export function ReviewDialogs({
  locations,
  onApprove,
  onReject,
}: {
  locations: readonly Location[];
  onApprove: (words: ApprovalWords) => void;
  onReject: (reason: string) => void;
}) {
  const { order, focused, dialog, show, choose, edit, focus } = useReview();
  const t = useTranslations('review');
  const close = () => show(null);
  const isUnverified = order.customer.verification === 'UNVERIFIED';
  const isHeld = order.customer.creditStatus === 'HOLD';
  // Each of these was asked about by a dialog of its own before the next one.
  const words: ApprovalWords = {
    overrideCreditHold: isHeld,
    overrideOpenQuestion: openQuestions(order.questions).length > 0,
    confirmCustomer: false,
  };
  switch (dialog) {
    case 'search':
      return focused ? (
        <ProductPicker
          title={t('chooseProduct')}
          orderId={order.id}
          phrase={focused.rawItemText}
          onClose={close}
          onPick={(product) => {
            choose(focused, product);
            close();
            focus(focused.id);
          }}
        />
      ) : null;
    case 'ask':
      return focused ? (
        <AskDialog orderId={order.id} customerName={order.customer.name} line={focused} onClose={close} />
      ) : null;
    case 'readBack':
      return <ReadBackDialog orderId={order.id} customerName={order.customer.name} onClose={close} />;
    case 'add':
      return (
        <ProductPicker
          title={t('addLine')}
          orderId={order.id}
          phrase=""
          onClose={close}
          onPick={(product) => {
            const addition = additionOf(product);
            edit(addition);
            close();
            focus(addition.lineId);
          }}
        />
      );
    case 'reject':
      return (
        <RejectDialog
          orderId={order.id}
          customerName={order.customer.name}
          onClose={close}
          onReject={onReject}
        />
      );
    case 'split':
      return <SplitDialog order={order} focusedId={focused?.id} locations={locations} onClose={close} />;
    case 'asked':
      return (
        <UnansweredDialog
          order={order}
          onClose={close}
          onApprove={() => (isHeld ? show('hold') : isUnverified ? show('confirm') : onApprove(words))}
        />
      );
    case 'hold':
      return (
        <HoldDialog
          customerName={order.customer.name}
          onClose={close}
          onApprove={() => (isUnverified ? show('confirm') : onApprove(words))}
        />
      );
    case 'confirm':
      return (
        <ConfirmCustomerDialog
          customer={order.customer}
          onClose={close}
          onConfirm={() => onApprove({ ...words, confirmCustomer: true })}
        />
      );
    case null:
      return null;
  }
}
