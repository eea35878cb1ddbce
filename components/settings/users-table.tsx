import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { User } from '@/lib/settings/contract';
import { UserActions } from './user-actions';

export function UsersTable({
  users,
  ownId,
  formats,
}: {
  users: readonly User[];
  /** Of the manager who looks. */
  ownId: string | null;
  formats: Formats;
}) {
  return (
    <Table caption="Users by name">
      <TableHead>
        <HeadCell className="w-full">Name</HeadCell>
        <HeadCell>Signs in as</HeadCell>
        <HeadCell>Role</HeadCell>
        <HeadCell>Second factor</HeadCell>
        <HeadCell className="@max-4xl:hidden">Added</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <Row key={user.id}>
            <th scope="row" className="px-3 py-2 font-medium break-words @max-2xl:p-0">
              {user.name} {user.enabled ? null : <Badge tone="warn">Switched off</Badge>}
            </th>
            <Cell label="Signs in as">
              <Code text={user.username} />
            </Cell>
            <Cell label="Role">{user.role === 'manager' ? 'Manager' : 'Clerk'}</Cell>
            <Cell label="Second factor" className={hasFactor(user) ? undefined : 'text-soft'}>
              {factorsOf(user)}
            </Cell>
            <Cell label="Added" className="whitespace-nowrap text-soft @2xl:@max-4xl:hidden">
              {formats.day(user.createdAt)}
            </Cell>
            <Cell>
              <UserActions user={user} isSelf={user.id === ownId} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function hasFactor({ hasSecondFactor, passkeys }: User): boolean {
  return hasSecondFactor || passkeys > 0;
}

function factorsOf({ hasSecondFactor, passkeys }: User): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  if (passkeys === 0) return hasSecondFactor ? 'On' : 'Off';
  return hasSecondFactor ? `On, ${keys}` : keys;
}
