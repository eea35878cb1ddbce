'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { reviewKeys } from './keys';
import { useSingleKeys } from './use-single-keys';

const groups = ['orders', 'lines', 'recording', 'desk'] as const;

/** All keys, and the switch of those without Ctrl. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations('keys');
  const [singles, setSingles] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} title={t('keys')} wide>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group} aria-label={t(`group_${group}`)}>
            <h3 className="pb-1 text-sm font-medium text-soft">{t(`group_${group}`)}</h3>
            <dl className="grid grid-cols-[1fr_auto] gap-y-1">
              {group === 'lines' ? <KeyRow words={t('key_takeCandidate')} shown="1 – 5" /> : null}
              {reviewKeys
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <KeyRow
                    key={entry.key}
                    words={t(entry.key === 'ctrl+enter' ? 'key_approveToo' : `key_${entry.action}`)}
                    shown={entry.shown}
                  />
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
        {t('singleKeysAct')}
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
