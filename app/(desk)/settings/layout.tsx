import { Lock } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { SettingsNav } from '@/components/settings/settings-nav';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { managerContext } from './manager-context';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const isAllowed = (await managerContext()) !== null;
  return (
    <Page title="Settings">
      {isAllowed ? (
        <>
          <SettingsNav />
          {children}
        </>
      ) : (
        <EmptyState icon={Lock} title="The settings are for managers">
          <p>You are signed in as a clerk. Ask a manager to make the change, or sign in as one.</p>
          <Link href="/review" className={buttonClass({}, 'mt-3')}>
            To the review queue
          </Link>
        </EmptyState>
      )}
    </Page>
  );
}
