import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ImportSteps } from '@/components/imports/import-steps';
import { targetWords } from '@/components/imports/import-words';
import { SettingsSection } from '@/components/settings/settings-section';
import { isUuid } from '@/lib/ids';
import { fieldsOf } from '@/lib/imports/fields-of';
import { getImport } from '@/lib/imports/get-import';
import { orNotFound } from '../../../or-not-found';
import { managerContext } from '../../manager-context';

export const metadata: Metadata = { title: 'Import' };

export default async function ImportPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const found = await orNotFound(getImport(ctx, { importId: id, limit: 20, offset: 0 }));
  return (
    <SettingsSection
      title={<span className="break-all">{found.fileName ?? 'Rows over the API'}</span>}
      intro={targetWords[found.target]}
    >
      <ImportSteps first={found} fields={fieldsOf(found.target)} />
    </SettingsSection>
  );
}
