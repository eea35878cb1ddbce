import type { Page } from '@playwright/test';
import { deliverOrder } from '@/e2e/pages/deliver-order';
import type { ReadOrder } from '@/e2e/pages/machine';
import { ReviewDesk } from '@/e2e/pages/review-desk';
import type { Bench } from './desk';
import { cleanText, deliverOrders, mixedStories } from './orders';
import { atMost, exactly, middle, p95, type Row } from './report';
import { Keys, readInteractions, recordInteractions, timeToShow } from './time-keys';

/** Nobody reads an order faster; the desk takes a key before that for the second half of a double press. */
const readingMs = 700;

const lineOf = (order: ReadOrder | undefined) => `[data-review-line="${order?.lines[0]?.id}"]`;
const headOf = (order: ReadOrder | undefined) =>
  order?.lines.length === 0 ? 'text=No lines were read from this message' : lineOf(order);

async function openDesk(bench: Bench, order: ReadOrder | undefined): Promise<{ page: Page; keys: Keys }> {
  const page = await bench.openPage({ throttled: true });
  await new ReviewDesk(page).open(order?.id ?? '');
  await page.waitForTimeout(readingMs);
  return { page, keys: new Keys(page) };
}

/** One key approves a clean order; how soon the next one is on screen. */
export async function measureApproving(bench: Bench): Promise<Row[]> {
  const texts = Array.from({ length: 7 }, (_, at) => cleanText(at));
  const orders = await deliverOrders(bench.machine, texts);
  const { page, keys } = await openDesk(bench, orders[0]);
  const waits: number[] = [];
  for (const next of orders.slice(1)) {
    waits.push(await timeToShow(page, () => keys.press('a'), lineOf(next)));
    await page.waitForTimeout(readingMs);
  }
  const approved = orders.length - 1;
  await allLeftReview(bench, orders.slice(0, approved));
  await page.context().close();
  return [
    exactly('keys to approve a clean order', keys.count / approved, 1),
    atMost('the next order is open', middle(waits), 100, 'ms'),
  ];
}

/** Keys until a line is right and its phrase is learned, proved by the customer's next message. */
export async function measureCorrecting(bench: Bench): Promise<Row[]> {
  const fromCandidates = await correct(bench, '2 tomato sauce', async (keys) => {
    await keys.press('2');
    await keys.press('t');
  });
  const bySearch = await correct(bench, '8 zzkwiksil sachets', async (keys, page) => {
    await keys.press('/');
    await keys.type('jozi');
    await page.getByRole('option', { name: /Jozi/ }).first().waitFor();
    await keys.press('Enter');
    await keys.press('t');
  });
  return [
    atMost('keys to correct and teach, from the candidates', fromCandidates, 3, ''),
    atMost('keys to correct and teach, by search', bySearch, 8, ''),
  ];
}

async function correct(
  bench: Bench,
  text: string,
  work: (keys: Keys, page: Page) => Promise<void>,
): Promise<number> {
  const order = await deliverOrder(bench.machine, text);
  const { page, keys } = await openDesk(bench, order);
  await work(keys, page);
  await page.getByText(/^Learned/).waitFor();
  await page.context().close();
  const after = await bench.machine.call<ReadOrder>('GET', `/api/orders/${order.id}`);
  if (after.lines[0]?.matchConfidence !== 1) throw new Error(`“${text}” was not corrected`);
  return keys.count;
}

/** Twenty orders one after the other, by keys alone. */
export async function measureTwentyOrders(bench: Bench): Promise<Row[]> {
  const orders = await deliverOrders(
    bench.machine,
    mixedStories.map(({ text }) => text),
  );
  const { page, keys } = await openDesk(bench, orders[0]);
  await recordInteractions(page);
  for (const [at, story] of mixedStories.entries()) {
    await page.locator(headOf(orders[at])).first().waitFor();
    await page.waitForTimeout(readingMs);
    for (const step of story.keys) {
      if (typeof step === 'string') await keys.press(step);
      else {
        await keys.type(step.letters);
        // The list that Enter takes from; a reason has none.
        if (story.keys[0] === '/') await page.getByRole('option', { name: /Jozi/ }).first().waitFor();
      }
      await page.waitForTimeout(150);
    }
  }
  const { keyToPaintMs, inpMs } = await readInteractions(page, keys.count);
  await allLeftReview(bench, orders);
  await page.context().close();
  return [
    atMost('20 mixed orders by keyboard alone', keys.count, 60, 'keys'),
    atMost('key → paint, p95', p95(keyToPaintMs), 100, 'ms'),
    atMost('INP', inpMs, 200, 'ms'),
  ];
}

/** The proof that the keys did it: none of the orders waits for a clerk any more. */
export async function allLeftReview(bench: Bench, orders: readonly ReadOrder[]): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (const { id } of orders) {
    for (;;) {
      const { status } = await bench.machine.call<{ status: string }>('GET', `/api/orders/${id}`);
      if (status === 'COMPLETED' || status === 'CANCELLED') break;
      if (Date.now() > deadline) throw new Error(`order ${id} is still ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
