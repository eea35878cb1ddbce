import { expect, it, onTestFinished } from 'vitest';
import { mintOrderId } from '@/lib/ids';
import { startRelay } from '@/lib/ledger/relay';
import { getOrder } from '@/lib/orders/get-order';
import { startApproval, useScriptedErp } from '@/lib/orders/testing/at-scripted-erp';
import { openDesk } from '@/lib/orders/testing/open-desk';
import { startPair } from './embedded/testing/start-pair';
import { allFunctions } from './functions';

const approvals = 24;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('sends everything that was approved meanwhile within a minute of the ERP’s return', async () => {
  const desk = await openDesk();
  const erp = await useScriptedErp(desk);
  onTestFinished(async () => {
    await Promise.all([desk.close(), erp.close()]);
  });
  const orders: { id: string }[] = [];
  for (let n = 0; n < approvals; n += 1) orders.push(await desk.receive('2 zing cola 330ml can'));
  const { app } = await startPair(allFunctions);
  const relay = await startRelay(async (events) => void (await app.client.send(events)));
  onTestFinished(() => relay.stop());

  await erp.goAway();
  await Promise.all(orders.map((order) => startApproval(desk, order)));
  await pause(8_000);
  await erp.comeBack();
  const backAt = Date.now();
  const states = async () =>
    Promise.all(
      orders.map(async ({ id }) => (await getOrder(desk.clerk, { orderId: mintOrderId(id) })).status),
    );
  await expect
    .poll(async () => (await states()).filter((status) => status === 'COMPLETED').length, {
      timeout: 60_000,
      interval: 250,
    })
    .toBe(approvals);
  expect(Date.now() - backAt).toBeLessThan(60_000);
  expect(erp.booked()).toHaveLength(approvals);
}, 120_000);
