import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { productAliases } from '@/db/schema/product-aliases';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { requirePermission } from '../http/gate';
import type { OrderId } from '../ids';
import type { ProductAlias } from './answers';
import { comparedForm, samePhrase } from './internal/alias-phrase';
import { viewAlias } from './internal/alias-view';
import { requireNoOtherName } from './internal/require-no-other-name';

interface Lesson {
  product: { id: string; name: string };
  /** As the customer wrote it. */
  phrase: string;
  /** Null: the phrase means the product for every customer. */
  customerId: string | null;
  /** The order in whose review it was taught; its audit trail shows the lesson. */
  orderId?: OrderId;
}

/**
 * Makes a phrase mean this product from now on, whatever it meant in the same scope before: a clerk's latest word
 * counts. A phrase that already means it is left as it is. Throws `invalid_input` for one that cannot be taught,
 * `alias_taken` for everyone's that another product is called by, and
 * `forbidden` for an actor who may edit orders but teach nothing.
 */
export async function teachAlias(tx: Transaction, ctx: Context, lesson: Lesson): Promise<ProductAlias> {
  requirePermission(ctx, 'aliases:write');
  const { product, customerId } = lesson;
  const productId = product.id;
  const aliasText = lesson.phrase.trim();
  const normalisedText = comparedForm(aliasText, product.name, 'teachAlias');
  await requireNoOtherName(tx, ctx, { phrase: aliasText, productId, customerId });
  const [fresh] = await tx
    .insert(productAliases)
    .values({
      tenantId: ctx.tenantId,
      productId,
      customerId,
      aliasText,
      normalisedText,
      taughtBy: ctx.actor.name,
    })
    .onConflictDoNothing()
    .returning();
  const order = lesson.orderId === undefined ? {} : { orderId: lesson.orderId };
  if (fresh) {
    const data = { aliasText, customerId, productId };
    await recordAudit(tx, ctx, { action: 'alias.taught', subjectId: fresh.id, ...order, data });
    return viewAlias(fresh);
  }

  const [held] = await tx
    .select()
    .from(productAliases)
    .where(samePhrase(ctx, customerId, normalisedText))
    .for('update');
  if (!held) throw new Error('the alias was neither stored nor found');
  if (held.productId === productId) return viewAlias(held);
  const [moved] = await tx
    .update(productAliases)
    .set({
      productId,
      aliasText,
      taughtBy: ctx.actor.name,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      timesUsed: 0,
      lastUsedAt: null,
    })
    .where(mine(productAliases, ctx, held.id))
    .returning();
  if (!moved) throw new Error('the alias was not moved');
  const data = { aliasText, customerId, productId, movedFromProductId: held.productId };
  await recordAudit(tx, ctx, { action: 'alias.moved', subjectId: held.id, ...order, data });
  return viewAlias(moved);
}
