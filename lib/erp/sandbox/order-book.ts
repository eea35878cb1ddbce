import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import { type SandboxSalesOrder, salesOrderSchema } from './sales-order-schema';

const recordSchema = z.object({ reference: z.string(), createdAt: z.string(), order: salesOrderSchema });

export type RecordedOrder = z.infer<typeof recordSchema>;

export type Booking = { isNew: boolean; record: RecordedOrder };

/**
 * The sales orders the sandbox has taken. With a data file, an order is on the disk (appended, fsynced) before
 * anyone is told about it, so that "exactly once" can be counted across a `kill -9` of either side.
 */
export class OrderBook {
  private readonly records: RecordedOrder[] = [];
  private readonly byExternalNo = new Map<string, RecordedOrder>();
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(private readonly file: FileHandle | undefined) {}

  /** Opens the book, reading what the file holds. Throws when a line other than an unfinished last one is broken. */
  static async open(dataFile: string | undefined): Promise<OrderBook> {
    if (dataFile === undefined) return new OrderBook(undefined);
    const file = await open(dataFile, 'a+', 0o600);
    const content = await file.readFile('utf8');
    const whole = content.slice(0, content.lastIndexOf('\n') + 1);
    // What follows the last line break was being written when the process died: nobody was told about it.
    if (whole.length < content.length) await file.truncate(Buffer.byteLength(whole));
    const book = new OrderBook(file);
    for (const line of whole.split('\n')) {
      if (line !== '') book.remember(recordSchema.parse(JSON.parse(line)));
    }
    return book;
  }

  /** Books an order once per ExternalOrderNo; a repeat gets the first record, unless the book is told to tolerate it. */
  book(order: SandboxSalesOrder, options: { tolerateDuplicate: boolean }): Promise<Booking> {
    const booked = this.queue.then(() => this.bookNext(order, options.tolerateDuplicate));
    this.queue = booked.catch(() => undefined);
    return booked;
  }

  find(externalOrderNo: string): readonly RecordedOrder[] {
    return this.records.filter((record) => record.order.ExternalOrderNo === externalOrderNo);
  }

  all(): readonly RecordedOrder[] {
    return this.records;
  }

  async close(): Promise<void> {
    await this.queue;
    await this.file?.close();
  }

  private async bookNext(order: SandboxSalesOrder, tolerateDuplicate: boolean): Promise<Booking> {
    const existing = this.byExternalNo.get(order.ExternalOrderNo);
    if (existing !== undefined && !tolerateDuplicate) return { isNew: false, record: existing };
    const now = new Date();
    const number = String(this.records.length + 1).padStart(5, '0');
    const record = {
      reference: `SO-${now.getUTCFullYear()}-${number}`,
      createdAt: now.toISOString(),
      order,
    };
    await this.file?.appendFile(`${JSON.stringify(record)}\n`);
    await this.file?.sync();
    this.remember(record);
    return { isNew: true, record };
  }

  private remember(record: RecordedOrder): void {
    this.records.push(record);
    if (!this.byExternalNo.has(record.order.ExternalOrderNo)) {
      this.byExternalNo.set(record.order.ExternalOrderNo, record);
    }
  }
}
