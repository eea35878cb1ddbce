import { asc } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { systemDb } from '@/db/system';
import { mintTenantId, type TenantId } from '../ids';

/** Every tenant of the installation by its name at sign-in, for the operator's own commands. */
export async function listTenants(): Promise<{ tenantId: TenantId; slug: string }[]> {
  const rows = await systemDb()
    .select({ id: tenants.id, slug: tenants.slug })
    .from(tenants)
    .orderBy(asc(tenants.slug));
  return rows.map(({ id, slug }) => ({ tenantId: mintTenantId(id), slug }));
}
