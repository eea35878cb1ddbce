import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TemplatesList } from '@/components/message-templates/templates-list';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import { listMessageTemplates } from '@/lib/message-templates/list-message-templates';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('messageTemplates'))('title') };
}

export default async function MessageTemplatesPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { templates } = await listMessageTemplates(ctx);
  const t = await getTranslations('messageTemplates');
  return (
    <RoomWords rooms={['messageTemplates']}>
      <SettingsSection title={t('title')} intro={t('intro')}>
        <TemplatesList templates={templates} />
      </SettingsSection>
    </RoomWords>
  );
}
