import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { Brand } from '@/components/shell/brand';
import { safeNext } from '@/components/shell/safe-next';
import { SignInForm } from '@/components/shell/sign-in-form';
import { callerOfSession } from '@/lib/auth/authenticate';
import { passkeyPlace, placeObstacle } from '@/lib/auth/passkey-place';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Sign in' };

interface Search {
  searchParams: Promise<{ next?: string | string[]; error?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: Search) {
  const search = await searchParams;
  const next = safeNext([search.next].flat()[0]);
  const jar = (await cookies()).getAll();
  if (await callerOfSession(new Map(jar.map(({ name, value }) => [name, value])))) redirect(next);
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-90 rounded-xl border border-edge bg-paper p-6 shadow-sheet sm:p-8">
        <Brand large />
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">Order Intake</h1>
        <p className="mt-1 mb-6 text-soft">Sign in to work on orders.</p>
        <SignInForm
          next={next}
          reason={[search.error].flat()[0]}
          hasProvider={env().oidc?.client !== undefined}
          passkeyOrigin={placeObstacle() === null ? passkeyPlace().origin : null}
        />
      </div>
    </main>
  );
}
