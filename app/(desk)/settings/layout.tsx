import { Lock } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SettingsNav } from '@/components/settings/settings-nav';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { managerContext } from './manager-context';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('settings');
  const tShell = await getTranslations('shell');
  const isAllowed = (await managerContext()) !== null;
  return (
    <Page title={t('title')}>
      {isAllowed ? (
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
          <SettingsNav />
          <div className="grid min-w-0 content-start gap-4">{children}</div>
        </div>
      ) : (
        <EmptyState icon={Lock} title={t('managersOnly')}>
          <p>{t('managersOnlyWhat')}</p>
          <Link href="/review" className={buttonClass({}, 'mt-3')}>
            {tShell('notFoundBack')}
          </Link>
        </EmptyState>
      )}
    </Page>
  );
}
