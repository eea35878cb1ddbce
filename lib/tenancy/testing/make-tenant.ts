import { randomBytes } from 'node:crypto';
import { locations } from '@/db/schema/locations';
import { sessions } from '@/db/schema/sessions';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { hashPin } from '../../auth/pin';
import { issueToken } from '../../auth/tokens';
import type { Context } from '../../context';
import { env } from '../../env';
import { mintUserId, type TenantId, type UserId } from '../../ids';
import type { Role } from '../../permissions';
import { createTenant, type NewTenant } from '../create-tenant';

/** Who sends a test's request; a record stands for any other credentials, sent as headers. */
type Sender = Role | 'nobody' | Record<string, string>;

export interface TestTenant {
  tenantId: TenantId;
  slug: string;
  /** What verbs are given when the manager or the clerk acts. */
  manager: Context;
  clerk: Context;
  location: { id: string; code: string };
  /** The session in which requestAs() sends that person's requests. */
  sessionOf(who: Role): Promise<string>;
  /** A request with the sender's bearer token. A body that is not a string is sent as JSON. */
  requestAs(sender: Sender, method: string, path: string, body?: unknown): Promise<Request>;
}

/** A new user's session version; requestAs() sends a token of before any change. */
export const firstSession = 1;

/** The PIN of the manager (name `manager`) and of the clerk (name `clerk`). */
export const testPin = '246810';

/** A tenant of its own for a test: one manager, one clerk, one location `JHB`. */
export async function makeTenant(overrides: Partial<Omit<NewTenant, 'slug'>> = {}): Promise<TestTenant> {
  const slug = `test-${randomBytes(8).toString('hex')}`;
  const manager = { username: 'manager', name: 'Mandla Manager', pin: testPin };
  const { tenantId, managerId } = await createTenant({ slug, name: 'Test Traders', manager, ...overrides });
  const { clerkId, location } = await inTenant({ tenantId }, async (tx) => {
    const clerk = { tenantId, username: 'clerk', displayName: 'Clara Clerk', role: 'clerk' } as const;
    const pinHash = await pinHashOnce();
    const [user] = await tx
      .insert(users)
      .values({ ...clerk, pinHash })
      .returning({ id: users.id });
    const [place] = await tx
      .insert(locations)
      .values({ tenantId, code: 'JHB', name: 'Johannesburg' })
      .returning({ id: locations.id, code: locations.code });
    if (!user || !place) throw new Error('the test tenant could not be furnished');
    return { clerkId: mintUserId(user.id), location: place };
  });

  const people = {
    manager: { userId: managerId, name: manager.name, role: 'manager' },
    clerk: { userId: clerkId, name: 'Clara Clerk', role: 'clerk' },
  } as const;
  const begun = new Map<Role, Promise<string>>();
  const sessionOf = (who: Role): Promise<string> => {
    const session = begun.get(who) ?? beginTestSession(tenantId, people[who]);
    begun.set(who, session);
    return session;
  };
  return {
    tenantId,
    slug,
    sessionOf,
    manager: contextOf(tenantId, people.manager),
    clerk: contextOf(tenantId, people.clerk),
    location,
    requestAs: async (sender, method, path, body) => {
      const headers = new Headers(typeof sender === 'object' ? sender : {});
      if (sender === 'manager' || sender === 'clerk') {
        const sessionId = await sessionOf(sender);
        const token = await issueToken({
          tenantId,
          sessionId,
          sessionVersion: firstSession,
          ...people[sender],
        });
        headers.set('authorization', `Bearer ${token}`);
      }
      if (body === undefined) return new Request(new URL(path, env().appUrl), { method, headers });
      headers.set('content-type', 'application/json');
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Request(new URL(path, env().appUrl), { method, headers, body: text });
    },
  };
}

function contextOf(tenantId: TenantId, user: { userId: UserId; name: string; role: Role }): Context {
  return { tenantId, actor: { kind: 'user', ...user }, requestId: 'test' };
}

/** Without the trail of a sign-in, which tests of the trail would find in it. */
function beginTestSession(tenantId: TenantId, user: { userId: UserId; name: string }): Promise<string> {
  return inTenant({ tenantId }, async (tx) => {
    const expiresAt = new Date(Date.now() + 12 * 3_600_000);
    const session = { kind: 'TOKEN', address: '192.0.2.1', userAgent: 'test', expiresAt } as const;
    const [begun] = await tx
      .insert(sessions)
      .values({ tenantId, userId: user.userId, userName: user.name, ...session })
      .returning({ id: sessions.id });
    if (!begun) throw new Error('the test session was not written');
    return begun.id;
  });
}

/** Hashing is slow on purpose; every test clerk shares one. */
function pinHashOnce(): Promise<string> {
  sharedPinHash ??= hashPin(testPin);
  return sharedPinHash;
}
let sharedPinHash: Promise<string> | undefined;
