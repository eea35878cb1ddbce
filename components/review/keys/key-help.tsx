'use client';

import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { reviewKeys } from './keys';
import { useSingleKeys } from './use-single-keys';

const groups = ['Orders', 'Lines', 'Recording', 'On every page'] as const;

/** All keys, and the switch of those without Ctrl. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const [singles, setSingles] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} title="Keys" wide>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className="pb-1 text-sm font-medium text-soft">{group}</h3>
            <dl className="grid grid-cols-[1fr_auto] gap-y-1">
              {group === 'Lines' ? <KeyRow words="Take that candidate" shown="1 – 5" /> : null}
              {reviewKeys
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <KeyRow key={entry.key} words={entry.words} shown={entry.shown} />
                ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="flex min-h-8 items-center gap-2.5 border-t border-edge pt-3 touch:min-h-11">
        <input
          type="checkbox"
          checked={singles}
          onChange={(event) => setSingles(event.target.checked)}
          className="size-4 accent-accent"
        />
        Single keys act. Switched off, only keys with Ctrl do.
      </label>
    </Dialog>
  );
}

function KeyRow({ words, shown }: { words: string; shown: string }) {
  return (
    <>
      <dt>{words}</dt>
      <dd className="text-right">
        <Kbd className="touch:inline-flex">{shown}</Kbd>
      </dd>
    </>
  );
}
