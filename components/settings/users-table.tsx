import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { User } from '@/lib/settings/contract';
import type { Words } from '@/lib/words/words';
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
  const t = useTranslations('users');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeadCell className="w-full">{tSettings('name')}</HeadCell>
        <HeadCell>{t('signsInAs')}</HeadCell>
        <HeadCell>{t('role')}</HeadCell>
        <HeadCell>{t('factor')}</HeadCell>
        <HeadCell className="@max-4xl:hidden">{t('addedOn')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <Row key={user.id}>
            <th scope="row" className="px-3 py-2 font-medium break-words @max-2xl:p-0">
              {user.name} {user.enabled ? null : <Badge tone="warn">{t('switchedOff')}</Badge>}
            </th>
            <Cell label={t('signsInAs')}>
              <Code text={user.username} />
            </Cell>
            <Cell label={t('role')}>{t(`role_${user.role}`)}</Cell>
            <Cell label={t('factor')} className={hasFactor(user) ? undefined : 'text-soft'}>
              {factorsOf(user, t)}
            </Cell>
            <Cell label={t('addedOn')} className="whitespace-nowrap text-soft @2xl:@max-4xl:hidden">
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

function factorsOf({ hasSecondFactor, passkeys }: User, t: Words<'users'>): string {
  if (passkeys === 0) return t(hasSecondFactor ? 'factorOn' : 'factorOff');
  const keys = t('passkeys', { count: passkeys });
  return hasSecondFactor ? t('factorOnWith', { keys }) : keys;
}
