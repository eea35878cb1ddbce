import type { Metadata } from 'next';
import { HealthReport } from '@/components/settings/health-report';
import { SettingsSection } from '@/components/settings/settings-section';
import { clock } from '@/lib/clock';
import { describeHealth } from '@/lib/health/describe-health';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Health' };

export default async function HealthPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { work, unassignedMessages } = await describeHealth(ctx);
  return (
    <SettingsSection
      title="Health"
      intro="The work the service still owes, and what to do when it does not get done. Nothing of it is lost by a restart."
    >
      <HealthReport
        work={work.map((each) => ({ ...each, owedSince: each.owedSince?.toISOString() ?? null }))}
        unassigned={{
          count: unassignedMessages.count,
          lastReceivedAt: unassignedMessages.lastReceivedAt?.toISOString() ?? null,
        }}
        now={clock.now().getTime()}
        formats={await pageFormats()}
      />
    </SettingsSection>
  );
}
