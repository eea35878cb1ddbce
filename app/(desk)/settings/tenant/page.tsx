import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { SettingsSection } from '@/components/settings/settings-section';
import { TenantForm } from '@/components/settings/tenant-form';
import { RoomWords } from '@/components/shell/room-words';
import { pageLanguage } from '@/lib/auth/page-context';
import { clock } from '@/lib/clock';
import { getTenantSettings } from '@/lib/settings/get-tenant-settings';
import { managerContext } from '../manager-context';
import { tenantChoices } from './tenant-choices';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tenant'))('title') };
}

export default async function TenantPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const settings = await getTenantSettings(ctx);
  const t = await getTranslations('tenant');
  const choices = tenantChoices(settings, await pageLanguage());
  return (
    <RoomWords rooms={['settings', 'tenant']}>
      <SettingsSection
        title={t('title')}
        intro={t.rich('intro', {
          link: (inside) => (
            <Link href="/settings/erp" className="rounded-sm text-accent underline underline-offset-2">
              {inside}
            </Link>
          ),
        })}
      >
        <TenantForm settings={settings} choices={choices} now={clock.now().toISOString()} />
      </SettingsSection>
    </RoomWords>
  );
}
