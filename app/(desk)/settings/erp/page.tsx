import type { Metadata } from 'next';
import { ErpConnection } from '@/components/settings/erp-connection';
import { ErpForm } from '@/components/settings/erp-form';
import { SettingsSection } from '@/components/settings/settings-section';
import { getErpSettings } from '@/lib/settings/get-erp-settings';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'ERP' };

export default async function ErpPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const settings = await getErpSettings(ctx);
  return (
    <SettingsSection
      title="ERP"
      intro="Where approved orders go. A password is stored encrypted and never shown again."
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ErpForm settings={settings} />
        <ErpConnection isConfigured={settings.type !== null} />
      </div>
    </SettingsSection>
  );
}
