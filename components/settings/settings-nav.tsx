'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { isCurrent } from '@/components/shell/pages';
import { Select } from '@/components/ui/input';
import { settingsAddress, settingsGroups, settingsPages } from './settings-pages';

/** The parts of the settings beside the one that is open; above it, as a list to choose from, where there is no room. */
export function SettingsNav() {
  return (
    <>
      <PartsBeside />
      <PartsAbove />
    </>
  );
}

function PartsBeside() {
  const pathname = usePathname();
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('page_settings')} className="grid content-start gap-4 max-lg:hidden">
      {settingsGroups.map(({ key: group, pages }) => (
        <div key={group} className="grid gap-0.5">
          <h2 id={`settings-${group}`} className="px-2.5 text-xs font-medium text-soft">
            {t(`settings_${group}`)}
          </h2>
          <ul aria-labelledby={`settings-${group}`} className="grid gap-0.5">
            {pages.map((key) => {
              const href = settingsAddress(key);
              const current = isCurrent(href, pathname);
              return (
                <li key={key}>
                  <Link
                    href={href}
                    aria-current={current ? 'page' : undefined}
                    className={clsx(
                      'flex min-h-8 items-center rounded-md px-2.5 py-1 transition-colors touch:min-h-11',
                      current
                        ? 'bg-accent-soft font-medium text-accent'
                        : 'text-soft hover:bg-hover hover:text-ink',
                    )}
                  >
                    {t(`setting_${key}`)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function PartsAbove() {
  const pathname = usePathname();
  const router = useRouter();
  const t = useTranslations('shell');
  const current = settingsPages.find(({ href }) => isCurrent(href, pathname));
  return (
    <div className="lg:hidden">
      <Select
        aria-label={t('page_settings')}
        value={current?.href ?? ''}
        onChange={({ target }) => router.push(target.value)}
      >
        {settingsGroups.map(({ key: group, pages }) => (
          <optgroup key={group} label={t(`settings_${group}`)}>
            {pages.map((key) => (
              <option key={key} value={settingsAddress(key)}>
                {t(`setting_${key}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
