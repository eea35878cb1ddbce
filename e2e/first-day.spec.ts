import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { firstDay } from './pages/first-day-files';
import type { MadeFile } from './pages/make-files';
import { openPage } from './pages/open-page';
import { ReviewDesk } from './pages/review-desk';
import { fillSignIn } from './pages/sign-in';
import { test } from './test';

const manager = { tenant: 'karoo', name: 'lerato', pin: '778812' };

test('a manager goes live alone: from an empty tenant to the first approved order by imports', async ({
  page,
  dataDir,
}) => {
  test.skip(dataDir === null, 'the tenant is made beside the data of the service');
  test.slow();
  const erp = await startReceivingErp();
  await makeTenant(dataDir ?? '');

  await test.step('the empty tenant says what it needs', async () => {
    await page.goto('/sign-in');
    await fillSignIn(page, manager);
    await page.waitForURL('**/review**');
    await openPage(page, '/settings/set-up');
    await expect(page.getByRole('main')).toContainText('Import the products');
  });

  await test.step('orders are posted to an endpoint of its own', async () => {
    await openPage(page, '/settings/erp');
    await page.getByLabel('Type', { exact: true }).selectOption('generic_webhook');
    await page.getByLabel('Address').fill(erp.url);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The ERP settings are saved')).toBeVisible();
  });

  await test.step('locations, though a line break stands in an address', async () => {
    await store(page, { holds: 'Locations', file: firstDay.locations }, 'Store 1');
  });

  await test.step('products from the second sheet, their titles in two rows, each category once', async () => {
    await send(page, 'Products', firstDay.products);
    await page.getByLabel('Sheet').selectOption('Prices & packs');
    await expect(page.getByLabel('What Stock code holds')).toHaveValue('sku');
    await expect(page.getByLabel('Price tier of Spaza price')).toHaveValue('SPAZA');
    await dryRun(page, 'Store 9');
    await expect(page.getByRole('button', { name: 'Totals, left out 1' })).toBeVisible();
    await commit(page, 'Store 9');
    await openPage(page, '/products?search=00131');
    await expect(page.getByRole('row', { name: /00131/ })).toContainText('Bakery');
  });

  await test.step('customers of Windows-1252, their accounts as formulas', async () => {
    await store(page, { holds: 'Customers', file: firstDay.customers }, 'Store 3, leave out 2');
    await openPage(page, '/customers');
    await expect(page.getByRole('row', { name: /Café Ubuntu/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Müller’s Superette; Parktown/ })).toBeVisible();
  });

  await test.step('their codes as the text that Excel calls Unicode', async () => {
    await store(page, { holds: 'Customer item codes', file: firstDay.codes }, 'Store 3, leave out 1');
  });

  await test.step('what they ordered, its days as numbers and its quantities in thousands', async () => {
    await store(page, { holds: 'Order history', file: firstDay.history }, 'Store 36');
  });

  await test.step('the first message is read by their codes and by what they usually mean', async () => {
    await openPage(page, '/simulator');
    await page.getByLabel('Customer').selectOption('+27825550202');
    await page.getByLabel('Message').fill('48 cola\n2 x 44713');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Zing Cola 330ml can/).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/Highveld Maize Meal 80kg/).first()).toBeVisible();
  });

  await test.step('taught what it doubts, and approved at the prices of their tier', async () => {
    const { orders } = await (await page.request.get('/api/orders?limit=1')).json();
    const desk = new ReviewDesk(page);
    await desk.open(orders[0].id);
    await expect(desk.line('cola')).toContainText('ordered 12 times before');
    await page.getByRole('button', { name: /^Teach for this customer/ }).click();
    await expect(desk.toast(/^Learned/)).toBeVisible();
    expect(await desk.approve()).toBe('SO-2026-1');
    expect(erp.received[0]).toMatchObject({
      data: {
        customer: { erpCustomerId: '00018', name: 'Müller’s Superette; Parktown' },
        lines: [
          { sku: '00211', quantity: 48, unitPrice: 8.25 },
          { sku: '00340', quantity: 2, unitPrice: 1105 },
        ],
      },
    });
  });
  erp.close();
});

async function makeTenant(dataDir: string): Promise<void> {
  const made = promisify(execFile)(
    process.execPath,
    [
      ...['scripts/admin.mjs', 'create-tenant', '--slug', manager.tenant, '--name', 'Karoo Wholesale'],
      ...[
        '--manager',
        manager.name,
        '--country',
        'ZA',
        '--currency',
        'ZAR',
        '--locale',
        'en-ZA',
        '--pin-from-stdin',
      ],
    ],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  made.child.stdin?.end(`${manager.pin}\n`);
  await made;
}

async function send(page: Page, holds: string, file: MadeFile): Promise<void> {
  await openPage(page, '/settings/imports');
  await page.getByLabel('What it holds').selectOption(holds);
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Send the file' }).click();
  await page.waitForURL(/\/settings\/imports\/[0-9a-f-]{36}$/);
}

async function dryRun(page: Page, offered: string): Promise<void> {
  await page.getByRole('button', { name: 'Begin the dry run' }).click();
  await expect(page.getByRole('button', { name: offered, exact: true })).toBeVisible({ timeout: 30_000 });
}

async function commit(page: Page, offered: string): Promise<void> {
  await page.getByRole('button', { name: offered, exact: true }).click();
  await expect(page.getByText('Stored', { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** With the columns as they are guessed. */
async function store(page: Page, { holds, file }: { holds: string; file: MadeFile }, offered: string) {
  await send(page, holds, file);
  await dryRun(page, offered);
  await commit(page, offered);
}

/** An ERP's endpoint that takes each order and names it. */
async function startReceivingErp() {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (request.method === 'POST') received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ erpSalesOrderId: `SO-2026-${received.length}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/orders`, received, close: () => void server.close() };
}
