import type { Metadata } from 'next';
import { DevicesTable } from '@/components/account/devices-table';
import { OwnPasskeys } from '@/components/account/own-passkeys';
import { OwnPin } from '@/components/account/own-pin';
import { SecondFactor } from '@/components/account/second-factor';
import { SignOutOthers } from '@/components/account/sign-out-others';
import { SettingsSection } from '@/components/settings/settings-section';
import { Page } from '@/components/ui/page';
import { getSecondFactor } from '@/lib/auth/get-second-factor';
import { listPasskeys } from '@/lib/auth/list-passkeys';
import { listOwnSessions } from '@/lib/auth/own-sessions';
import { requireOwnContext } from '@/lib/auth/page-context';
import { pageFormats } from '../page-formats';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  const ctx = await requireOwnContext();
  // Never empty: the device that looks at it is one of them.
  const [{ sessions }, factor, own] = await Promise.all([
    listOwnSessions(ctx),
    getSecondFactor(ctx),
    listPasskeys(ctx),
  ]);
  const formats = await pageFormats();
  return (
    <Page title="Account">
      {factor.isPossible ? <OwnPin /> : null}
      <SecondFactor factor={factor} hasPasskey={own.passkeys.length > 0} formats={formats} />
      <OwnPasskeys own={own} factor={factor} formats={formats} />
      <SettingsSection
        title="Signed-in devices"
        intro="Where you are signed in. Sign out a device that you do not know or no longer use."
        actions={sessions.length > 1 ? <SignOutOthers /> : null}
      >
        <DevicesTable sessions={sessions} formats={formats} />
      </SettingsSection>
    </Page>
  );
}
