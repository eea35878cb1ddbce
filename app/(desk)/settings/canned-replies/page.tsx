import { MessageSquareText } from 'lucide-react';
import type { Metadata } from 'next';
import { CannedRepliesTable } from '@/components/settings/canned-replies-table';
import { NewCannedReply } from '@/components/settings/canned-reply-actions';
import { SettingsSection } from '@/components/settings/settings-section';
import { EmptyState } from '@/components/ui/empty-state';
import { listCannedReplies } from '@/lib/canned-replies/list-canned-replies';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Canned replies' };

export default async function CannedRepliesPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { replies } = await listCannedReplies(ctx);
  return (
    <SettingsSection
      title="Canned replies"
      intro="What is written to customers again and again. The desk offers them below the conversation, the customer’s language first, with what the order says filled in; a clerk sees the text before it is sent."
      actions={<NewCannedReply />}
    >
      {replies.length > 0 ? (
        <CannedRepliesTable replies={replies} />
      ) : (
        <EmptyState icon={MessageSquareText} title="No canned replies">
          Keep the first: “Hi {'{customer}'}, your order leaves on {'{deliveryDate}'}.”
        </EmptyState>
      )}
    </SettingsSection>
  );
}
