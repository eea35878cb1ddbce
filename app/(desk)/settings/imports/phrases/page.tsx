import { History } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProposedPhrases } from '@/components/imports/proposed-phrases';
import { SettingsSection } from '@/components/settings/settings-section';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { listProposedPhrases } from '@/lib/catalogue/list-proposed-phrases';
import { pageFormats } from '../../../page-formats';
import { managerContext } from '../../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('phrasesTitle') };
}

export default async function PhrasesPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { phrases, hasMore } = await listProposedPhrases(ctx);
  const formats = await pageFormats();
  const t = await getTranslations('imports');
  return (
    <RoomWords rooms={['imports']}>
      <SettingsSection title={t('phrasesTitle')} intro={t('phrasesIntro')}>
        {phrases.length > 0 ? (
          <ProposedPhrases
            key={phrases.map(({ customerId, text }) => `${customerId} ${text}`).join()}
            phrases={phrases}
            days={phrases.map(({ lastOrderedOn }) => formats.date(lastOrderedOn))}
          />
        ) : (
          <EmptyState icon={History} title={t('nothingLeft')}>
            {t('nothingLeftWhat')}
          </EmptyState>
        )}
        {hasMore ? <p className="text-soft">{t('moreLater')}</p> : null}
      </SettingsSection>
    </RoomWords>
  );
}
