'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isCurrent } from '@/components/shell/pages';
import { settingsPages } from './settings-pages';

export function SettingsNav() {
  const pathname = usePathname();
  return (
    <nav aria-label="Settings" className="flex flex-wrap gap-1 border-b border-edge pb-2">
      {settingsPages.map(({ href, label }) => {
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
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
