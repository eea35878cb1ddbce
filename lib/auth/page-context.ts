import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getTenant, type Tenant } from '../tenancy/get-tenant';
import { callerOfSession } from './authenticate';
import type { Role } from './permissions';
import { hasSession } from './session';

/** The context of the person looking at a page. Without a session it redirects to the sign-in, which leads back. */
export const requirePageContext = cache(async (): Promise<Context> => {
  const jar = new Map((await cookies()).getAll().map(({ name, value }) => [name, value]));
  const caller = await callerOfSession(jar);
  if (!caller) {
    const page = (await headers()).get('x-page') ?? '/review';
    // Whoever had one is told that it has ended, not only asked to sign in.
    redirect(`/sign-in?next=${encodeURIComponent(page)}${hasSession(jar) ? '&error=session_ended' : ''}`);
  }
  const page = (await headers()).get('x-page');
  if (caller.lacksSecondFactor && page !== null && !page.startsWith('/account')) redirect('/account');
  const { tenantId, actor, sessionId } = caller;
  return { tenantId, actor, requestId: randomUUID(), ...(sessionId === undefined ? {} : { sessionId }) };
});

/** The tenant whose pages are looked at: its name, currency, locale and time zone. */
export const requirePageTenant = cache(async (): Promise<Tenant> => {
  const ctx = await requirePageContext();
  return inTenant(ctx, (tx) => getTenant(tx, ctx));
});

/** The role of the person looking at a page; only people have sessions. */
export function pageRole({ actor }: Context): Role {
  return actor.kind === 'user' ? actor.role : 'clerk';
}
