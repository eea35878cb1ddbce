import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Session } from '@/lib/auth/session-contract';
import { describeDevice } from './describe-device';
import { SignOutDevice } from './sign-out-device';

export function DevicesTable({ sessions, formats }: { sessions: readonly Session[]; formats: Formats }) {
  return (
    <Table caption="Signed-in devices, the last used first">
      <TableHead>
        <HeadCell className="w-full">Device</HeadCell>
        <HeadCell>Address</HeadCell>
        <HeadCell>Signed in</HeadCell>
        <HeadCell>Last used</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <Row key={session.id}>
            <th scope="row" className="px-3 py-2 font-medium break-words @max-2xl:p-0">
              {describeDevice(session)} {session.kind === 'TOKEN' ? <Badge>API access</Badge> : null}{' '}
              {session.isCurrent ? <Badge tone="good">This device</Badge> : null}
            </th>
            <Cell label="Address" className="font-mono whitespace-nowrap">
              {session.address}
            </Cell>
            <Cell label="Signed in" className="whitespace-nowrap text-soft">
              {formats.moment(session.createdAt)}
            </Cell>
            <Cell label="Last used" className="whitespace-nowrap text-soft">
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
