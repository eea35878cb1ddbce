import type { Page } from '@playwright/test';
import { deliverOrder } from '@/e2e/pages/deliver-order';
import type { ReadOrder } from '@/e2e/pages/machine';
import { ReviewDesk } from '@/e2e/pages/review-desk';
import type { Bench } from './desk';
import { atMost, exactly, p95, type Row } from './report';

const deliveries = 20;
const meetings = 3;

/** From the moment a message is acknowledged until its order stands in a clerk's queue. */
export async function measureNewOrders({ machine, openPage }: Bench): Promise<Row[]> {
  const page = await openDesk({ openPage }, 'clerk');
  const waits: number[] = [];
  for (let at = 0; at < deliveries; at += 1) {
    const mark = `Umbila maize 10kg, delivery no ${Date.now().toString(36)}`;
    const shown = page.evaluate(queueShows, mark);
    await machine.post(`2782${String(3_000_000 + at)}`, mark);
    const acknowledgedAt = Date.now();
    waits.push((await shown) - acknowledgedAt);
  }
  await page.context().close();
  return [atMost('a new order is on screen, p95', p95(waits) / 1000, 2, 's')];
}

/** Two clerks open one order, and change the same line at the same moment. */
export async function measureTwoClerks({ machine, openPage }: Bench): Promise<Row[]> {
  const waits: number[] = [];
  let lost = 0;
  for (let at = 0; at < meetings; at += 1) {
    const order = await deliverOrder(machine, '2 tomato sauce');
    const first = await openDesk({ openPage }, 'clerk');
    const claimed = new ReviewDesk(first).claimed(order.id);
    await new ReviewDesk(first).queued(order.id).click();
    await claimed;
    const second = await openDesk({ openPage }, 'manager');
    const openedAt = Date.now();
    await new ReviewDesk(second).queued(order.id).click();
    await new ReviewDesk(second).presence().waitFor();
    waits.push(Date.now() - openedAt);
    lost += await changeAtOnce(machine, order, [first, second]);
    await Promise.all([first.context().close(), second.context().close()]);
  }
  return [
    atMost('two clerks on one order: presence', Math.max(...waits) / 1000, 2, 's'),
    exactly('two clerks on one order: lost updates', lost, 0),
  ];
}

/** How many of two changes made at the same moment are neither on the order nor said to be refused. */
async function changeAtOnce(machine: Bench['machine'], order: ReadOrder, pages: Page[]): Promise<number> {
  await Promise.all(pages.map((page, at) => page.keyboard.press(String(at + 1))));
  await Promise.all(pages.map((page) => page.waitForTimeout(2000)));
  const { events } = await machine.call<{ events: { action: string }[] }>(
    'GET',
    `/api/orders/${order.id}/events`,
  );
  // To take the product that is already proposed is to confirm it.
  const saved = events.filter(({ action }) => /^line\.(corrected|confirmed)$/.test(action)).length;
  const refusals = await Promise.all(
    pages.map((page) => page.getByText('This order was changed by someone else').count()),
  );
  return pages.length - saved - refusals.reduce((sum, count) => sum + count, 0);
}

async function openDesk({ openPage }: Pick<Bench, 'openPage'>, as: 'clerk' | 'manager'): Promise<Page> {
  const page = await openPage({ as });
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/stream'));
  await page.goto('/review');
  await live;
  return page;
}

/** Runs in the page: resolves to the time at which the text stands in the queue. */
function queueShows(text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const queue = document.querySelector('nav[aria-label="Orders to review"]');
      if (queue?.textContent?.includes(text)) resolve(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}
