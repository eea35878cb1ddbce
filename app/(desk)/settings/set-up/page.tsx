import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SetUpList } from '@/components/settings/set-up-list';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import { getSetUp } from '@/lib/settings/get-set-up';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('setUp'))('title') };
}

export default async function SetUpPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const t = await getTranslations('setUp');
  return (
    <RoomWords rooms={['setUp']}>
      <SettingsSection title={t('title')} intro={t('intro')}>
        <SetUpList setUp={await getSetUp(ctx)} />
      </SettingsSection>
    </RoomWords>
  );
}
