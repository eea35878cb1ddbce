import { and, eq, isNull } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import type { Account } from './sign-in-attempts';
import type { UserRow } from './take-code';

/** Who has this tenant and name, in any case, unless they are switched off. */
export async function findUserNamed({ tenant, username }: Account): Promise<UserRow | undefined> {
  const [found] = await systemDb()
    .select({ user: users })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(
      and(
        eq(tenants.slug, tenant.toLowerCase()),
        eq(users.username, username.toLowerCase()),
        isNull(users.disabledAt),
      ),
    );
  return found?.user;
}
