import { readFileSync } from 'node:fs';
import { z } from 'zod';

const amount = z.string().regex(/^\d+\.\d{2}$/);
const optionalAmount = z.union([z.literal('').transform(() => null), amount]);
const count = z.coerce.number().int().min(0);

/**
 * A row of products.csv. Prices are in rand, without VAT, per `unit`. `pack_size` is how many single items a case of
 * it holds when it is sold one by one (EA, BAG), and how many are in one `unit` when that is a pack (PK, CS, BALE,
 * TRAY). Bins read aisle-bay-level. The brands are invented; barcodes begin with 29, which GS1 keeps for a shop's
 * own use.
 */
const row = z.strictObject({
  sku: z.string().min(1),
  name: z.string().min(1),
  category: z.string().min(1),
  unit: z.enum(['EA', 'PK', 'BAG', 'BALE', 'BOX', 'CS', 'TRAY', 'KG']),
  pack_size: z.coerce.number().int().min(1),
  base_price: amount,
  bin: z.string(),
  reorder_point: count,
  safety_stock: count,
  zero_rated: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
  barcode: z.string().transform((digits) => (digits === '' ? null : digits)),
  price_trade: optionalAmount,
  price_contract: optionalAmount,
  stock_jhb: count,
  stock_dbn: count,
});

export type DemoProduct = z.infer<typeof row>;

/** The demo catalogue; throws on a row that is not as described. Its values hold no commas and no quotes. */
export function readDemoProducts(): DemoProduct[] {
  const [head = '', ...rows] = readFileSync(new URL('./products.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(',');
  return rows.map((line) => {
    const values = line.split(',');
    return row.parse(Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])));
  });
}
