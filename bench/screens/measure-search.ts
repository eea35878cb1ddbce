import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { readClusterRecord } from '@/db/embedded/cluster-record';
import { deliverOrder } from '@/e2e/pages/deliver-order';
import { ReviewDesk } from '@/e2e/pages/review-desk';
import { makeCatalogue } from '../matching/make-catalogue';
import type { Bench } from './desk';
import { atMost, p95, type Row, told } from './report';

const catalogueSize = 20_000;
const typed = ['cola', 'orange ju', 'maize meal', 'p19', 'circuit', 'ginger tea', 'basmati', 'zero 2l'];
const rounds = 8;

/** Searching 20,000 SKUs from the desk: the service's answer, and what a clerk sees of it. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  await fillCatalogue(bench.dataDir);
  const answers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) answers.push(await timeAnswer(bench, text));
  }
  return [
    atMost('product search, 20,000 SKUs, p95', p95(answers), 150, 'ms'),
    told('  from the last key to the list, p95', p95(await timeTyping(bench, {})), 'ms'),
    told('  the same on the slow machine and line', p95(await timeTyping(bench, { throttled: true })), 'ms'),
  ];
}

async function timeAnswer({ machine }: Bench, text: string): Promise<number> {
  const startedAt = performance.now();
  await machine.call('GET', `/api/product-search?limit=30&search=${encodeURIComponent(text)}`);
  return performance.now() - startedAt;
}

async function timeTyping(bench: Bench, options: { throttled?: true }): Promise<number[]> {
  const order = await deliverOrder(bench.machine, '8 zzkwiksil sachets');
  const page = await bench.openPage(options);
  await new ReviewDesk(page).open(order.id);
  await page.waitForTimeout(700);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.waitFor();
  const waits: number[] = [];
  for (const text of typed) waits.push(await timeOne(page, text));
  await page.context().close();
  return waits;
}

async function timeOne(page: Page, text: string): Promise<number> {
  await page.getByRole('combobox').fill('');
  await page.waitForTimeout(1000);
  await page.keyboard.type(text.slice(0, -1));
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('search') === text,
  );
  const startedAt = performance.now();
  await page.keyboard.press(text.slice(-1));
  await (await answered).finished();
  // Two frames: one draws the list, at the next it is painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return performance.now() - startedAt;
}

/** Fills the demo tenant up; straight into the database, which takes a second instead of minutes. */
async function fillCatalogue(dataDir: string): Promise<void> {
  const { ownerPassword, port } = await readClusterRecord(dataDir);
  const url = `postgres://order_intake_owner:${ownerPassword}@127.0.0.1:${port}/order_intake`;
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const rows = makeCatalogue(catalogueSize);
  await sql.begin(async (tx) => {
    const [tenant] = await tx`select id from tenants where slug = 'demo'`;
    await tx`select set_config('app.tenant_id', ${tenant?.id}, true)`;
    for (let from = 0; from < rows.length; from += 1000) {
      const some = rows.slice(from, from + 1000).map(({ sku, name }) => ({ sku, name }));
      await tx`insert into products (tenant_id, id, sku, name, base_price)
        select ${tenant?.id}, gen_random_uuid(), sku, name, 19.99
        from jsonb_to_recordset(${tx.json(some)}) as given (sku text, name text)`;
    }
  });
  await sql`analyze products`;
  await sql.end();
}
