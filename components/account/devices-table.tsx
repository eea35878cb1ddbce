import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Session } from '@/lib/auth/session-contract';
import { describeDevice } from './describe-device';
import { SignOutDevice } from './sign-out-device';

export function DevicesTable({ sessions, formats }: { sessions: readonly Session[]; formats: Formats }) {
  const t = useTranslations('account');
  return (
    <Table caption={t('devicesCaption')}>
      <TableHead>
        <HeadCell className="w-full">{t('device')}</HeadCell>
        <HeadCell>{t('address')}</HeadCell>
        <HeadCell>{t('signedIn')}</HeadCell>
        <HeadCell>{t('lastUsed')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <Row key={session.id}>
            <th scope="row" className="px-3 py-2 font-medium break-words @max-2xl:p-0">
              {describeDevice(session, t)} {session.kind === 'TOKEN' ? <Badge>{t('apiAccess')}</Badge> : null}{' '}
              {session.isCurrent ? <Badge tone="good">{t('thisDevice')}</Badge> : null}
            </th>
            <Cell label={t('address')} className="font-mono whitespace-nowrap">
              {session.address}
            </Cell>
            <Cell label={t('signedIn')} className="whitespace-nowrap text-soft">
              {formats.moment(session.createdAt)}
            </Cell>
            <Cell label={t('lastUsed')} className="whitespace-nowrap text-soft">
              {formats.moment(session.lastSeenAt)}
            </Cell>
            <Cell className="text-right">
              {session.isCurrent ? null : <SignOutDevice session={session} />}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
