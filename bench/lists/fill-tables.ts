import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import { hashPin } from '@/lib/auth/pin';
import { customerRows, identityRows, lineRows, type Owner, orderRows, productRows } from './make-rows';
import { openTables } from './open-tables';

export const productColumns = 'tenant_id, id, sku, name, base_price, category';
export const pin = '246810';
const otherTenants = 4;

/**
 * So many orders, half of them of one tenant with 100,000 customers and products, the rest of four small ones, straight
 * into the tables; gives the slug of the large one.
 */
export async function fillTables(ownerUrl: string, orders: number): Promise<string> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`set maintenance_work_mem = '512MB'`;
    await sql`set synchronous_commit = off`;
    const slug = `lists-${randomUUID().slice(0, 8)}`;
    const large = { mark: 'f', customers: 100_000, products: 100_000, orders: orders / 2 };
    const small = { customers: 1_000, products: 2_000, orders: Math.floor(orders / 2 / otherTenants) };
    const owners: Owner[] = [{ tenantId: await makeTenant(sql, slug), ...large }];
    for (let at = 0; at < otherTenants; at += 1)
      owners.push({ tenantId: await makeTenant(sql, `${slug}-${at}`), mark: String(at), ...small });
    const close = await openTables(sql);
    for (const owner of owners) await copyAll(sql, owner);
    await close();
    // As autovacuum leaves tables that were not written to for a minute.
    await sql`vacuum analyze`;
    return slug;
  } finally {
    await sql.end();
  }
}

async function copyAll(sql: postgres.Sql, owner: Owner): Promise<void> {
  await copy(sql, 'customers (tenant_id, id, name, phone_number, erp_customer_id)', customerRows(owner));
  await copy(sql, 'customer_identities (tenant_id, customer_id, kind, value)', identityRows(owner));
  await copy(sql, `products (${productColumns})`, productRows(owner));
  const columns = ['tenant_id', 'id', 'status', 'source', 'customer_id', 'raw_text', 'total_amount'];
  columns.push(
    'erp_sales_order_id',
    'kind',
    'search_text',
    'created_at',
    'updated_at',
    'approved_at',
    'touched',
  );
  await copy(sql, `orders (${columns})`, orderRows(owner, Date.now()));
  const ofLine = ['tenant_id', 'id', 'order_id', 'position', 'raw_item_text', 'quantity', 'order_quantity'];
  ofLine.push(
    'product_id',
    'match_confidence',
    'unit_price',
    'subtotal',
    'read_product_id',
    'read_confidence',
  );
  await copy(sql, `order_lines (${ofLine})`, lineRows(owner));
}

/** Rows in COPY's text format, straight into a table and its columns. */
export async function copy(sql: postgres.Sql, into: string, rows: Iterable<string>): Promise<void> {
  const writable = await sql.unsafe(`copy ${into} from stdin`).writable();
  await pipeline(Readable.from(chunked(rows)), writable);
}

/** Large pieces: each costs a turn of the event loop. */
function* chunked(rows: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const each of rows) {
    text += each;
    if (text.length < 200_000) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

async function makeTenant(sql: postgres.Sql, slug: string): Promise<string> {
  const id = randomUUID();
  const pinHash = await hashPin(pin);
  await sql.begin(async (tx) => {
    await tx`insert into tenants (id, slug, name) values (${id}, ${slug}, 'Lists Traders')`;
    await tx`select set_config('app.tenant_id', ${id}, true)`;
    await tx`insert into users (tenant_id, username, display_name, role, pin_hash)
      values (${id}, 'manager', 'Mandla Manager', 'manager', ${pinHash})`;
  });
  return id;
}
