import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { describeWork, judgeWork, type OwedWork } from './health-words';
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
  const tMessaging = useTranslations('messaging');
  return (
    <>
      <UnassignedNotice unassigned={unassigned} formats={formats}>
        {tMessaging('unassignedCheck')}
      </UnassignedNotice>
      {work.length > 0 ? (
        <Table caption="Pending work">
          <TableHead>
            <HeadCell>Work</HeadCell>
            <HeadCell className="text-right">Pending</HeadCell>
            <HeadCell className="text-right">Failed</HeadCell>
            <HeadCell>Pending since</HeadCell>
            <HeadCell className="w-full">What to do</HeadCell>
          </TableHead>
          <TableBody>
            {work.map((each) => (
              <WorkRow key={each.name} work={each} now={now} formats={formats} />
            ))}
          </TableBody>
        </Table>
      ) : (
        <EmptyState icon={CircleCheck} title="Everything is done">
          No message, order, delivery or answer is waiting.
        </EmptyState>
      )}
    </>
  );
}

function WorkRow({ work, now, formats }: { work: OwedWork; now: number; formats: Formats }) {
  const state = judgeWork(work, now);
  const { words, whenLate, whenGivenUp } = describeWork(work.name);
  return (
    <Row>
      <th scope="row" className="px-3 py-2 font-medium @2xl:whitespace-nowrap @max-2xl:p-0">
        {words} {state === 'late' ? <Badge tone="warn">Late</Badge> : null}
        {state === 'given up' ? <Badge tone="bad">Failed</Badge> : null}
      </th>
      <Cell label="Pending" className="text-right">
        {work.owed}
      </Cell>
      <Cell label="Failed" className="text-right">
        {work.givenUp}
      </Cell>
      <Cell label="Pending since" className="whitespace-nowrap text-soft">
        {work.owedSince ? formats.moment(work.owedSince) : '–'}
      </Cell>
      <Cell className="text-soft">
        {state === 'fine' ? 'Nothing: it is being done.' : state === 'late' ? whenLate : whenGivenUp}
      </Cell>
    </Row>
  );
}
