import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DevicesTable } from '@/components/account/devices-table';
import { OwnLanguage } from '@/components/account/own-language';
import { OwnPasskeys } from '@/components/account/own-passkeys';
import { OwnPin } from '@/components/account/own-pin';
import { SecondFactor } from '@/components/account/second-factor';
import { SignOutOthers } from '@/components/account/sign-out-others';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import { Page } from '@/components/ui/page';
import { getSecondFactor } from '@/lib/auth/get-second-factor';
import { listPasskeys } from '@/lib/auth/list-passkeys';
import { listOwnSessions } from '@/lib/auth/own-sessions';
import { requireOwnContext } from '@/lib/auth/page-context';
import { pageFormats } from '../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('account') };
}

export default async function AccountPage() {
  const ctx = await requireOwnContext();
  // Never empty: the device that looks at it is one of them.
  const [{ sessions }, factor, own] = await Promise.all([
    listOwnSessions(ctx),
    getSecondFactor(ctx),
    listPasskeys(ctx),
  ]);
  const formats = await pageFormats();
  const t = await getTranslations('account');
  return (
    <RoomWords rooms={['account']}>
      <Page title={t('account')}>
        {factor.isPossible ? (
          <>
            <OwnLanguage chosen={ctx.language} />
            <OwnPin />
          </>
        ) : null}
        <SecondFactor factor={factor} hasPasskey={own.passkeys.length > 0} formats={formats} />
        <OwnPasskeys own={own} factor={factor} formats={formats} />
        <SettingsSection
          title={t('devices')}
          intro={t('devicesIntro')}
          actions={sessions.length > 1 ? <SignOutOthers /> : null}
        >
          <DevicesTable sessions={sessions} formats={formats} />
        </SettingsSection>
      </Page>
    </RoomWords>
  );
}
