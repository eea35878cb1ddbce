import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeadLettersTable } from '@/components/settings/dead-letters-table';
import { HealthParts } from '@/components/settings/health-parts';
import { HealthReport } from '@/components/settings/health-report';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { Notice } from '@/components/ui/notice';
import { clock } from '@/lib/clock';
import { describeHealth } from '@/lib/health/describe-health';
import { describeParts } from '@/lib/health/describe-parts';
import { listDeadLetters } from '@/lib/health/list-dead-letters';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('health'))('title') };
}

/** What an operator types on the machine. */
const takeOver = 'npm run admin -- take-over';

export default async function HealthPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const [{ work, unassignedMessages, quietCopyOf }, parts, letters] = await Promise.all([
    describeHealth(ctx),
    describeParts(ctx),
    listDeadLetters(ctx, { limit, offset }),
  ]);
  const formats = await pageFormats();
  const t = await getTranslations('health');
  return (
    <RoomWords rooms={['health', 'settings']}>
      <SettingsSection title={t('title')} intro={t('intro')}>
        {quietCopyOf ? (
          <Notice tone="warn">
            <p className="font-medium">
              {t('quietCopy', { time: formats.moment(quietCopyOf.toISOString()) })}
            </p>
            <p>
              {t.rich('quietCopyWhat', {
                command: () => <code className="whitespace-nowrap">{takeOver}</code>,
              })}
            </p>
          </Notice>
        ) : null}
        <HealthParts parts={parts} formats={formats} />
        <HealthReport
          work={work.map((each) => ({ ...each, owedSince: each.owedSince?.toISOString() ?? null }))}
          unassigned={{
            count: unassignedMessages.count,
            lastReceivedAt: unassignedMessages.lastReceivedAt?.toISOString() ?? null,
          }}
          now={clock.now().getTime()}
          formats={formats}
        />
        {letters.deadLetters.length > 0 ? (
          <DeadLettersTable deadLetters={letters.deadLetters} formats={formats} />
        ) : null}
        <Pager page={{ ...letters, totalIsExact: true }} address={pageAddress('/settings/health', {})} />
      </SettingsSection>
    </RoomWords>
  );
}
