import { and, desc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { ProductAlias } from './answers';
import { aliasTaken } from './internal/alias-taken';
import { viewAlias } from './internal/alias-view';

const restorableForMs = 24 * 60 * 60_000;

/** What `deleteAlias` writes into the audit trail. */
const forgotten = z.object({
  productId: z.string(),
  customerId: z.string().nullable(),
  aliasText: z.string(),
  normalisedText: z.string(),
  taughtBy: z.string().nullable(),
  createdAt: z.coerce.date(),
  timesUsed: z.int(),
  lastUsedAt: z.coerce.date().nullable(),
});

/**
 * Knows a phrase again that was forgotten within the last day: who taught it, when, and how often it was used. Repeated
 * it gives the same. Throws `not_found`, and `alias_taken` when the phrase was taught anew meanwhile.
 */
export async function restoreAlias(ctx: Context, aliasId: string): Promise<ProductAlias> {
  return inTenant(ctx, async (tx) => {
    const thisRow = mine(productAliases, ctx, aliasId);
    const [known] = await tx.select().from(productAliases).where(thisRow);
    if (known) return viewAlias(known);

    const [event] = await tx
      .select({ data: auditEvents.data })
      .from(auditEvents)
      .where(
        and(
          mine(auditEvents, ctx),
          gt(auditEvents.createdAt, new Date(clock.now().getTime() - restorableForMs)),
          eq(auditEvents.action, 'alias.forgotten'),
          eq(auditEvents.subjectId, aliasId),
        ),
      )
      .orderBy(desc(auditEvents.sequence))
      .limit(1);
    const held = forgotten.safeParse(event?.data).data;
    if (!held) throw notFound('alias');
    const [row] = await tx
      .insert(productAliases)
      .values({ ...held, tenantId: ctx.tenantId, id: aliasId })
      .onConflictDoNothing()
      .returning();
    if (!row) throw await aliasTaken(tx, ctx, held.customerId, held.normalisedText);
    const { aliasText, customerId, productId } = held;
    await recordAudit(tx, ctx, {
      action: 'alias.restored',
      subjectId: aliasId,
      data: { aliasText, customerId, productId },
    });
    return viewAlias(row);
  });
}
