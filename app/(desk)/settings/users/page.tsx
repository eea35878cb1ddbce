import type { Metadata } from 'next';
import { NewUser } from '@/components/settings/new-user';
import { SettingsSection } from '@/components/settings/settings-section';
import { UsersTable } from '@/components/settings/users-table';
import { Pager, pageAddress } from '@/components/shell/pager';
import { listUsers } from '@/lib/settings/list-users';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Users' };

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  // Never empty: the manager who looks at it is one of them.
  const page = await listUsers(ctx, { limit, offset });
  return (
    <SettingsSection
      title="Users"
      intro="Who signs in with a PIN. Clerks review orders; managers also decide on credit holds, the catalogue and these settings."
      actions={<NewUser />}
    >
      <UsersTable
        users={page.users}
        ownId={ctx.actor.kind === 'user' ? ctx.actor.userId : null}
        formats={await pageFormats()}
      />
      <Pager page={page} address={pageAddress('/settings/users', {})} />
    </SettingsSection>
  );
}
