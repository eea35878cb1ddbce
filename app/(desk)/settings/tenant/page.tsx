import type { Metadata } from 'next';
import Link from 'next/link';
import { SettingsSection } from '@/components/settings/settings-section';
import { TenantForm } from '@/components/settings/tenant-form';
import { clock } from '@/lib/clock';
import { getTenantSettings } from '@/lib/settings/get-tenant-settings';
import { managerContext } from '../manager-context';
import { tenantChoices } from './tenant-choices';

export const metadata: Metadata = { title: 'Tenant' };

export default async function TenantPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const settings = await getTenantSettings(ctx);
  return (
    <SettingsSection
      title="Tenant"
      intro={
        <>
          Your company, and how it writes amounts and times. Tax types and the account of customers who have
          none of their own belong to the{' '}
          <Link href="/settings/erp" className="rounded-sm text-accent underline underline-offset-2">
            ERP settings
          </Link>
          .
        </>
      }
    >
      <TenantForm settings={settings} choices={tenantChoices(settings)} now={clock.now().toISOString()} />
    </SettingsSection>
  );
}
