'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Brand } from './brand';
import { useDesk } from './desk-context';
import { LateMenu } from './late-menu';
import { isCurrent, pagesFor } from './pages';
import { PaletteHost } from './palette-host';
import { UserMenu } from './user-menu';
import { WaitingCount } from './waiting-count';

const loadPageMenu = () => import('./page-menu-items');

export function TopBar({ isLimited }: { /** Nothing but one's own is open yet. */ isLimited: boolean }) {
  const t = useTranslations('shell');
  return (
    <header className="sticky top-0 z-30 flex h-12 low:static items-center gap-2 border-b border-edge bg-paper px-3 sm:px-4 print:hidden">
      <Link href="/review" aria-label={t('brandLink')} className="rounded-md">
        <Brand />
      </Link>
      {isLimited ? null : (
        <>
          <PageLinks />
          <PageMenu />
        </>
      )}
      <div className="ml-auto flex min-w-0 items-center gap-1">
        {isLimited ? null : <PaletteHost />}
        <div className="min-w-0">
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

function PageLinks() {
  const t = useTranslations('shell');
  const pages = pagesFor(useDesk().role);
  const pathname = usePathname();
  return (
    <nav aria-label={t('pages')} className="ml-3 hidden h-full items-stretch gap-1 lg:flex">
      {pages.map(({ href, key }) => {
        const current = isCurrent(href, pathname);
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            className={clsx(
              'relative flex items-center rounded-md px-2.5 transition-colors hover:text-ink',
              current
                ? 'font-medium text-ink after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent'
                : 'text-soft',
            )}
          >
            {t(`page_${key}`)}
            <WaitingCount href={href} />
          </Link>
        );
      })}
    </nav>
  );
}

/** The same, where there is no room for a row of links. */
function PageMenu() {
  return (
    <div className="lg:hidden">
      <LateMenu button={PageButton} load={loadPageMenu} />
    </div>
  );
}

function PageButton(props: ComponentProps<'button'>) {
  const t = useTranslations('shell');
  const pages = pagesFor(useDesk().role);
  const pathname = usePathname();
  const current = pages.find(({ href }) => isCurrent(href, pathname));
  return (
    <Button tone="quiet" aria-label={t('pages')} {...props}>
      <span className="font-medium text-ink">{current ? t(`page_${current.key}`) : t('pages')}</span>
      <ChevronDown aria-hidden />
    </Button>
  );
}
