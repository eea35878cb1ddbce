import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { Notice } from '@/components/ui/notice';
import type { OrderTask } from '@/lib/orders/follow-up-answers';

/** Something a person has to settle about an order, with the texts it is about and how to say that it is done. */
export function OrderTaskNotice({ task, action }: { task: OrderTask; action: ReactNode }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{t('toSettle', { what: formats.sentence(task.message) })}</p>
          {task.before === null ? null : <TaskText label={t('taskBefore')} text={task.before} />}
          {task.after === null ? null : <TaskText label={t('taskAfter')} text={task.after} />}
        </div>
        {action}
      </div>
    </Notice>
  );
}

function TaskText({ label, text }: { label: string; text: string }) {
  return (
    <p className="pt-1">
      <span className="text-soft">{label} </span>
      <q dir="auto" className="break-words whitespace-pre-wrap text-ink">
        {text}
      </q>
    </p>
  );
}
