'use client';

import { Printer } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';

/** As many slips as are printed together; see lib/orders/build-pick-slips.ts. */
const mostSlips = 50;

interface Choice {
  chosen: ReadonlySet<string>;
  choose: (orderIds: readonly string[], on: boolean) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('orders are chosen inside ChooseOrders');
  return choice;
}

/** Keeps which orders of a list are chosen, also while its pages are turned, and prints their slips. */
export function ChooseOrders({ children }: { children: ReactNode }) {
  const t = useTranslations('orderPages');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choice = useMemo(
    () => ({
      chosen,
      choose: (orderIds: readonly string[], on: boolean) =>
        setChosen((before) => {
          const next = new Set(before);
          for (const id of orderIds) on ? next.add(id) : next.delete(id);
          return next;
        }),
    }),
    [chosen],
  );
  return (
    <ChoiceContext value={choice}>
      {children}
      <p role="status" className="sr-only">
        {chosen.size > 0 ? t('chosen', { count: String(chosen.size) }) : ''}
      </p>
      {chosen.size > 0 ? <ChosenBar chosen={chosen} onClear={() => setChosen(new Set())} /> : null}
    </ChoiceContext>
  );
}

function ChosenBar({ chosen, onClear }: { chosen: ReadonlySet<string>; onClear: () => void }) {
  const t = useTranslations('orderPages');
  const tooMany = chosen.size > mostSlips;
  return (
    <section
      aria-label={t('chosenOrders')}
      className="animate-appear sticky bottom-3 z-20 flex flex-wrap items-center gap-2 justify-self-center rounded-lg border border-edge bg-raised p-2 pl-4 shadow-pop"
    >
      <span className={tooMany ? 'text-bad' : 'text-soft'}>
        {tooMany
          ? t('atMostTogether', { count: String(chosen.size), most: String(mostSlips) })
          : t('chosen', { count: String(chosen.size) })}
      </span>
      <Button tone="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      {tooMany ? null : (
        <Link href={`/pick-slips?ids=${[...chosen].join(',')}`} className={buttonClass({ tone: 'primary' })}>
          <Printer aria-hidden />
          {t('printSlips', { count: chosen.size })}
        </Link>
      )}
    </section>
  );
}

export function ChooseOrder({
  orderId,
  customerName,
  disabled,
}: {
  orderId: string;
  customerName: string;
  disabled: boolean;
}) {
  const t = useTranslations('orderPages');
  const { chosen, choose } = useChoice();
  return (
    <Checkbox
      label={t(disabled ? 'nothingToPick' : 'chooseOrderOf', { name: customerName })}
      checked={chosen.has(orderId)}
      disabled={disabled}
      onChange={(on) => choose([orderId], on)}
    />
  );
}

/** All of the page that is shown. */
export function ChoosePage({ orderIds }: { orderIds: readonly string[] }) {
  const t = useTranslations('orderPages');
  const { chosen, choose } = useChoice();
  const here = orderIds.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      label={t('chooseEvery')}
      checked={here > 0 && here === orderIds.length}
      mixed={here > 0 && here < orderIds.length}
      disabled={orderIds.length === 0}
      onChange={(on) => choose(orderIds, on)}
    />
  );
}
