import { History } from 'lucide-react';
import type { Metadata } from 'next';
import { ProposedPhrases } from '@/components/imports/proposed-phrases';
import { SettingsSection } from '@/components/settings/settings-section';
import { EmptyState } from '@/components/ui/empty-state';
import { listProposedPhrases } from '@/lib/catalogue/list-proposed-phrases';
import { pageFormats } from '../../../page-formats';
import { managerContext } from '../../manager-context';

export const metadata: Metadata = { title: 'Phrases of the history' };

export default async function PhrasesPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { phrases, hasMore } = await listProposedPhrases(ctx);
  const formats = await pageFormats();
  return (
    <SettingsSection
      title="Phrases of the history"
      intro="What your customers call your products in the order history that you imported. What you teach counts for that customer alone, from their next message on; each can be revoked among the aliases."
    >
      {phrases.length > 0 ? (
        <ProposedPhrases
          key={phrases.map(({ customerId, text }) => `${customerId} ${text}`).join()}
          phrases={phrases}
          days={phrases.map(({ lastOrderedOn }) => formats.day(`${lastOrderedOn}T12:00:00.000Z`))}
        />
      ) : (
        <EmptyState icon={History} title="Nothing is left to teach">
          Phrases are proposed from imported order history that has the customers’ own words beside the SKU,
          once they have said them twice.
        </EmptyState>
      )}
      {hasMore ? <p className="text-soft">There are more: they come up once these are taught.</p> : null}
    </SettingsSection>
  );
}
