import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { orderLines } from '@/db/schema/order-lines';
import { orderTasks } from '@/db/schema/order-tasks';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { withinDays } from '@/db/within-days';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { numberNeedles } from '../../customers/number-needles';
import type { QueryOf } from '../../http/endpoint';
import { isUuid } from '../../ids';
import { getTenant } from '../../tenancy/get-tenant';
import { channelOf } from '../channel-of';
import { ordersCorrected } from '../correction-made';
import type { listOrdersEndpoint } from '../list-contract';
import { needsPerson } from '../needs-person';
import { withoutAccents } from '../search-text';
import { wasTouched } from '../touched';

export type WantedOrders = Omit<
  QueryOf<typeof listOrdersEndpoint>,
  'limit' | 'offset' | 'sort' | 'fields' | 'cursor'
>;

/** Fewer digits make no trigram and are as likely a quantity: they are searched for as they are typed. */
const shortestNumber = 3;

/** What is searched for: a text as it was typed; or several forms of it, with accents or a number, any of which may stand there. */
export type Wording = { needle: string } | { pattern: string };

export async function wordingOf(
  tx: Transaction,
  ctx: Context,
  typed: string | undefined,
): Promise<Wording | undefined> {
  const needle = typed?.trim() ?? '';
  if (needle === '') return undefined;
  const { country } = await getTenant(tx, ctx);
  const numbers = numberNeedles(needle, country).filter(({ length }) => length >= shortestNumber);
  // Texts of before they were kept without accents too are found as they were written.
  const typedForms = [...new Set([needle.toLowerCase(), withoutAccents(needle).trim()])].filter(
    (form) => form !== '',
  );
  if (numbers.length === 0 && typedForms.length === 1) return { needle };
  const forms = withoutCovered([...typedForms, ...numbers]);
  const [only] = forms;
  if (only !== undefined && forms.length === 1) return { needle: only };
  return { pattern: forms.map((each) => each.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|') };
}

/** Where `825550101` is looked for, `0825550101` and `+27825550101` are found with it. */
function withoutCovered(forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => !forms.some((other) => other !== form && form.includes(other)));
}

/** The tenant's orders that a query names, as far as an index finds them. */
export function narrowedOrders(tx: Transaction, ctx: Context, query: WantedOrders): SQL | undefined {
  const { status, customer, product, inDoubt, openTasks, closedAs, externalId } = query;
  const { snoozed, createdFrom, createdTo, updatedSince, approvedFrom, approvedTo } = query;
  const { corrected: cause, correctedFrom, correctedTo } = query;
  const isCorrected = cause !== undefined || correctedFrom !== undefined || correctedTo !== undefined;
  const corrections = { cause, from: correctedFrom, to: correctedTo };
  const timeZone = timeZoneOf(tx, ctx);
  const withProduct = (productId: string) =>
    tx
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(mine(orderLines, ctx), eq(orderLines.productId, productId)));
  const withOpenTasks = tx
    .select({ id: orderTasks.orderId })
    .from(orderTasks)
    .where(and(mine(orderTasks, ctx), isNull(orderTasks.doneAt)));
  return and(
    mine(orders, ctx),
    status ? eq(orders.status, status) : undefined,
    customer === undefined ? undefined : eq(orders.customerId, customer),
    product === undefined ? undefined : inArray(orders.id, withProduct(product)),
    closedAs ? eq(orders.closedAs, closedAs) : undefined,
    externalId === undefined ? undefined : eq(orders.externalId, externalId),
    createdFrom === undefined ? undefined : gte(orders.createdAt, new Date(createdFrom)),
    createdTo === undefined ? undefined : lt(orders.createdAt, new Date(createdTo)),
    withinDays(orders.approvedAt, { from: approvedFrom, to: approvedTo }, timeZone),
    isCorrected ? inArray(orders.id, ordersCorrected(tx, ctx, corrections, timeZone)) : undefined,
    updatedSince === undefined ? undefined : gte(orders.updatedAt, new Date(updatedSince)),
    inDoubt ? needsPerson(clock.now()) : undefined,
    snoozed === undefined ? undefined : isSnoozed(snoozed),
    openTasks === true ? inArray(orders.id, withOpenTasks) : undefined,
  );
}

/** In the tenant's own clock, for days. */
const timeZoneOf = (tx: Transaction, { tenantId }: Context): SQL =>
  sql`(${tx.select({ timeZone: tenants.timeZone }).from(tenants).where(eq(tenants.id, tenantId))})`;

/** Put off by somebody, until a moment that has not come. */
export function isSnoozed(wanted = true): SQL {
  const now = clock.now().toISOString();
  return wanted
    ? sql`${orders.snoozedUntil} > ${now}::timestamptz`
    : sql`(${orders.snoozedUntil} > ${now}::timestamptz) is not true`;
}

/** What must be looked for in each of them, one after the other; undefined for nothing. */
export function fitsOrder(
  tx: Transaction,
  ctx: Context,
  { kind, location, channel, touched }: WantedOrders,
  wording: Wording | undefined,
): SQL | undefined {
  return and(
    kind ? eq(orders.kind, kind) : undefined,
    location === undefined ? undefined : inArray(orders.locationId, placesNamed(tx, ctx, location)),
    channel === undefined ? undefined : sql`${channelOf} = ${channel}`,
    touched === undefined ? undefined : and(isNotNull(orders.approvedAt), sql`${wasTouched} = ${touched}`),
    wording === undefined ? undefined : hasWording(wording),
  );
}

function hasWording(wording: Wording) {
  return 'pattern' in wording
    ? sql`${orders.searchText} ~ ${wording.pattern}`
    : sql`${orders.searchText} like like_pattern(${wording.needle})`;
}

/** Of the location with that id or code. */
function placesNamed(tx: Transaction, ctx: Context, idOrCode: string) {
  return tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(mine(locations, ctx), isUuid(idOrCode) ? eq(locations.id, idOrCode) : eq(locations.code, idOrCode)),
    );
}
