'use client';

import { Check, ChevronRight, Circle } from 'lucide-react';
import Link from 'next/link';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { SetUp } from '@/lib/settings/checklist-contract';
import { setUpWords } from './set-up-words';

/** What a new tenant needs before it works; each row leads to where it is done. */
export function SetUpList({ setUp }: { setUp: SetUp }) {
  const done = setUp.steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        {done === setUp.steps.length ? 'Everything is done.' : `${done} of ${setUp.steps.length} done.`}
      </p>
      <ol className="divide-y divide-edge overflow-hidden rounded-lg border border-edge bg-paper">
        {setUp.steps.map(({ step, isDone }) => {
          const { title, why, href } = setUpWords[step];
          const Icon = isDone ? Check : Circle;
          return (
            <li key={step}>
              <Link
                href={href}
                className="flex items-center gap-3 px-3 py-2.5 -outline-offset-2 hover:bg-hover touch:min-h-11"
              >
                <Icon
                  aria-hidden
                  className={isDone ? 'size-5 shrink-0 text-good' : 'size-5 shrink-0 text-edge-strong'}
                />
                <span className="min-w-0 flex-1">
                  <span className={isDone ? 'text-soft' : 'font-medium'}>{title}</span>
                  <span className="sr-only">{isDone ? ' (done)' : ' (to do)'}</span>
                  {isDone ? null : <span className="block text-sm text-soft">{why}</span>}
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
  return (
    <section className="mx-auto grid max-w-xl gap-2 p-6">
      <h2 className="text-lg font-semibold">Set up Order Intake</h2>
      <SetUpList setUp={setUp} />
    </section>
  );
}

function PutAside({ isAside }: { isAside: boolean }) {
  const save = useSave(() => callApi('PUT /api/settings/set-up', { body: { putAside: !isAside } }), {
    done: isAside
      ? 'The checklist is back on the review desk'
      : 'The checklist is put aside; it stays in the settings',
    failed: 'The checklist stays as it is',
  });
  return (
    <div>
      <ActButton save={save}>{isAside ? 'Show it on the review desk again' : 'Put aside'}</ActButton>
    </div>
  );
}
