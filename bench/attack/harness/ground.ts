import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { appSecret, authSecret, encryptionKey, openWorld, type World } from '@/bench/chaos/harness/world';
import { closeConnections } from '@/db/close-connections';
import { restrictedUrls } from '@/db/migrate';
import { keyFor } from '@/lib/auth/testing/key-for';
import { addressWith } from '@/lib/http/testing/endpoint-handlers';
import { furnishTenant } from '@/lib/http/testing/furnish-tenant';
import { keyPermissions, type Permission, type Role } from '@/lib/permissions';
import { firstSession, makeTenant, type TestTenant } from '@/lib/tenancy/testing/make-tenant';
import { Client } from './ask';

type Headers = Record<string, string>;

/** A tenant with one of everything that a path can name, and all that its people and machines prove themselves with. */
export interface Side {
  tenant: TestTenant;
  /** The parameters of a path that name what is this tenant's. Throws for a path that nothing is furnished for. */
  paramsOf(path: string): Record<string, string>;
  /** What stands in its names and texts and nowhere else. */
  mark: string;
  /** A manager by token and by cookie, and a key with every scope. */
  principals: Record<'token' | 'session' | 'key', Headers>;
  tokenOf(role: Role): Promise<Headers>;
  keyWith(...scopes: Permission[]): Promise<Headers>;
}

/** The running product with two tenants in it, and everything that rows attack it with. */
export interface Ground {
  world: World;
  client: Client;
  /** Whose things are reached for, and who reaches. */
  victim: Side;
  attacker: Side;
  /** One more of its own for a row that changes what it finds. */
  furnish(): Promise<Side>;
  close(keepFolder: boolean): Promise<void>;
}

export const verifyToken = 'the handshake of the attack';

/**
 * Starts the product as it runs elsewhere than on one's own machine: no private targets, addresses told by a proxy.
 * The tenants are furnished by the product's own verbs, in this process, on the database that it runs on.
 */
export async function openGround(seed: number): Promise<Ground> {
  const world = await openWorld(seed, undefined, {
    ALLOW_PRIVATE_TARGETS: 'false',
    TRUST_PROXY: 'true',
    LIMIT_ADDRESS_PER_MINUTE: '1000000',
    LIMIT_STREAMS_PER_CALLER: '20',
    MESSAGING_VERIFY_TOKEN: verifyToken,
  });
  const { appUrl, systemUrl } = restrictedUrls(world.ownerUrl, encryptionKey);
  Object.assign(process.env, {
    ...{ DATABASE_APP_URL: appUrl, DATABASE_SYSTEM_URL: systemUrl, DATA_DIR: world.dataDir },
    ...{ AUTH_SECRET: authSecret, ENCRYPTION_KEY: encryptionKey, MESSAGING_APP_SECRET: appSecret },
    ...{ PORT: new URL(world.product.url).port, LOG_LEVEL: 'silent', ALLOW_PRIVATE_TARGETS: 'false' },
  });
  const client = new Client(world.product.url);
  const furnish = () => furnishSide(world);
  const close = async (keepFolder: boolean) => {
    await Promise.all([client.close(), closeConnections()]);
    await world.close(keepFolder);
  };
  try {
    const [victim, attacker] = [await furnish(), await furnish()];
    return { world, client, victim, attacker, furnish, close };
  } catch (error) {
    await close(true);
    throw error;
  }
}

async function furnishSide({ sql, product }: World): Promise<Side> {
  const tenant = await makeTenant();
  const paramsOf = await furnishTenant(tenant);
  const mark = `mark-${randomUUID()}`;
  const { tenantId } = tenant;
  await sql`update customers set name = name || ${` ${mark}`} where tenant_id = ${tenantId}`;
  await sql`update products set name = name || ${` ${mark}`} where tenant_id = ${tenantId}`;
  await sql`update orders set raw_text = raw_text || ${` ${mark}`} where tenant_id = ${tenantId}`;
  const tokenOf = async (role: Role): Promise<Headers> => {
    const { headers } = await tenant.requestAs(role, 'GET', '/');
    return { authorization: headers.get('authorization') ?? '' };
  };
  return {
    tenant,
    mark,
    paramsOf: (path) => ({ ...(path.includes(':') && paramsOf(path)) }),
    principals: {
      token: await tokenOf('manager'),
      session: { cookie: await cookieOf(tenant, 'manager'), origin: product.url },
      key: await keyFor(tenant, ...keyPermissions),
    },
    tokenOf,
    keyWith: (...scopes) => keyFor(tenant, ...scopes),
  };
}

/** The cookie of a browser in which that person has signed in. */
export async function cookieOf(tenant: TestTenant, role: Role, secret = authSecret): Promise<string> {
  const { actor } = tenant[role];
  const token = {
    kind: 'pin',
    sessionId: await tenant.sessionOf(role),
    userId: actor.kind === 'user' ? actor.userId : '',
    tenantId: tenant.tenantId,
    sessionVersion: firstSession,
  };
  return `next-auth.session-token=${await encode({ token, secret })}`;
}

/** The address of an endpoint: its example's query and the parameters that are given. */
export function addressOf(
  { path, example }: { path: string; example: { query?: Record<string, string> } },
  params: Record<string, string>,
  query: Record<string, string> = example.query ?? {},
): string {
  const search = new URLSearchParams(query).toString();
  return addressWith(path, params) + (search && `?${search}`);
}

/** The body of an example, for the methods that have one. */
export function bodyOf({ method, example }: { method: string; example: { body?: unknown } }): unknown {
  return ['POST', 'PUT', 'PATCH'].includes(method) ? (example.body ?? {}) : undefined;
}
