'use client';

import { Ban, FileCheck, SearchX } from 'lucide-react';
import { useFormats } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FullOrder } from '@/lib/orders/answers';
import { DoubtDialogs } from './doubt-dialogs';
import { useDoubt } from './use-doubt';

/** Of an order that the ERP may have: what is not known, and what a person can say who has looked there. */
export function DoubtPanel({ order, onDone }: { order: FullOrder; onDone?: () => void }) {
  const { moment } = useFormats();
  const doubt = useDoubt(order, onDone);
  if (order.erp.doubt === null) return null;
  const { state, since, message } = order.erp.doubt;
  return (
    <section aria-label="In doubt">
      <Notice tone="warn">
        <h2 className="font-medium">We do not know whether the ERP has this order</h2>
        <p>
          It was sent {moment(since)}. What came back: {message}.
        </p>
        <p>
          {state === 'ASKING'
            ? 'We keep asking the ERP. You need do nothing; if you look there yourself, say what you found.'
            : 'We cannot find out by ourselves, and do not send it twice. Look in the ERP, then say what you found.'}{' '}
          The customer has been told nothing yet.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => doubt.ask('FOUND')}>
            <FileCheck aria-hidden />
            It is in the ERP
          </Button>
          <Button onClick={() => doubt.ask('NOT_THERE')}>
            <SearchX aria-hidden />
            It is not there
          </Button>
          <Button tone="danger" onClick={() => doubt.ask('GIVE_UP')}>
            <Ban aria-hidden />
            Give up
          </Button>
        </div>
      </Notice>
      <DoubtDialogs order={order} doubt={doubt} />
    </section>
  );
}
