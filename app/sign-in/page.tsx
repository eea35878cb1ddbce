import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Brand } from '@/components/shell/brand';
import { RoomWords } from '@/components/shell/room-words';
import { safeNext } from '@/components/shell/safe-next';
import { SignInForm } from '@/components/shell/sign-in-form';
import { findPageCaller } from '@/lib/auth/page-context';
import { passkeyPlace, placeObstacle } from '@/lib/auth/passkey-place';
import { env } from '@/lib/env';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('signIn') };
}

interface Search {
  searchParams: Promise<{ next?: string | string[]; error?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: Search) {
  const search = await searchParams;
  const next = safeNext([search.next].flat()[0]);
  if (await findPageCaller()) redirect(next);
  const t = await getTranslations('signIn');
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-90 rounded-xl border border-edge bg-paper p-6 shadow-sheet sm:p-8">
        <Brand large />
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">Order Intake</h1>
        <p className="mt-1 mb-6 text-soft">{t('signInToWork')}</p>
        <RoomWords rooms={['signIn']}>
          <SignInForm
            next={next}
            reason={[search.error].flat()[0]}
            hasProvider={env().oidc?.client !== undefined}
            passkeyOrigin={placeObstacle() === null ? passkeyPlace().origin : null}
          />
        </RoomWords>
      </div>
    </main>
  );
}
