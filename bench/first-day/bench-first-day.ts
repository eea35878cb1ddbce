import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { listProposedPhrases } from '@/lib/catalogue/list-proposed-phrases';
import { loadIndex } from '@/lib/catalogue/load-index';
import { takeProposedPhrases } from '@/lib/catalogue/take-proposed-phrases';
import { isToldOfOrder, likelyFrom } from '@/lib/certainty';
import type { Context } from '@/lib/context';
import { beginCheck } from '@/lib/imports/begin-check';
import { beginCommit } from '@/lib/imports/begin-commit';
import { createImport } from '@/lib/imports/create-import';
import { getImport } from '@/lib/imports/get-import';
import type { ImportTarget } from '@/lib/imports/import-status';
import { interpretOrder, type OrderReading } from '@/lib/orders/internal/interpret-order';
import { type Distributor, makeDistributor, type Ordered } from './make-distributor';
import { openTenant } from './open-tenant';

/**
 * How many of the messages of a tenant's first day could go as they are read: with the catalogue alone, with half a year
 * of order history imported, and once the phrases that it proposes are taught. Run with `npm run bench:first-day`.
 */
const goalReady = 0.7;

async function main(): Promise<void> {
  const { ctx, close } = await openTenant();
  try {
    const made = makeDistributor(150, new Date());
    const messages = made.customers.flatMap((each) => each.messages).length;
    console.log(`${made.customers.length} customers, ${made.products.length} products, ${messages} messages`);
    await importFile(ctx, 'products', [
      'SKU;Name;Price',
      ...made.products.map(({ sku, name }) => `${sku};${name};10`),
    ]);
    await importFile(ctx, 'customers', [
      'Account;Name;Phone',
      ...made.customers.map(
        ({ account }, at) => `${account};Shop ${at + 1};+2783555${String(at).padStart(4, '0')}`,
      ),
    ]);
    await tell('with the catalogue alone', ctx, made);
    await importFile(ctx, 'history', [
      'Customer;Date;SKU;Their words;Quantity',
      ...made.customers.flatMap(({ account, history }) =>
        history.flatMap(({ day, lines }) =>
          lines.map(({ sku, words, quantity }) => `${account};${day};${sku};${words};${quantity}`),
        ),
      ),
    ]);
    await tell('with half a year of history', ctx, made);
    const taken = await teachAll(ctx);
    await tell(`and ${taken} of its phrases taught`, ctx, made);
    console.log(`goal: ${goalReady * 100} % Ready`);
  } finally {
    await close();
  }
}

async function importFile(ctx: Context, target: ImportTarget, lines: readonly string[]): Promise<void> {
  const file = new File([lines.join('\n')], `${target}.csv`);
  const { id } = await createImport(ctx, { target, file });
  await beginCheck(ctx, { importId: id });
  await runOwedWork(ctx.tenantId, 'import/due');
  await beginCommit(ctx, { importId: id, leaveOutRejected: false });
  await runOwedWork(ctx.tenantId, 'import/due');
  const { status, problem } = await getImport(ctx, { importId: id, limit: 1, offset: 0 });
  if (status !== 'COMMITTED') throw new Error(`${target}: ${status} ${problem}`);
}

async function teachAll(ctx: Context): Promise<number> {
  let all = 0;
  for (;;) {
    const { phrases } = await listProposedPhrases(ctx);
    if (phrases.length === 0) return all;
    const { taken } = await takeProposedPhrases(ctx, { phrases });
    if (taken === 0) return all;
    all += taken;
  }
}

async function tell(what: string, ctx: Context, made: Distributor): Promise<void> {
  const index = await loadIndex(ctx);
  const ids = await inTenant(ctx, async (tx) => ({
    customers: await keyed(
      tx,
      sql`select erp_customer_id as key, id from customers where tenant_id = ${ctx.tenantId}`,
    ),
    products: await keyed(tx, sql`select sku as key, id from products where tenant_id = ${ctx.tenantId}`),
  }));
  const figures = { messages: 0, ready: 0, readyAndWrong: 0, lines: 0, right: 0 };
  for (const { account, messages } of made.customers) {
    for (const { text, lines } of messages) {
      const customerId = ids.customers.get(account) ?? '';
      const reading = await inTenant(ctx, (tx) =>
        interpretOrder(tx, ctx, { index, customerId, text, isVoiceNote: false }),
      );
      const right = rightOf(reading, lines, ids.products);
      const isReady = isReadyToGo(reading);
      figures.messages += 1;
      figures.lines += lines.length;
      figures.right += right;
      if (isReady) figures.ready += 1;
      if (isReady && (right < lines.length || reading.lines.length > lines.length))
        figures.readyAndWrong += 1;
    }
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${what}: Ready ${share(figures.ready, figures.messages)}, of these wrong ${share(figures.readyAndWrong, Math.max(1, figures.ready))}, lines right ${share(figures.right, figures.lines)}`,
  );
}

async function keyed(
  tx: Parameters<typeof interpretOrder>[0],
  query: ReturnType<typeof sql>,
): Promise<Map<string, string>> {
  const rows = await tx.execute<{ key: string; id: string }>(query);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Lines that have the product and the quantity that were meant. */
const rightOf = (reading: OrderReading, meant: readonly Ordered[], products: ReadonlyMap<string, string>) =>
  meant.filter(({ sku, quantity }) =>
    reading.lines.some((line) => line.productId === products.get(sku) && line.quantity === quantity),
  ).length;

/** As the desk decides it of a verified customer whose order's head says nothing. */
const isReadyToGo = ({ lines, accounted, warnings }: OrderReading): boolean =>
  lines.length > 0 &&
  lines.every((line) => line.confidence >= likelyFrom && line.warnings.length === 0) &&
  !warnings.some(({ code }) => isToldOfOrder(code)) &&
  !accounted.some(({ doubtful }) => doubtful);

await main();
