/** Rows of the tables that a desk lists, in COPY's text format; each is a function of its number alone. */

export interface Owner {
  tenantId: string;
  /** Tells its rows from those of other tenants in their ids: a letter of 0 to f. */
  mark: string;
  customers: number;
  products: number;
  orders: number;
}

const goods = [
  'bread',
  'sugar',
  'maize meal',
  'rice',
  'cooking oil',
  'milk',
  'tea',
  'soap',
  'candles',
  'beans',
];
const makers = [
  'Kopje',
  'Jozi',
  'Umbila',
  'Karoo',
  'Silver',
  'Sunrise',
  'Baobab',
  'Impala',
  'Protea',
  'Marula',
];
const names = [
  'Thandi',
  'Mandla',
  'Sipho',
  'Zanele',
  'Priya',
  'Johan',
  'Fatima',
  'Kabelo',
  'Lerato',
  'Ayesha',
];
const shops = [
  'Spaza',
  'Superette',
  'Tuck Shop',
  'Wholesale',
  'Cash and Carry',
  'Mini Market',
  'Kiosk',
  'Café',
];

/** A word of about one order in 20,000, and one of about one in three; two letters that stand in nearly none. */
export const words = {
  rare: 'quagga',
  common: 'bread',
  twoLetters: 'qx',
  rareProduct: 'Quagga',
  commonProduct: 'rice',
};
const rareEvery = 20_000;
const linesOfAnOrder = 2;
const secondsBetween = 60;

/** Well mixed and the same each time: neighbours have nothing to do with each other. */
function mixed(at: number, of: number, salt: number): number {
  let x = Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return ((x ^ (x >>> 15)) >>> 0) % of;
}

const pick = <T>(from: readonly T[], at: number, salt: number): T => from[mixed(at, from.length, salt)] as T;
const idOf = (kind: string, { mark }: Owner, at: number) =>
  `${mixed(at, 0x10000000, 7).toString(16).padStart(8, '0')}-${mark}${kind}00-4000-8000-${at.toString(16).padStart(12, '0')}`;
export const productName = (at: number) =>
  at % 5_000 === 77
    ? `Quagga ${pick(goods, at, 1)} ${at}`
    : `${pick(makers, at, 1)} ${pick(goods, at, 2)} ${1 + mixed(at, 12, 3)} x ${100 * (1 + mixed(at, 30, 4))} g no ${at}`;
const customerName = (at: number) => `${pick(names, at, 1)} ${pick(shops, at, 2)} ${at}`;
const phoneOf = (at: number) => `+2782${String(at).padStart(7, '0')}`;

function textOf(at: number): string {
  const lines = [1, 2].map(
    (line) =>
      `${1 + mixed(at, 24, line)} x ${pick(makers, at, line + 2)} ${pick(goods, at, line + 4)} ${1 + mixed(at, 10, line + 6)} kg`,
  );
  if (at % rareEvery === 4_321) lines.push(`1 ${words.rare} biltong`);
  return `Good morning please send to the shop on ${1 + mixed(at, 90, 9)} Main Road\\n${lines.join('\\n')}\\nthanks`;
}

/** Most orders are done with; a few hundred of the newest wait. */
function statusOf(owner: Owner, at: number): string {
  if (at >= owner.orders - 300) return 'PENDING_REVIEW';
  const of = mixed(at, 100, 11);
  return of < 3 ? 'CANCELLED' : of < 4 ? 'FAILED' : 'COMPLETED';
}

const row = (...cells: (string | number)[]) => `${cells.join('\t')}\n`;

export function* customerRows(owner: Owner) {
  for (let at = 0; at < owner.customers; at += 1)
    yield row(owner.tenantId, idOf('c', owner, at), customerName(at), phoneOf(at), `C${100_000 + at}`);
}

export function* identityRows(owner: Owner) {
  for (let at = 0; at < owner.customers; at += 1)
    yield row(owner.tenantId, idOf('c', owner, at), 'PHONE', phoneOf(at));
}

export function* productRows(owner: Owner) {
  for (let at = 0; at < owner.products; at += 1)
    yield row(
      owner.tenantId,
      idOf('a', owner, at),
      `SKU-${100_000 + at}`,
      productName(at),
      10 + mixed(at, 500, 5),
      pick(goods, at, 2),
    );
}

export function* orderRows(owner: Owner, endsAt: number) {
  for (let at = 0; at < owner.orders; at += 1) {
    const customer = mixed(at, owner.customers, 12);
    const came = endsAt - (owner.orders - at) * secondsBetween * 1000;
    const createdAt = new Date(came).toISOString();
    const text = textOf(at);
    const status = statusOf(owner, at);
    const number = status === 'COMPLETED' ? `SO-${at}` : '\\N';
    const isApproved = status === 'COMPLETED' || status === 'FAILED';
    const approvedAt = isApproved ? new Date(came + (30 + mixed(at, 3_600, 14)) * 1000).toISOString() : '\\N';
    const touched = isApproved ? String(mixed(at, 10, 15) < 3) : '\\N';
    const named = `${customerName(customer)}\\n${phoneOf(customer)}`;
    const searched = `${named}\\n${text}${status === 'COMPLETED' ? `\\n${number}` : ''}`.toLowerCase();
    yield row(
      ...[owner.tenantId, idOf('d', owner, at), status, 'MESSAGING', idOf('c', owner, customer), text],
      ...[120 + mixed(at, 900, 13), number, 'ORDER', searched, createdAt, createdAt],
      ...[approvedAt, touched],
    );
  }
}

export function* lineRows(owner: Owner) {
  for (let at = 0; at < owner.orders; at += 1) {
    for (let line = 0; line < linesOfAnOrder; line += 1) {
      const product = mixed(at, owner.products, 20 + line);
      const quantity = 1 + mixed(at, 24, line + 1);
      yield row(
        ...[owner.tenantId, idOf(`${line + 1}`, owner, at), idOf('d', owner, at), line, productName(product)],
        ...[quantity, quantity, idOf('a', owner, product), 0.97, 20, 20 * quantity],
        ...[idOf('a', owner, product), 0.5 + mixed(at, 50, 16) / 100],
      );
    }
  }
}
