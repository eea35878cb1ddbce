import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Machine } from './machine';
import { makeCustomer, makeProduct } from './make-goods';
import { RecordPage } from './record-page';
import { type DeskState, stateAt } from './states';

/** The pages and forms of one product and one customer, whose names are as long as names may be. */
export async function catalogueStates(machine: Machine): Promise<DeskState[]> {
  const [product, customer] = [await makeProduct(machine), await makeCustomer(machine)];
  const phrase = { aliasText: 'ا'.repeat(200), customerId: customer.id };
  await machine.call('POST', `/api/products/${product.sku}/aliases`, phrase);
  await machine.call('PUT', `/api/customers/${customer.id}`, { name: 'W'.repeat(200) });
  await machine.call('PUT', `/api/products/${product.sku}`, { name: 'W'.repeat(200) });
  const order = await machine.deliver(customer.phoneNumber.slice(1), `3 brown bread ${randomInt(1e9)}`);
  await machine.call('POST', `/api/orders/${order.id}/reject`, { reason: 'Only a try' });
  const path = `/products/${product.id}`;
  return [
    stateAt(path, 'a product'),
    stateAt('/products/NONE'),
    stateAt(`/customers/${customer.id}`, 'a customer'),
    stateAt(`/aliases?customer=${customer.id}`, 'aliases of a customer'),
    stateAt('/aliases?search=nothing+has+this'),
    stateAt('/products?category=none'),
    onProduct(path, 'teaching a phrase', async (page) => {
      await page.getByRole('button', { name: 'Add phrase' }).click();
      await expect(page.getByRole('radio').nth(1)).toBeVisible();
    }),
    onProduct(path, 'revoking it', async (page) => {
      await page.getByRole('button', { name: /^Revoke/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    onProduct(path, 'a wrong number', async (_, record) => {
      await record.edit();
      await record.field('Price').fill('a lot');
      await record.save();
      await expect(record.field('Price')).toHaveAttribute('aria-invalid', 'true');
    }),
  ];
}

function onProduct(
  path: string,
  name: string,
  act: (page: Page, record: RecordPage) => Promise<void>,
): DeskState {
  return {
    name,
    show: async (page) => {
      const record = new RecordPage(page, path);
      await record.open();
      await act(page, record);
    },
  };
}
