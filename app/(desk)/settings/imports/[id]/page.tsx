import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { fieldLabel } from '@/components/imports/field-label';
import { ImportSteps } from '@/components/imports/import-steps';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import { isUuid } from '@/lib/ids';
import { fieldsOf } from '@/lib/imports/fields-of';
import { getImport } from '@/lib/imports/get-import';
import { getImportEndpoint } from '@/lib/imports/import-contract';
import { inReadersLanguage } from '../../../in-readers-language';
import { orNotFound } from '../../../or-not-found';
import { managerContext } from '../../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('title') };
}

export default async function ImportPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const found = await inReadersLanguage(
    getImportEndpoint.answers[200],
    await orNotFound(getImport(ctx, { importId: id, limit: 20, offset: 0 })),
  );
  const t = await getTranslations('imports');
  const tFields = await getTranslations('importFields');
  const fields = fieldsOf(found.target).map((field) => ({
    ...field,
    label: fieldLabel(found.target, field, tFields),
  }));
  return (
    <RoomWords rooms={['imports']}>
      <SettingsSection
        title={<span className="break-all">{found.fileName ?? t('rowsOverApi')}</span>}
        intro={t(`target_${found.target}`)}
      >
        <ImportSteps first={found} fields={fields} />
      </SettingsSection>
    </RoomWords>
  );
}
