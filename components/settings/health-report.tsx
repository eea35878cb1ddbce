import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { judgeWork, kindOfWork, type OwedWork } from './health-words';
import { UnassignedNotice } from './unassigned-notice';

export function HealthReport({
  work,
  unassigned,
  now,
  formats,
}: {
  work: readonly OwedWork[];
  unassigned: { count: number; lastReceivedAt: string | null };
  now: number;
  formats: Formats;
}) {
  const t = useTranslations('health');
  const tMessaging = useTranslations('messaging');
  return (
    <>
      <UnassignedNotice unassigned={unassigned} formats={formats}>
        {tMessaging('unassignedCheck')}
      </UnassignedNotice>
      {work.length > 0 ? (
        <Table caption={t('pendingWork')}>
          <TableHead>
            <HeadCell>{t('work')}</HeadCell>
            <HeadCell className="text-right">{t('pending')}</HeadCell>
            <HeadCell className="text-right">{t('failed')}</HeadCell>
            <HeadCell>{t('pendingSince')}</HeadCell>
            <HeadCell className="w-full">{t('whatToDo')}</HeadCell>
          </TableHead>
          <TableBody>
            {work.map((each) => (
              <WorkRow key={each.name} work={each} now={now} formats={formats} />
            ))}
          </TableBody>
        </Table>
      ) : (
        <EmptyState icon={CircleCheck} title={t('allDone')}>
          {t('allDoneWhat')}
        </EmptyState>
      )}
    </>
  );
}

function WorkRow({ work, now, formats }: { work: OwedWork; now: number; formats: Formats }) {
  const t = useTranslations('health');
  const state = judgeWork(work, now);
  const kind = kindOfWork(work.name);
  return (
    <Row>
      <th scope="row" className="px-3 py-2 font-medium @2xl:whitespace-nowrap @max-2xl:p-0">
        {t(`work_${kind}`)} {state === 'late' ? <Badge tone="warn">{t('late')}</Badge> : null}
        {state === 'held back' ? <Badge>{t('heldBack')}</Badge> : null}
        {state === 'given up' ? <Badge tone="bad">{t('failed')}</Badge> : null}
      </th>
      <Cell label={t('pending')} className="text-right">
        {work.owed}
      </Cell>
      <Cell label={t('failed')} className="text-right">
        {work.givenUp}
      </Cell>
      <Cell label={t('pendingSince')} className="whitespace-nowrap text-soft">
        {work.owedSince ? formats.moment(work.owedSince) : '–'}
      </Cell>
      <Cell className="text-soft">
        {state === 'fine' ? t('beingDone') : null}
        {state === 'held back' ? t('heldBackWhat') : null}
        {state === 'late' ? t(`late_${kind}`) : null}
        {state === 'given up' ? t(`failed_${kind}`) : null}
      </Cell>
    </Row>
  );
}
