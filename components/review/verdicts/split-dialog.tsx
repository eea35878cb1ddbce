'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { describeError, notifyDone } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Location } from '@/lib/locations/contract';
import type { FullOrder } from '@/lib/orders/answers';
import { refreshQueue } from '../queue/use-queue';
import { useStoreOrder } from '../use-order';

export function SplitDialog({
  order,
  focusedId,
  locations,
  onClose,
}: {
  order: FullOrder;
  focusedId: string | undefined;
  locations: readonly Location[];
  onClose: () => void;
}) {
  const t = useTranslations('reviewVerdicts');
  const others = locations.filter((location) => location.id !== order.location?.id);
  const [target, setTarget] = useState(others[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(focusedId ? [focusedId] : []);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { quantity } = useFormats();
  const client = useQueryClient();
  const store = useStoreOrder();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /api/orders/:id/split', {
        params: { id: order.id },
        body: { targetLocationId: target, lineIds: [...chosen] },
        ifMatch: order.version,
        idempotencyKey,
      }),
    onSuccess: (answer) => {
      store(answer.order);
      store(answer.childOrder);
      void refreshQueue(client);
      const place = others.find((location) => location.id === target)?.name ?? t('otherLocation');
      notifyDone(t('splitDone', { count: chosen.length, place }), { description: t('splitDoneWhat') });
      onClose();
    },
  });

  const toggle = (lineId: string) =>
    setChosen((before) =>
      before.includes(lineId) ? before.filter((id) => id !== lineId) : [...before, lineId],
    );
  const rule =
    chosen.length === 0
      ? t('chooseLines')
      : chosen.length === order.lines.length
        ? t('atLeastOneStays')
        : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rule === null) mutate();
  };
  if (others.length === 0) {
    return (
      <Dialog open onClose={onClose} title={t('splitTitle')} description={t('noOtherLocation')}>
        <DialogActions>
          <Button onClick={onClose}>{t('understood')}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('splitTitle')} description={t('splitWhat')}>
      <form onSubmit={submit} className="grid gap-3">
        <Field label={t('location')}>
          {(wiring) => (
            <Select {...wiring} value={target} onChange={(event) => setTarget(event.target.value)}>
              {others.map((location) => (
                <option key={location.id} value={location.id}>
                  {location.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className="grid max-h-72 gap-0.5 overflow-y-auto rounded-md border border-edge p-1">
          <legend className="sr-only">{t('linesToMove')}</legend>
          {order.lines.map((line) => (
            <label
              key={line.id}
              className="flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-hover touch:min-h-11"
            >
              <input
                type="checkbox"
                checked={chosen.includes(line.id)}
                onChange={() => toggle(line.id)}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 flex-1 py-1 break-words">
                {line.product?.name ?? line.rawItemText}
              </span>
              <span className="text-soft">{quantity(line.quantity)}</span>
            </label>
          ))}
        </fieldset>
        {error ? (
          <Notice tone="bad" alert>
            {describeError(error)}
          </Notice>
        ) : null}
        <p className="text-sm text-soft">{rule ?? t('toMove', { count: chosen.length })}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" tone="primary" disabled={rule !== null || isPending}>
            {t(isPending ? 'splitting' : 'split')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
