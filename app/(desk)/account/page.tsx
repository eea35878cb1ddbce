import type { Metadata } from 'next';
import { DevicesTable } from '@/components/account/devices-table';
import { SignOutOthers } from '@/components/account/sign-out-others';
import { SettingsSection } from '@/components/settings/settings-section';
import { Page } from '@/components/ui/page';
import { listOwnSessions } from '@/lib/auth/own-sessions';
import { requirePageContext } from '@/lib/auth/page-context';
import { pageFormats } from '../page-formats';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  // Never empty: the device that looks at it is one of them.
  const { sessions } = await listOwnSessions(await requirePageContext());
  return (
    <Page title="Account">
      <SettingsSection
        title="Signed-in devices"
        intro="Where you are signed in. Sign out a device that you do not know or no longer use."
        actions={sessions.length > 1 ? <SignOutOthers /> : null}
      >
        <DevicesTable sessions={sessions} formats={await pageFormats()} />
      </SettingsSection>
    </Page>
  );
}
