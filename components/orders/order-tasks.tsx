'use client';

import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { notifyError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { OrderTaskNotice } from './order-task';

/** The open tasks on the page of an order. */
export function OrderTasks({ order }: { order: FullOrder }) {
  const t = useTranslations('orderPages');
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: (taskId: string) =>
      callApi('POST /api/orders/:id/tasks/:taskId/done', { params: { id: order.id, taskId } }),
    onSuccess: () => router.refresh(),
    onError: (error) => notifyError(t('notSavedTask'), error, { id: 'task' }),
  });
  return order.tasks.map((task) => (
    <OrderTaskNotice
      key={task.id}
      task={task}
      action={
        <Button size="small" disabled={isPending} onClick={() => mutate(task.id)}>
          <Check aria-hidden />
          {t('done')}
        </Button>
      }
    />
  ));
}
