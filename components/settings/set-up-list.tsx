'use client';

import { Check, ChevronRight, Circle } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { SetUp } from '@/lib/settings/checklist-contract';
import { setUpPages } from './set-up-pages';

/** What a new tenant needs before it works; each row leads to where it is done. */
export function SetUpList({ setUp }: { setUp: SetUp }) {
  const t = useTranslations('setUp');
  const done = setUp.steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        {done === setUp.steps.length
          ? t('allDone')
          : t('someDone', { done: String(done), all: String(setUp.steps.length) })}
      </p>
      <ol className="divide-y divide-edge overflow-hidden rounded-lg border border-edge bg-paper">
        {setUp.steps.map(({ step, isDone }) => {
          const Icon = isDone ? Check : Circle;
          return (
            <li key={step}>
              <Link
                href={setUpPages[step]}
                className="flex items-center gap-3 px-3 py-2.5 -outline-offset-2 hover:bg-hover touch:min-h-11"
              >
                <Icon
                  aria-hidden
                  className={isDone ? 'size-5 shrink-0 text-good' : 'size-5 shrink-0 text-edge-strong'}
                />
                <span className="min-w-0 flex-1">
                  <span className={isDone ? 'text-soft' : 'font-medium'}>{t(`step_${step}`)}</span>
                  <span className="sr-only">{` ${t(isDone ? 'isDone' : 'toDo')}`}</span>
                  {isDone ? null : <span className="block text-sm text-soft">{t(`why_${step}`)}</span>}
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-soft" />
              </Link>
            </li>
          );
        })}
      </ol>
      {done === setUp.steps.length ? null : <PutAside isAside={setUp.putAsideAt !== null} />}
    </div>
  );
}

/** The same where a manager begins, while there is no order to review. */
export function SetUpWelcome({ setUp }: { setUp: SetUp }) {
  const t = useTranslations('setUp');
  return (
    <section className="mx-auto grid max-w-xl gap-2 p-6">
      <h2 className="text-lg font-semibold">{t('welcome')}</h2>
      <SetUpList setUp={setUp} />
    </section>
  );
}

function PutAside({ isAside }: { isAside: boolean }) {
  const t = useTranslations('setUp');
  const save = useSave(() => callApi('PUT /api/settings/set-up', { body: { putAside: !isAside } }), {
    done: t(isAside ? 'isBack' : 'isAside'),
    failed: t('unchanged'),
  });
  return (
    <div>
      <ActButton save={save}>{t(isAside ? 'showAgain' : 'putAside')}</ActButton>
    </div>
  );
}
