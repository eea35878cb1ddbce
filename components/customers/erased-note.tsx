import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';

/** Says of a customer that nobody is left behind the orders. */
export function ErasedNote({ at, formats }: { at: string; formats: Formats }) {
  const t = useTranslations('customerPage');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge>{t('erasedOn', { day: formats.day(at) })}</Badge>
      <span className="text-soft">{t('erasedWhat')}</span>
    </span>
  );
}
