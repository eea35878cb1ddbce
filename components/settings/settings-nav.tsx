'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { isCurrent } from '@/components/shell/pages';
import { settingsPages } from './settings-pages';

export function SettingsNav() {
  const pathname = usePathname();
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('page_settings')} className="flex flex-wrap gap-1 border-b border-edge pb-2">
      {settingsPages.map(({ href, key }) => {
        const current = isCurrent(href, pathname);
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            className={clsx(
              'inline-flex h-8 items-center rounded-md px-2.5 transition-colors touch:h-11',
              current ? 'bg-accent-soft font-medium text-accent' : 'text-soft hover:bg-hover hover:text-ink',
            )}
          >
            {t(`setting_${key}`)}
          </Link>
        );
      })}
    </nav>
  );
}
