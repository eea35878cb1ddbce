'use client';

import { Check } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useFormats } from '@/components/shell/desk-context';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/link-class';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder, ListedOrder } from '@/lib/orders/answers';
import type { OrderTask } from '@/lib/orders/follow-up-answers';

export type TaskChoice = Pick<FullOrder, 'id' | 'createdAt' | 'totalAmount'> & { goods: string };

interface Owed {
  order: Pick<ListedOrder, 'id' | 'customer' | 'erpSalesOrderId'>;
  task: OrderTask;
  /** The orders of which one is meant. */
  choices: readonly TaskChoice[];
}

/** What customers ask for and only a person can do, each with the words that ask for it. */
export function TasksToSettle({ owed }: { owed: readonly Owed[] }) {
  const t = useTranslations('orderPages');
  return (
    <section aria-label={t('toSettle')} className="grid gap-2 pb-4">
      <h2 className="font-semibold">{t('toSettle')}</h2>
      <ul className="grid gap-2">
        {owed.map((each) => (
          <li key={each.task.id}>
            <TaskCard {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaskCard({ order, task, choices }: Owed) {
  const t = useTranslations('orderPages');
  const formats = useFormats();
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-edge border-l-4 border-l-warn bg-paper px-4 py-3 shadow-sheet">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap gap-x-2 text-sm text-soft">
          <Link href={`/customers/${order.customer.id}`} className="font-medium text-ink hover:underline">
            <bdi className="break-words">{order.customer.name}</bdi>
          </Link>
          <span>{formats.moment(task.createdAt)}</span>
        </p>
        <p className="break-words">{formats.sentence(task.message)}</p>
        {task.after === null ? null : (
          <q dir="auto" className="break-words whitespace-pre-wrap text-soft">
            {task.after}
          </q>
        )}
        {choices.length === 0 ? null : <Choices order={order} task={task} choices={choices} />}
      </div>
      <div className="flex items-center gap-3">
        <Link href={`/orders/${order.id}`} className={linkClass()}>
          {order.erpSalesOrderId ?? t('theOrder')}
        </Link>
        <Done order={order} task={task} />
      </div>
    </article>
  );
}

function Done({ order, task }: Pick<Owed, 'order' | 'task'>) {
  const t = useTranslations('orderPages');
  const formats = useFormats();
  const params = { id: order.id, taskId: task.id };
  const save = useSave(() => callApi('POST /api/orders/:id/tasks/:taskId/done', { params }), {
    done: t('doneNamed', { name: order.customer.name }),
    failed: t('notSavedTask'),
  });
  return (
    <ActButton save={save} label={t('doneWhat', { what: formats.sentence(task.message) })}>
      <Check aria-hidden />
      {t('done')}
    </ActButton>
  );
}

function Choices({ order, task, choices }: Owed) {
  const t = useTranslations('orderPages');
  const formats = useFormats();
  const params = { id: order.id, taskId: task.id };
  const save = useSave(
    (orderId: string) => callApi('POST /api/orders/:id/tasks/:taskId/choose', { params, body: { orderId } }),
    {
      done: t('cancellationStands'),
      failed: t('notSavedWhich'),
    },
  );
  return (
    <ul aria-label={t('whichOrder')} className="grid gap-1 pt-1">
      {choices.map(({ id, createdAt, totalAmount, goods }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" disabled={save.isPending} onClick={() => save.mutate(id)}>
            {t('thisOne')}
          </Button>
          <Link href={`/orders/${id}`} className={linkClass('min-w-0 flex-1 basis-40 truncate')}>
            {formats.moment(createdAt)} · {formats.total(totalAmount)} · <bdi>{goods}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
