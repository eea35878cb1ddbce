import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock, localDate } from '../clock';
import { mintOrderId } from '../ids';
import { addLine } from '../orders/add-line';
import type { FullOrder } from '../orders/answers';
import { correctLine } from '../orders/correct-line';
import { listOrders } from '../orders/list-orders';
import { removeLine } from '../orders/remove-line';
import { restoreLine } from '../orders/restore-line';
import { approveAt } from '../orders/testing/approve-at';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { getInsights } from './get-insights';

const cola = '2 zing cola 330ml can';
const bread = '10 harvest brown bread 700g';
const sugar = '1 crystal white sugar 10kg';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** Approves it as if it had come so many minutes before. */
async function approveAfter(order: FullOrder, minutes: number): Promise<void> {
  await approveAt(desk, order);
  const createdAt = sql`${orders.approvedAt} - ${minutes}::int * interval '1 minute'`;
  const orderId = mintOrderId(order.id);
  await inTenant(desk, (tx) =>
    tx
      .update(orders)
      .set({ createdAt })
      .where(mine(orders, desk.clerk, orderId)),
  );
}

const place = (order: FullOrder, at = 0) => ({
  orderId: mintOrderId(order.id),
  lineId: order.lines[at]?.id ?? '',
});

const correct = (order: FullOrder, productId: string, quantity: number) =>
  correctLine(desk.clerk, {
    ...place(order),
    ...{ productId, quantity, teachAlias: false, aliasScope: 'CUSTOMER' },
  });

describe('what a manager sees of the desk', () => {
  it('counts what was approved, what people changed of it and how sure the reader had been', async () => {
    const asRead = await desk.receive(`${cola}\n${bread}`);
    await approveAfter(asRead, 1);
    const broughtBack = await desk.receive(`${cola}\n${bread}`);
    await removeLine(desk.clerk, place(broughtBack));
    await restoreLine(desk.clerk, place(broughtBack));
    await approveAfter(broughtBack, 2);
    const fewer = await desk.receive(cola);
    await correct(fewer, 'COLA-330', 3);
    await approveAfter(fewer, 3);
    const others = await desk.receive(cola);
    await correct(others, 'BREAD-BR', 2);
    await addLine(desk.clerk, { ...place(others), productId: 'SUGAR-10', quantity: 1, unit: null });
    await approveAfter(others, 4);
    const without = await desk.receive(`${cola}\n${sugar}`);
    await removeLine(desk.clerk, place(without, 1));
    await approveAfter(without, 100);
    await correct(await desk.receive(bread), 'BREAD-BR', 4);

    const { total, steps, bands, channels, ...period } = await getInsights(desk.manager, {});
    const corrections = { UNMATCHED: 0, PRODUCT: 1, QUANTITY: 2, ADDED: 1, REMOVED: 1, HEAD: 0 };
    expect(total).toMatchObject({ approved: 5, touchless: 2, p50Seconds: 180, corrections });
    expect(total.p90Seconds).toBeGreaterThan(240);
    const today = localDate(clock.now(), 'Africa/Johannesburg');
    expect(period).toMatchObject({ to: today, step: 'DAY' });
    expect(steps).toHaveLength(30);
    expect(steps.at(-1)).toEqual({ day: today, ...total });
    expect(steps[0]).toMatchObject({ approved: 0, value: 0, p50Seconds: null });
    expect(channels).toEqual([{ channel: 'TEXT', approved: 5, touchless: 2, value: total.value }]);
    // Of eight lines that were read one went as another product and one was removed; what was added had not been read.
    const sum = (of: 'lines' | 'right') => bands.reduce((so, band) => so + band[of], 0);
    expect([sum('lines'), sum('right')]).toEqual([8, 6]);
    expect(bands.map(({ from, to }) => [from, to])).toEqual([
      ...[
        [0.97, 1],
        [0.93, 0.97],
        [0.8, 0.93],
        [0.5, 0.8],
        [0, 0.5],
      ],
    ]);
    for (const { from, to, lines, expected } of bands) {
      if (lines === 0) expect(expected).toBeNull();
      else expect(expected).toSatisfy((mean: number) => mean >= from - 1e-6 && mean <= to);
    }
  });

  it('lists the orders behind the figures', async () => {
    const { total, from, to } = await getInsights(desk.manager, {});
    const listed = (more: Partial<Parameters<typeof listOrders>[1]>) =>
      listOrders(desk.clerk, { limit: 50, offset: 0, approvedFrom: from, approvedTo: to, ...more });
    expect((await listed({})).total).toBe(total.approved);
    expect((await listed({ touched: false })).total).toBe(total.touchless);
    expect((await listed({ touched: true, channel: 'TEXT' })).total).toBe(total.approved - total.touchless);
    expect((await listed({ channel: 'VOICE' })).total).toBe(0);
    expect((await listed({ approvedTo: '2026-01-31' })).total).toBe(0);
    expect((await listed({ approvedTo: undefined })).total).toBe(total.approved);
  });

  it('lists the orders that were corrected, by cause and by the days of the corrections', async () => {
    const { from, to } = await getInsights(desk.manager, {});
    const listed = async (wanted: Partial<Parameters<typeof listOrders>[1]>) =>
      (await listOrders(desk.clerk, { limit: 50, offset: 0, ...wanted })).total;
    const within = { correctedFrom: from, correctedTo: to };
    // One of them has not been approved.
    expect(await listed({ corrected: 'QUANTITY', ...within })).toBe(2);
    expect(await listed({ corrected: 'QUANTITY', approvedFrom: from })).toBe(1);
    for (const corrected of ['PRODUCT', 'ADDED', 'REMOVED'] as const)
      expect(await listed({ corrected, ...within }), corrected).toBe(1);
    expect(await listed({ corrected: 'HEAD', ...within })).toBe(0);
    expect(await listed(within)).toBe(4);
    expect(await listed({ correctedTo: '2026-01-31' })).toBe(0);
  });

  it('shows a tenant nothing of another, and an empty period as such', async () => {
    const other = await makeTenant();
    const { total, channels } = await getInsights(other.manager, { from: '2026-01-01', to: '2026-03-31' });
    expect(total).toMatchObject({ approved: 0, p50Seconds: null });
    expect(channels).toEqual([]);
    await expect(getInsights(other.manager, { from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
