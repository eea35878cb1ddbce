import type { Page } from '@playwright/test';
import { deliverOrder } from '@/e2e/pages/deliver-order';
import type { Machine, ReadOrder } from '@/e2e/pages/machine';
import { ReviewDesk } from '@/e2e/pages/review-desk';
import { needsLook } from '@/lib/certainty';
import type { Bench } from './desk';
import { allLeftReview } from './measure-keys';
import { atMost, exactly, type Row } from './report';
import { Keys } from './time-keys';

const lines = 60;
/** Each fits several products, the first of which is taken. */
const doubtful = ['2 tomato sauce', '4 bleach 750', '3 maize meal 5kg', '2 long life milk', '5 rolled oats'];

interface Read {
  lines: (Parameters<typeof needsLook>[0] & { id: string })[];
}

/** Sixty lines of which five need somebody: keys until it is approved, and whether the next doubt was ever out of sight. */
export async function measureLongOrder(bench: Bench): Promise<Row[]> {
  const { order, doubts } = await deliverLong(bench.machine);
  const page = await bench.openPage({ throttled: true });
  await new ReviewDesk(page).open(order.id);
  await page.waitForTimeout(700);
  const keys = new Keys(page);
  let outOfSight = 0;
  await keys.press('n');
  for (let done = 0; done < doubts; done += 1) {
    if (!(await isInSight(page))) outOfSight += 1;
    await keys.press('Enter');
    await page.waitForTimeout(700);
  }
  await keys.press('a');
  await allLeftReview(bench, [order]);
  await page.context().close();
  return [
    atMost(`keys for an order of ${lines} lines with ${doubts} doubts`, keys.count, 12, ''),
    exactly('doubts of it that had to be scrolled to', outOfSight, 0),
  ];
}

async function deliverLong(machine: Machine): Promise<{ order: ReadOrder; doubts: number }> {
  const { products } = await machine.call<{ products: { name: string }[] }>('GET', '/api/products?limit=200');
  const names = products.map(({ name }) => name).filter((name) => name.length < 40);
  // Those that the service is sure of by their names alone, tried once.
  const tried = await deliverOrder(
    machine,
    names
      .slice(0, 120)
      .map((name) => `2 x ${name}`)
      .join('\n'),
  );
  const { lines: read } = await machine.call<Read>('GET', `/api/orders/${tried.id}`);
  await machine.call('POST', `/api/orders/${tried.id}/reject`, { reason: 'Only tried' });
  const sure = names.filter((_, at) => read[at] && !needsLook(read[at]));
  const wanted = sure.slice(0, lines - doubtful.length).map((name) => `2 x ${name}`);
  for (const [at, line] of doubtful.entries()) wanted.splice(8 + at * 12, 0, line);
  const order = await deliverOrder(machine, wanted.join('\n'));
  const { lines: held } = await machine.call<Read>('GET', `/api/orders/${order.id}`);
  if (held.length !== lines) throw new Error(`${held.length} lines were read of ${lines}`);
  return { order, doubts: held.filter(needsLook).length };
}

/** Whether the line that has the focus is where it can be seen, all of it. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= window.innerHeight;
  });
