import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/ui/link-class';
import { countWords } from './count-words';

/** Below the beginning of a list: how long the whole of it is, and the way there. */
export function MoreLink({
  page: { total, totalIsExact },
  shown,
  href,
}: {
  page: { total: number; totalIsExact: boolean };
  shown: number;
  href: string;
}) {
  const t = useTranslations('shell');
  if (total <= shown) return null;
  return (
    <p className="text-soft">
      {t('firstOf', { shown: String(shown), total: countWords(total, totalIsExact) })}{' '}
      <Link href={href} className={linkClass()}>
        {t('showAll')}
      </Link>
    </p>
  );
}
