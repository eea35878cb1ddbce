import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type SetUp, type SetUpStep, setUpSteps } from './checklist-contract';

/** What a new tenant needs and what of it is there. Each fact is looked for, not counted: it costs the same for any tenant. */
export async function getSetUp(ctx: Context): Promise<SetUp> {
  return inTenant(ctx, async (tx) => {
    const id = ctx.tenantId;
    const [found] = await tx.execute<Record<SetUpStep, boolean> & { aside: string | null }>(sql`
      select erp_config is not null as erp,
        exists (select from messaging_channels where tenant_id = ${id}) as number,
        exists (select from locations where tenant_id = ${id} and archived_at is null) as location,
        exists (select from products where tenant_id = ${id}) as catalogue,
        exists (select from customers where tenant_id = ${id} and verification = 'VERIFIED'
          and merged_into is null and erased_at is null) as customers,
        exists (select from users where tenant_id = ${id} and role = 'clerk' and disabled_at is null) as users,
        exists (select from orders where tenant_id = ${id}) as message,
        to_char(set_up_put_aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as aside
      from tenants where id = ${id}`);
    if (!found) throw new Error('the tenant is gone');
    return { steps: setUpSteps.map((step) => ({ step, isDone: found[step] })), putAsideAt: found.aside };
  });
}
