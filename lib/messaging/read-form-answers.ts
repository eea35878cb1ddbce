import type { SentItem } from '../orders/sent-item';
import { readItemPrice, readItemQuantity } from './read-item-quantity';

/** What a filled-in form says: goods, words to be read, and its other answers for the clerk. */
export interface FormAnswers {
  items: SentItem[];
  /** Goods only if somebody knows the code: an answer whose name does not say what it is. */
  possible: SentItem[];
  texts: string[];
  /** `name: answer`, of everything else. */
  others: string[];
}

const codeNames = new Set(
  'sku,product,productid,productcode,productsku,productretailerid,retailerid,contentid,item,itemid,itemcode,itemsku,code,barcode,ean,gtin,upc,article,articlecode,articleid,stockcode,partnumber,products,items,skus'.split(
    ',',
  ),
);
/** Names that are a product's where a quantity stands beside them, and anything otherwise. */
const codeNamesBesideQuantity = new Set(['id', 'name', 'title', 'value', 'reference', 'ref']);
const quantityNames = new Set(
  'quantity,quantities,qty,count,number,units,amount,ordered,orderquantity,howmany,cantidad,quantidade,quantite,aantal,hoeveelheid'.split(
    ',',
  ),
);
const unitNames = new Set(['unit', 'uom', 'unitofmeasure']);
const titleNames = new Set(['title', 'name', 'description', 'productname', 'itemname', 'label']);
const priceNames = new Set(['price', 'unitprice', 'itemprice']);
const textNames = new Set(
  'text,message,note,notes,comment,comments,remark,remarks,order,details,orderdetails,instruction,instructions,request,list'.split(
    ',',
  ),
);
const secretNames = new Set(['flowtoken', 'token', 'version', 'flowid', 'flowname', 'currency']);

/** Deeper, or longer, than any form. */
const deepest = 8;
const mostAnswers = 2000;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** `Product_ID` → `productid`; what counts up at its end is the row: `quantity_2` → `quantity`, row `2`. */
function nameOf(key: string): { name: string; row: string } {
  const [, words = '', row = ''] = /^(.*?)(\d*)$/.exec(key.toLowerCase().replace(/[^a-z\d]+/g, '')) ?? [];
  return { name: words, row };
}

/**
 * The answers of a form (`nfm_reply.response_json`, any JSON): product ids and quantities under the names that forms
 * give them, in lists and nested lists of items, and in numbered fields (`product_1`, `quantity_1`). Never throws.
 */
export function readFormAnswers(response: unknown): FormAnswers {
  const found: FormAnswers = { items: [], possible: [], texts: [], others: [] };
  visit(parsed(response), found, 0);
  return found;
}

function parsed(response: unknown): unknown {
  if (typeof response !== 'string') return response;
  try {
    return JSON.parse(response);
  } catch {
    return undefined;
  }
}

function visit(value: unknown, found: FormAnswers, depth: number): void {
  if (depth > deepest || found.items.length + found.others.length > mostAnswers) return;
  if (Array.isArray(value)) for (const each of value) visit(each, found, depth + 1);
  else if (isNode(value)) for (const row of rowsOf(value).values()) visitRow(row, found, depth);
}

interface Field {
  key: string;
  name: string;
  value: unknown;
}

/** The fields of an object, those that are numbered alike together. */
function rowsOf(node: Node): Map<string, Field[]> {
  const rows = new Map<string, Field[]>();
  for (const [key, value] of Object.entries(node)) {
    const { name, row } = nameOf(key);
    rows.set(row, [...(rows.get(row) ?? []), { key, name, value }]);
  }
  return rows;
}

function visitRow(fields: readonly Field[], found: FormAnswers, depth: number): void {
  const of = (names: ReadonlySet<string>) => fields.find(({ name }) => names.has(name));
  const quantity = of(quantityNames);
  const code =
    fields.find(({ name, value }) => codeNames.has(name) && codesOf(value).length > 0) ??
    (quantity && fields.find(({ name, value }) => codeNamesBesideQuantity.has(name) && isScalar(value)));
  const used = new Set<Field | undefined>();
  if (code) {
    const price = of(priceNames);
    const unit = of(unitNames);
    const title = fields.find(
      (field) => field !== code && titleNames.has(field.name) && isScalar(field.value),
    );
    for (const field of [code, quantity, price, unit, title]) used.add(field);
    const codes = codesOf(code.value);
    for (const [at, each] of codes.entries())
      found.items.push({
        ...itemOf(each, Array.isArray(quantity?.value) ? quantity.value[at] : quantity?.value),
        ...(isScalar(unit?.value) ? { unit: String(unit.value).trim() } : {}),
        title: title && codes.length === 1 ? String(title.value) : null,
        unitPrice: readItemPrice(price?.value),
      });
  }
  for (const field of fields) if (!used.has(field)) visitField(field, found, depth);
}

function visitField({ key, name, value }: Field, found: FormAnswers, depth: number): void {
  if (secretNames.has(name)) return;
  if (!isScalar(value)) {
    if (typeof value === 'boolean') found.others.push(`${key}: ${value ? 'yes' : 'no'}`);
    else visit(value, found, depth + 1);
    return;
  }
  const text = String(value).trim();
  if (textNames.has(name) && typeof value === 'string') found.texts.push(text);
  else {
    found.others.push(`${key}: ${text}`);
    // `{"SUG-1010": 4}`, `{"first_choice": "SUG-1010"}`; a bare number may be anything.
    if (readItemQuantity(value).quantity !== null) found.possible.push(itemOf(key, value));
    else if (/^[^\s]{2,64}$/.test(text) && /\d/.test(text)) found.possible.push(itemOf(text, null));
  }
}

/** The ids in an answer: one, or several of a choice of many. A table of items is visited by itself. */
function codesOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  if (!values.every(isScalar)) return [];
  return values.map((each) => String(each).trim());
}

function itemOf(code: string, quantity: unknown): SentItem {
  return {
    code,
    title: null,
    sentAs: 'FORM',
    ...readItemQuantity(quantity),
    unitPrice: null,
    currency: null,
  };
}
