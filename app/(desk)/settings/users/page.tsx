import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewUser } from '@/components/settings/new-user';
import { SettingsSection } from '@/components/settings/settings-section';
import { UsersTable } from '@/components/settings/users-table';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { listUsers } from '@/lib/settings/list-users';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('users'))('title') };
}

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  // Never empty: the manager who looks at it is one of them.
  const page = await listUsers(ctx, { limit, offset });
  const t = await getTranslations('users');
  return (
    <RoomWords rooms={['settings', 'users']}>
      <SettingsSection title={t('title')} intro={t('intro')} actions={<NewUser />}>
        <UsersTable
          users={page.users}
          ownId={ctx.actor.kind === 'user' ? ctx.actor.userId : null}
          formats={await pageFormats()}
        />
        <Pager page={page} address={pageAddress('/settings/users', {})} />
      </SettingsSection>
    </RoomWords>
  );
}
