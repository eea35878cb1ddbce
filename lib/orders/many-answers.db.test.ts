import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { type AnswerMeaning, neithers, refusals, successes } from '../erp/testing/answer-rows';
import { exampleOrder } from '../erp/testing/example-order';
import { mintOrderId, type OrderId } from '../ids';
import { approveOrder } from './approve-order';
import { toldAbout, useScriptedErp } from './testing/at-scripted-erp';
import { type Desk, openDesk } from './testing/open-desk';

const approvals = 200;

/** Orders like the first one, as many as wanted: to ingest each would take longer than the rest of the test. */
async function receiveMany(desk: Desk, count: number): Promise<OrderId[]> {
  const { id } = await desk.receive('2 zing cola 330ml can');
  return inTenant(desk, async (tx) => {
    const copies = await tx.execute<{ id: string }>(sql`
      insert into orders (tenant_id, status, source, customer_id, location_id, raw_text, total_amount)
      select tenant_id, status, source, customer_id, location_id, raw_text, total_amount
      from orders, generate_series(2, ${count}) where id = ${id} returning id`);
    await tx.execute(sql`
      insert into order_lines (tenant_id, order_id, position, raw_item_text, quantity, order_quantity, product_id,
        match_confidence, match_reason, unit_price, subtotal)
      select line.tenant_id, copy.id, line.position, line.raw_item_text, line.quantity, line.order_quantity,
        line.product_id, line.match_confidence, line.match_reason, line.unit_price, line.subtotal
      from order_lines line, orders copy where line.order_id = ${id} and copy.id <> ${id}`);
    return [id, ...copies.map((copy) => copy.id)].map(mintOrderId);
  });
}

/** What becomes of an order of which the ERP says this, and what its customer is told. */
function outcomeOf(means: AnswerMeaning) {
  if ('created' in means) return { status: 'COMPLETED', reference: means.created, doubt: null };
  if ('there' in means) return { status: 'COMPLETED', reference: means.there, doubt: null };
  if ('refused' in means) return { status: 'FAILED', reference: null, doubt: null };
  return { status: 'APPROVED', reference: null, doubt: 'PERSON' };
}

/** A form with a reference of its own: what another order has already is nobody's. */
function numbered<
  Form extends { means: AnswerMeaning; body: unknown; headers?: Readonly<Record<string, string>> },
>(form: Form, at: number): Form {
  const reference = Object.entries(form.means).find(([kind]) => kind === 'created' || kind === 'there')?.[1];
  if (reference === undefined) return form;
  const own = `${reference}${1_000 + at}`;
  if (!Buffer.isBuffer(form.body)) return JSON.parse(JSON.stringify(form).replaceAll(reference, own));
  // Two bytes a letter, one of them zero: the bytes between those of a reference.
  const wide = (text: string): string => [...text].join('\0');
  const body = Buffer.from(form.body.toString('latin1').replaceAll(wide(reference), wide(own)), 'latin1');
  // Compressed, it keeps the one that it has.
  if (body.equals(form.body)) return form;
  return { ...form, body, means: JSON.parse(JSON.stringify(form.means).replaceAll(reference, own)) };
}

it('200 orders end as their ERP answered, each in a form of its own, and no reference is invented', async () => {
  const desk = await openDesk();
  const erp = await useScriptedErp(desk, { lookup: 'none', duplicates: 'tolerate' });
  onTestFinished(async () => {
    await Promise.all([desk.close(), erp.close()]);
  });
  // Some echo the id of the one order that the connector's own tests post.
  const ownId = exampleOrder().orderId.replaceAll('-', '').slice(0, 8);
  const forms = [...refusals, ...successes, ...neithers].flatMap(({ examples, ...row }) =>
    examples.filter((body) => !JSON.stringify(body ?? '').includes(ownId)).map((body) => ({ ...row, body })),
  );
  const answers = Array.from({ length: approvals }, (_, n) => forms[(n * 37) % forms.length])
    .filter((form) => form !== undefined)
    .map(numbered);
  for (const { status = 200, headers = {}, body } of answers) erp.onPost({ status, headers, body });

  const ids = await receiveMany(desk, approvals);
  const approving = Promise.allSettled(
    ids.map((orderId) => approveOrder(desk.clerk, { orderId, overrideCreditHold: false })),
  );
  while (erp.calls('POST').length < approvals) {
    await desk.work('order/approved');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await desk.work('order/approved');
  await approving;

  expect(erp.calls('POST')).toHaveLength(approvals);
  const wrong: unknown[] = [];
  for (const [at, { orderId }] of erp.calls('POST').entries()) {
    const form = answers[at];
    if (!form || orderId === null) throw new Error('an order was posted that nobody approved');
    const means = Object.fromEntries(
      Object.entries(form.means).map(([kind, words]) => [kind, words.replaceAll('{orderId}', orderId)]),
    ) as AnswerMeaning;
    const [order] = await inTenant(desk, (tx) =>
      tx
        .select()
        .from(orders)
        .where(eq(orders.id, mintOrderId(orderId))),
    );
    const told = await toldAbout(desk, orderId);
    const found = { status: order?.status, reference: order?.erpSalesOrderId, doubt: order?.erpDoubt };
    const expected = outcomeOf(means);
    const isRight =
      JSON.stringify(found) === JSON.stringify(expected) &&
      told.length === (expected.reference === null ? 0 : 1) &&
      told.every((text) => text.includes(expected.reference ?? '-'));
    if (!isRight) wrong.push({ form: form.form, body: form.body, found, expected, told });
  }
  expect(wrong).toEqual([]);
}, 60_000);
