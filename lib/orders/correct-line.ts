import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { ProductAlias } from '../catalogue/answers';
import { teachAlias } from '../catalogue/teach-alias';
import type { Context } from '../context';
import { teachItemCode } from '../customers/teach-item-code';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { looksLikeItemCode } from '../matching/index/item-code-key';
import type { FullOrder, FullOrderLine } from './answers';
import { isAboutQuantity, isDoubtedBesides } from './besides-quantity';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder, type OrderRow } from './internal/lock-order';
import { requireProduct } from './internal/require-reference';

interface Correction {
  orderId: OrderId;
  lineId: string;
  /** A product by its id or SKU. */
  productId: string;
  quantity?: number | undefined;
  unit?: string | null | undefined;
  /** False: only quantity or unit are corrected. Another product, and one that is taught, are confirmed all the same. */
  confirmProduct?: boolean | undefined;
  teachAlias: boolean;
  aliasScope: 'CUSTOMER' | 'TENANT';
  ifMatch?: number | undefined;
}

export interface ChangedLine {
  success: true;
  line: FullOrderLine;
  order: FullOrder;
  alias: ProductAlias | null;
  /** The phrase, where it was taught as the customer's own code for the product. */
  taughtCode: string | null;
}

type Taught = Pick<ChangedLine, 'alias' | 'taughtCode'>;
const nothing: Taught = { alias: null, taughtCode: null };

/**
 * Points a line at the product that the clerk chose and marks it verified; with `teachAlias` the line's phrase
 * becomes an alias of it, and a code of the customer's own their code for it. Without `confirmProduct` what is in doubt
 * besides the quantity stays in doubt. Throws `not_found`, `order_not_editable`, `order_changed`.
 */
export async function correctLine(ctx: Context, input: Correction): Promise<ChangedLine> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    const line = await requireLine(tx, ctx, input.orderId, input.lineId);
    const product = await requireProduct(tx, ctx, input.productId);
    const taught = input.teachAlias ? await teach(tx, ctx, { ...input, order, line, product }) : nothing;

    const changed = {
      productId: product.id,
      quantity: input.quantity === undefined ? line.quantity : String(input.quantity),
      unit: input.unit === undefined ? line.unit : input.unit,
    };
    const isEdit =
      changed.productId !== line.productId ||
      Number(changed.quantity) !== Number(line.quantity) ||
      changed.unit !== line.unit;
    const mayConfirm = input.confirmProduct ?? true;
    const isConfirmed = mayConfirm || input.teachAlias || product.id !== line.productId;
    const isDoubted = !isConfirmed && isDoubtedBesides((await changedLine(ctx, order.id, line.id)).line);
    await tx
      .update(orderLines)
      .set({
        ...changed,
        ...(isDoubted ? besidesQuantity(line) : confirmedBy(ctx)),
        edited: line.edited || isEdit,
      })
      .where(mine(orderLines, ctx, line.id));
    await recordAudit(tx, ctx, {
      action: isEdit ? 'line.corrected' : 'line.confirmed',
      orderId: order.id,
      subjectId: line.id,
      data: {
        phrase: line.rawItemText,
        from: { productId: line.productId, quantity: line.quantity, unit: line.unit },
        to: { ...changed, sku: product.sku },
      },
    });
    await finishEdit(tx, ctx, order);
    return changedLine(ctx, order.id, line.id, taught);
  });
}

type LineRow = typeof orderLines.$inferSelect;

const confirmedBy = (ctx: Context) => ({
  matchConfidence: 1,
  matchReason: `confirmed by ${ctx.actor.name}`,
  verified: true,
});

/** How many is no question any more; the others are asked still. */
const besidesQuantity = ({ warnings }: LineRow) => ({
  warnings: warnings.filter(({ code }) => !isAboutQuantity(code)),
});

interface Lesson {
  order: OrderRow;
  line: Pick<LineRow, 'rawItemText'>;
  product: { id: string; name: string };
  aliasScope: Correction['aliasScope'];
}

/** A code of the customer's own is kept as such besides: dashes, spaces and zeros in front are forgiven of codes. */
async function teach(
  tx: Transaction,
  ctx: Context,
  { order, line, product, aliasScope }: Lesson,
): Promise<Taught> {
  const { id: orderId, customerId } = order;
  const phrase = line.rawItemText;
  const isTheirs = aliasScope === 'CUSTOMER';
  const lesson = { product, phrase, customerId: isTheirs ? customerId : null, orderId };
  const alias = await teachAlias(tx, ctx, lesson);
  if (!isTheirs || !looksLikeItemCode(phrase)) return { alias, taughtCode: null };
  const code = phrase.trim();
  await teachItemCode(tx, ctx, { customerId, code, productId: product.id, orderId });
  return { alias, taughtCode: code };
}

/** The line of that order. Throws `not_found`. */
export async function requireLine(tx: Transaction, ctx: Context, orderId: OrderId, lineId: string) {
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, orderId), eq(orderLines.id, lineId)));
  if (!line) throw notFound('line in this order');
  return line;
}

export async function changedLine(
  ctx: Context,
  orderId: OrderId,
  lineId: string,
  taught: Taught = nothing,
): Promise<ChangedLine> {
  const order = await getOrder(ctx, { orderId });
  const line = order.lines.find((each) => each.id === lineId);
  if (!line) throw notFound('line in this order');
  return { success: true, line, order, ...taught };
}
