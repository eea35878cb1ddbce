'use client';

import { Command } from 'cmdk';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import type { Words } from '@/lib/words/words';
import { useDesk } from './desk-context';
import { describeError } from './notify';
import { pageActions } from './page-actions';
import { actionEntries, type Entry, fitting, pageEntries } from './palette-entries';
import { signOut } from './session-calls';
import { applyTheme } from './theme';
import { useFound } from './use-found';

/** Goes to any page, order, customer or product, and does what the page on screen can do. */
export default function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const t = useTranslations('shell');
  const { role } = useDesk();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState('');
  // As the page was when the palette opened: nothing on it moves meanwhile.
  const [actions] = useState(pageActions);
  const chosen = useRef<(() => void) | undefined>(undefined);
  const { found, error, searching } = useFound(typed, (href) => router.push(href));
  const groups = [
    { heading: t('groupHere'), entries: fitting(actionEntries(actions), typed) },
    { heading: t('groupOrders'), entries: found.orders },
    { heading: t('groupCustomers'), entries: found.customers },
    { heading: t('groupProducts'), entries: found.products },
    {
      heading: t('groupPages'),
      entries: fitting(
        pageEntries(role, (href) => router.push(href), t),
        typed,
      ),
    },
    { heading: t('groupDesk'), entries: fitting(deskEntries(onHelp, t), typed) },
  ].filter(({ entries }) => entries.length > 0);
  // Enter takes the first of what was just found, whatever was marked before.
  const first = groups[0]?.entries[0]?.id ?? '';
  useEffect(() => setMarked(first), [first]);
  return (
    <Dialog
      open
      onClose={onClose}
      // Only then: what is done may open a dialog or begin to type, and would lose the focus again.
      onClosed={() => chosen.current?.()}
      title={t('goTo')}
      wide
    >
      <Command
        label={t('goTo')}
        shouldFilter={false}
        loop
        value={marked}
        onValueChange={setMarked}
        className="grid gap-2"
      >
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          autoFocus
          maxLength={200}
          placeholder={t('palettePlaceholder')}
          className="h-11 w-full rounded-md border border-edge-strong bg-raised px-3 text-lg"
        />
        <Command.List className="h-[50dvh] overflow-y-auto sm:h-96" aria-busy={searching}>
          {error ? <Note>{describeError(error)}</Note> : null}
          {groups.length === 0 && !error ? (
            <Note>{searching ? t('looking') : t('nothingCalled', { typed: typed.trim() })}</Note>
          ) : null}
          {groups.map(({ heading, entries }) => (
            <Command.Group
              key={heading}
              heading={heading}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-soft"
            >
              {entries.map((entry) => (
                <PaletteOption
                  key={entry.id}
                  entry={entry}
                  onChoose={() => {
                    chosen.current = entry.run;
                    onClose();
                  }}
                />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function PaletteOption({ entry, onChoose }: { entry: Entry; onChoose: () => void }) {
  return (
    <Command.Item
      value={entry.id}
      onSelect={onChoose}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-accent-soft touch:min-h-11"
    >
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 break-words">
        {entry.words}
      </span>
      {entry.note ? <span className="max-w-2/5 truncate text-sm text-soft">{entry.note}</span> : null}
      {entry.shown ? <Kbd>{entry.shown}</Kbd> : null}
    </Command.Item>
  );
}

/** A word among the options, where only options may stand. */
function Note({ children }: { children: string }) {
  return (
    <Command.Item disabled value="note" className="p-3 text-sm text-soft">
      {children}
    </Command.Item>
  );
}

function deskEntries(onHelp: () => void, t: Words<'shell'>): Entry[] {
  const themes = [
    ['light', 'themeLight'],
    ['dark', 'themeDark'],
    ['system', 'themeSystem'],
  ] as const;
  return [
    { id: 'help', words: t('allKeys'), shown: '?', run: onHelp },
    ...themes.map(([theme, key]) => ({ id: theme, words: t(key), run: () => applyTheme(theme) })),
    {
      id: 'leave',
      words: t('signOut'),
      run: () => void signOut().then(() => window.location.assign('/sign-in')),
    },
  ];
}
