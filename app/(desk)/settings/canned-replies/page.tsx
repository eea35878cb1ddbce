import { MessageSquareText } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CannedRepliesTable } from '@/components/settings/canned-replies-table';
import { NewCannedReply } from '@/components/settings/canned-reply-actions';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { listCannedReplies } from '@/lib/canned-replies/list-canned-replies';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('cannedReplies'))('title') };
}

export default async function CannedRepliesPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { replies } = await listCannedReplies(ctx);
  const t = await getTranslations('cannedReplies');
  return (
    <RoomWords rooms={['cannedReplies', 'settings']}>
      <SettingsSection title={t('title')} intro={t('intro')} actions={<NewCannedReply />}>
        {replies.length > 0 ? (
          <CannedRepliesTable replies={replies} />
        ) : (
          <EmptyState icon={MessageSquareText} title={t('none')}>
            {t('noneWhat', { customer: '{customer}', day: '{deliveryDate}' })}
          </EmptyState>
        )}
      </SettingsSection>
    </RoomWords>
  );
}
