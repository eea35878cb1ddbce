import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagingFacts } from '@/components/settings/messaging-facts';
import { MessagingForm } from '@/components/settings/messaging-form';
import { SettingsSection } from '@/components/settings/settings-section';
import { UnassignedNotice } from '@/components/settings/unassigned-notice';
import { RoomWords } from '@/components/shell/room-words';
import { CopyField } from '@/components/ui/copy-field';
import { env } from '@/lib/env';
import { describeHealth } from '@/lib/health/describe-health';
import { describeMessaging } from '@/lib/health/describe-parts';
import { getMessagingSettings } from '@/lib/settings/get-messaging-settings';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('messaging'))('title') };
}

/** The platform's own name of what it delivers messages by. */
const subscribed = 'messages';

export default async function MessagingPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const [settings, status, { unassignedMessages }, formats] = await Promise.all([
    getMessagingSettings(ctx),
    describeMessaging(ctx),
    describeHealth(ctx),
    pageFormats(),
  ]);
  const t = await getTranslations('messaging');
  return (
    <RoomWords rooms={['messaging', 'settings']}>
      <SettingsSection title={t('title')} intro={t('intro')}>
        <UnassignedNotice
          unassigned={{
            count: unassignedMessages.count,
            lastReceivedAt: unassignedMessages.lastReceivedAt?.toISOString() ?? null,
          }}
          formats={formats}
        >
          {t('unassignedHere')}
        </UnassignedNotice>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <MessagingForm settings={settings} />
            <section className="grid gap-2 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
              <h3 className="font-semibold">{t('whereDelivered')}</h3>
              <p className="text-soft">
                {t.rich('whereDeliveredWhat', {
                  field: () => <span className="font-mono">{subscribed}</span>,
                })}
              </p>
              <CopyField label={t('callbackAddress')} value={`${env().appUrl}/api/webhooks/messaging`} />
            </section>
          </div>
          <MessagingFacts status={status} formats={formats} />
        </div>
      </SettingsSection>
    </RoomWords>
  );
}
