import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { findPageCaller } from '@/lib/auth/page-context';
import DeskNotFound from './(desk)/not-found';
import { DeskFrame } from './desk-frame';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('shell'))('notFoundTitle') };
}

/** An address that leads nowhere: people who are signed in keep the desk around it, and strangers learn nothing of the desk. */
export default async function NotFound() {
  const caller = await findPageCaller().catch(() => null);
  if (!caller) return <StrangersNotFound />;
  return (
    <DeskFrame>
      <DeskNotFound />
    </DeskFrame>
  );
}

async function StrangersNotFound() {
  const t = await getTranslations('shell');
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
