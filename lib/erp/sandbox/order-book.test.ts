import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEvolutionPayload } from '../evolution-payload';
import { exampleEvolutionConfig, exampleOrder } from '../testing/example-order';
import { OrderBook } from './order-book';
import { salesOrderSchema } from './sales-order-schema';

let folder: string;
let dataFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'order-book-'));
  dataFile = join(folder, 'orders.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const orderOf = (orderId: string) =>
  salesOrderSchema.parse(
    buildEvolutionPayload(exampleOrder({ orderId }), 'CUS001', exampleEvolutionConfig()),
  );
const strict = { tolerateDuplicate: false };

describe('OrderBook', () => {
  it('books one of many simultaneous orders with the same number', async () => {
    const book = await OrderBook.open(dataFile);
    const bookings = await Promise.all(Array.from({ length: 20 }, () => book.book(orderOf('a'), strict)));
    expect(bookings.filter((booking) => booking.isNew)).toHaveLength(1);
    expect(new Set(bookings.map((booking) => booking.record.reference)).size).toBe(1);
    await book.close();
  });

  it('numbers on after a restart and still knows what it has', async () => {
    const before = await OrderBook.open(dataFile);
    await before.book(orderOf('a'), strict);
    await before.close();
    const after = await OrderBook.open(dataFile);
    expect(await after.book(orderOf('a'), strict)).toMatchObject({ isNew: false });
    const { record } = await after.book(orderOf('b'), strict);
    expect(record.reference).toMatch(/^SO-\d{4}-00002$/);
    await after.close();
  });

  it('drops a last line that was being written when the process died', async () => {
    const before = await OrderBook.open(dataFile);
    await before.book(orderOf('a'), strict);
    await before.close();
    const sound = await readFile(dataFile, 'utf8');
    await appendFile(dataFile, '{"reference":"SO-2026-0');
    const after = await OrderBook.open(dataFile);
    expect(after.all()).toHaveLength(1);
    expect(await readFile(dataFile, 'utf8')).toBe(sound);
    await after.book(orderOf('b'), strict);
    await after.close();
    expect((await OrderBook.open(dataFile)).all()).toHaveLength(2);
  });

  it('does not start on a file that is something else', async () => {
    await writeFile(dataFile, 'shopping list\n');
    await expect(OrderBook.open(dataFile)).rejects.toThrow();
  });

  it('books twice when it is told to tolerate duplicates', async () => {
    const book = await OrderBook.open(undefined);
    await book.book(orderOf('a'), strict);
    expect(await book.book(orderOf('a'), { tolerateDuplicate: true })).toMatchObject({ isNew: true });
    expect(book.find('a')).toHaveLength(2);
  });
});
