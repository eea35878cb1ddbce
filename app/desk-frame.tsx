import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { numberStyleOf } from '@/components/shell/formats';
import { OfflineBanner } from '@/components/shell/offline-banner';
import { Providers } from '@/components/shell/providers';
import { RoomWords } from '@/components/shell/room-words';
import { TopBar } from '@/components/shell/top-bar';
import { pageLanguage, pageRole, requireOwnContext, requirePageTenant } from '@/lib/auth/page-context';
import { clock } from '@/lib/clock';
import { dateWords } from '@/lib/words/dates';

/** What stands around every page of the desk. Without a session it redirects to the sign-in, which leads back. */
export async function DeskFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell');
  const ctx = await requireOwnContext();
  const tenant = await requirePageTenant();
  const desk = {
    tenantName: tenant.name,
    userName: ctx.actor.name,
    role: pageRole(ctx),
    numbers: numberStyleOf(tenant),
    timeZone: tenant.timeZone,
    dates: dateWords[await pageLanguage()],
    undoSeconds: tenant.undoSeconds,
    now: clock.now().getTime(),
  };
  return (
    <RoomWords rooms={['keys', 'shell', 'status']}>
      <Providers desk={desk}>
        <a
          href="#main"
          className="sr-only rounded-md bg-raised px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          {t('skipToContent')}
        </a>
        <TopBar isLimited={ctx.lacksSecondFactor} />
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </Providers>
    </RoomWords>
  );
}
