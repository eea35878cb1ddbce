import type { Metadata } from 'next';
import { MessagingFacts } from '@/components/settings/messaging-facts';
import { MessagingForm } from '@/components/settings/messaging-form';
import { SettingsSection } from '@/components/settings/settings-section';
import { UnassignedNotice } from '@/components/settings/unassigned-notice';
import { CopyField } from '@/components/ui/copy-field';
import { env } from '@/lib/env';
import { describeHealth } from '@/lib/health/describe-health';
import { describeMessaging } from '@/lib/health/describe-parts';
import { getMessagingSettings } from '@/lib/settings/get-messaging-settings';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Messaging' };

export default async function MessagingPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const [settings, status, { unassignedMessages }, formats] = await Promise.all([
    getMessagingSettings(ctx),
    describeMessaging(ctx),
    describeHealth(ctx),
    pageFormats(),
  ]);
  return (
    <SettingsSection
      title="Messaging"
      intro="The number that your customers write to. Tokens and secrets are stored encrypted and never shown again."
    >
      <UnassignedNotice
        unassigned={{
          count: unassignedMessages.count,
          lastReceivedAt: unassignedMessages.lastReceivedAt?.toISOString() ?? null,
        }}
        formats={formats}
      >
        They came in on a phone number id that no tenant of this service has. If it is yours, save it below:
        they are then read like any other.
      </UnassignedNotice>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <MessagingForm settings={settings} />
          <section className="grid gap-2 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
            <h3 className="font-semibold">Where the platform delivers</h3>
            <p className="text-soft">
              Enter this as the callback address in the platform’s settings, and subscribe to the field{' '}
              <span className="font-mono">messages</span>.
            </p>
            <CopyField label="Callback address" value={`${env().appUrl}/api/webhooks/messaging`} />
          </section>
        </div>
        <MessagingFacts status={status} formats={formats} />
      </div>
    </SettingsSection>
  );
}
