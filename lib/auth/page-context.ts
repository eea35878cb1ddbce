import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Role } from '../permissions';
import { getTenant, type Tenant } from '../tenancy/get-tenant';
import { type Language, languageAsked } from '../words/languages';
import { type Caller, callerOfSession } from './authenticate';
import { hasSession } from './session';

async function cookieJar(): Promise<ReadonlyMap<string, string>> {
  return new Map((await cookies()).getAll().map(({ name, value }) => [name, value]));
}

/** The person looking at a page; null before they have signed in. */
export const findPageCaller = cache(async (): Promise<Caller | null> => callerOfSession(await cookieJar()));

const requireCaller = cache(async (): Promise<Caller> => {
  const caller = await findPageCaller();
  if (caller) return caller;
  const page = (await headers()).get('x-page') ?? '/review';
  // Whoever had one is told that it has ended, not only asked to sign in.
  return redirect(
    `/sign-in?next=${encodeURIComponent(page)}${hasSession(await cookieJar()) ? '&error=session_ended' : ''}`,
  );
});

/**
 * The context of the person looking at a page. Without a session it redirects to the sign-in, which leads back; whoever
 * has to set up a second factor is led there first.
 */
export const requirePageContext = cache(async (): Promise<Context> => {
  const { lacksSecondFactor, language: _, ...ctx } = await requireOwnContext();
  if (lacksSecondFactor) redirect('/account');
  return ctx;
});

type OwnContext = Context & { lacksSecondFactor: boolean; language: Language | null };

/** The same for what is the person's own, and for the frame of every page: before a second factor is set up as well. */
export const requireOwnContext = cache(async (): Promise<OwnContext> => {
  const { tenantId, actor, sessionId, lacksSecondFactor = false, language = null } = await requireCaller();
  const ctx = { tenantId, actor, requestId: randomUUID(), lacksSecondFactor, language };
  return sessionId === undefined ? ctx : { ...ctx, sessionId };
});

/** The tenant whose pages are looked at: its name, currency, locale and time zone. */
export const requirePageTenant = cache(async (): Promise<Tenant> => {
  const ctx = await requireOwnContext();
  return inTenant(ctx, (tx) => getTenant(tx, ctx));
});

/** The language of a page: the one that the person looking at it has chosen, else as their browser asks. */
export const pageLanguage = cache(async (): Promise<Language> => {
  // Why nobody can be told is for the page to say, in whatever language.
  const caller = await findPageCaller().catch(() => null);
  return caller?.language ?? languageAsked((await headers()).get('accept-language'));
});

/** The role of the person looking at a page; only people have sessions. */
export function pageRole({ actor }: Context): Role {
  return actor.kind === 'user' ? actor.role : 'clerk';
}
