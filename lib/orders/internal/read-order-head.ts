import type { Transaction } from '@/db/client';
import type { Accounted } from '../../accounted';
import type { Context } from '../../context';
import type { HeadOptions, OrderHead } from '../../head/head';
import { readHead } from '../../head/read-head';
import { getTenant } from '../../tenancy/get-tenant';
import type { StoredHead } from '../order-head';
import { poKeyOf } from '../po-key';
import { accountHead, headSpans } from './account-head';
import { branchesOf } from './branches-of';
import { saysSomething } from './join-head';
import { linesOf, spanOf } from './line-view';
import type { OrderRow } from './lock-order';
import { locationForHead } from './order-location';
import type { ReadLine } from './read-sent-items';
import { headReadAnew, storedHead } from './store-head';

interface HeadText {
  order: Pick<OrderRow, 'sentAt' | 'createdAt' | 'head' | 'parentOrderId'>;
  customerId: string;
  text: string;
  lines: ReadLine[];
  accounted: readonly Accounted[];
}

export interface ReadOrderHead {
  lines: ReadLine[];
  /** The columns of the order that hold what was read. */
  columns: {
    /** Null where nothing is said, as it is for most: eight empty parts are not worth a row's tenth. */
    head: StoredHead | null;
    poKey: string | null;
    accounted: Accounted[];
    locationId?: string | null;
  };
}

/**
 * Reads what a message says of its order as a whole, by when it was sent and the customer's branches. What a person has
 * set stays. Lines get the price that is stated for them, unless one was sent with them.
 */
export async function readOrderHead(tx: Transaction, ctx: Context, given: HeadText): Promise<ReadOrderHead> {
  const { order, customerId, text, lines, accounted } = given;
  const { read, now } = await readText(tx, ctx, { order, customerId, text, lines });
  const instructions = read.instructions.map(({ start, end }) => ({ start, end, reason: 'instructions' }));
  const head = headReadAnew(order.head, now);
  return {
    lines: withStatedPrices(lines, read),
    columns: {
      head: saysSomething(head) ? head : null,
      poKey: poKeyOf(head.poNumber?.value),
      // Also where a person has set something else: the words are of the head all the same.
      accounted: accountHead(accounted, [...headSpans(now), ...instructions]),
      ...(await locationForHead(tx, ctx, order, { customerId, head })),
    },
  };
}

async function readText(
  tx: Transaction,
  ctx: Context,
  { order, customerId, text, lines }: Omit<HeadText, 'lines' | 'accounted'> & Pick<HeadOptions, 'lines'>,
) {
  const { timeZone } = await getTenant(tx, ctx);
  const branches = await branchesOf(tx, ctx, customerId);
  const sentAt = order.sentAt ?? order.createdAt;
  const read = readHead(text, { sentAt, timeZone, branches, ...(lines && { lines }) });
  return { read, now: storedHead(read, { hasBranches: branches.length > 0 }) };
}

/**
 * An order's head for another customer, who has other branches: the message is read again, and a place that a person chose
 * among the former customer's is words alone.
 */
export async function headForCustomer(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  customerId: string,
): Promise<Pick<ReadOrderHead['columns'], 'head' | 'poKey' | 'locationId'>> {
  const lines = (await linesOf(tx, ctx, [order.id])).flatMap((row) => spanOf(row) ?? []);
  const { now } = await readText(tx, ctx, { order, customerId, text: order.rawText, lines });
  const head = headReadAnew(order.head, now);
  const { shipTo } = head;
  if (shipTo?.setByPerson && shipTo.value?.branchId)
    head.shipTo = { ...shipTo, value: { ...shipTo.value, branchId: null } };
  const location = await locationForHead(tx, ctx, order, { customerId, head });
  return { head, poKey: poKeyOf(head.poNumber?.value), ...location };
}

function withStatedPrices(lines: ReadLine[], { statedPrices }: OrderHead): ReadLine[] {
  return lines.map((line, index) => {
    const stated = statedPrices.find((each) => each.line === index);
    if (!stated || (line.statedPrice ?? null) !== null) return line;
    return { ...line, statedPrice: stated.value };
  });
}
