import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { countWords } from './count-words';

/** Above a list whose search did not look at all of it; `hint` is the way to the others. */
export function SearchedNote({
  searchedOnly,
  rows,
  hint,
}: {
  searchedOnly: number | null;
  rows: 'orders' | 'messages' | 'events' | 'phrases' | 'customers' | 'products';
  hint?: string;
}) {
  const t = useTranslations('shell');
  if (searchedOnly === null) return null;
  return (
    <Notice>
      {t('searchedOnly', { rows, count: countWords(searchedOnly), hint: hint ?? t('searchedHint') })}
    </Notice>
  );
}
