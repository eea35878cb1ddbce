import type { Page } from '@playwright/test';
import { deliverOrder } from '@/e2e/pages/deliver-order';
import { ReviewDesk } from '@/e2e/pages/review-desk';
import type { Bench } from './desk';
import { cleanText } from './orders';
import { exactly, type Row } from './report';

/** An approval that is taken back, and one whose tab is closed at once. */
export async function measureUndo(bench: Bench): Promise<Row[]> {
  const takenBack = await openApproved(bench);
  await takenBack.page.keyboard.press('z');
  await takenBack.page.waitForTimeout(7000);
  const calls = takenBack.calls();
  await takenBack.page.context().close();

  const closed = await openApproved(bench);
  await closed.page.close({ runBeforeUnload: true });
  await new Promise((resolve) => setTimeout(resolve, 7000));
  const { events } = await bench.machine.call<{ events: { action: string }[] }>(
    'GET',
    `/api/orders/${closed.orderId}/events`,
  );
  const approvals = events.filter(({ action }) => action === 'order.approved').length;
  return [
    exactly('approve calls after an undo inside 5 s', calls, 0),
    exactly('approvals after closing the tab', approvals, 1),
  ];
}

async function openApproved(bench: Bench): Promise<{ page: Page; orderId: string; calls: () => number }> {
  const order = await deliverOrder(bench.machine, cleanText(0));
  const page = await bench.openPage();
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/approve')) calls += 1;
  });
  await new ReviewDesk(page).open(order.id);
  await page.waitForTimeout(700);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  return { page, orderId: order.id, calls: () => calls };
}
