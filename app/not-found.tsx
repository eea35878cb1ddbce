import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';

export default function NotFound() {
  const t = useTranslations('shell');
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm place-content-center gap-4 p-6 text-center">
      <h1 className="text-xl font-semibold">{t('notFoundTitle')}</h1>
      <p className="text-soft">{t('notFoundWhy')}</p>
      <Link href="/review" className={buttonClass({ tone: 'primary' })}>
        {t('notFoundBack')}
      </Link>
    </main>
  );
}
