import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ErpConnection } from '@/components/settings/erp-connection';
import { ErpForm } from '@/components/settings/erp-form';
import { ErpNightly } from '@/components/settings/erp-nightly';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import type { Context } from '@/lib/context';
import { getErpReads } from '@/lib/imports/get-erp-reads';
import { importAnswer } from '@/lib/imports/import-contract';
import { getErpSettings } from '@/lib/settings/get-erp-settings';
import { getTenantSettings } from '@/lib/settings/get-tenant-settings';
import { inReadersLanguage } from '../../in-readers-language';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('erp'))('title') };
}

export default async function ErpPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const [settings, tenant, reads] = await Promise.all([
    getErpSettings(ctx),
    getTenantSettings(ctx),
    readsInWords(ctx),
  ]);
  const t = await getTranslations('erp');
  return (
    <RoomWords rooms={['erp', 'settings']}>
      <SettingsSection title={t('title')} intro={t('intro')}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ErpForm settings={settings} />
          <ErpConnection isConfigured={settings.type !== null} />
        </div>
        {settings.type === 'erp_evolution' ? (
          <ErpNightly settings={tenant} reads={reads} formats={await pageFormats()} />
        ) : null}
      </SettingsSection>
    </RoomWords>
  );
}

/** What became of the last reads is said in the reader's language. */
async function readsInWords(ctx: Context) {
  const last = importAnswer.nullable();
  const reads = await getErpReads(ctx);
  return Promise.all(
    reads.map(async (read) => ({ ...read, last: await inReadersLanguage(last, read.last) })),
  );
}
