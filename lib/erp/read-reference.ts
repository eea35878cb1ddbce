import { isElsewhere, maxPartDepth, partsOf, plainKey } from './answer-parts';
import { asToken, isDocumentNumber, readFromText, readLabelled } from './reference-text';

/** Where ERPs put the number of a sales order, most telling first; compared as `plainKey(…)`. */
const referenceKeys = [
  'erpsalesorderid',
  'erpsalesordernumber',
  'erporderid',
  'erporderno',
  'erpordernumber',
  'erpreference',
  'salesordernumber',
  'salesorderno',
  'salesordernum',
  'salesordernbr',
  'salesorderid',
  'salesordercode',
  'salesorderreference',
  'salesorderref',
  'salesorder',
  'salesdocumentnumber',
  'salesdocument',
  'vbeln',
  'sonumber',
  'sono',
  'sonum',
  'soid',
  'orderno',
  'ordernumber',
  'ordernum',
  'ordernbr',
  'ordercode',
  'orderid',
  'orderreference',
  'orderref',
  'documentnumber',
  'documentno',
  'docnumber',
  'docno',
  'docnum',
  'docnbr',
  'tranid',
  'originalreference',
  'originalorderreference',
  'originalorderno',
  'originalordernumber',
  'existingreference',
  'existingorderno',
  'existingordernumber',
  'reference',
  'referencenumber',
  'referenceno',
  'refno',
  'numeropedido',
  'númeropedido',
  'numerodepedido',
  'númerodepedido',
  'númerodopedido',
  'numerodopedido',
  'nropedido',
  'numpedido',
  'pedidoid',
  'pedido',
  'numerocommande',
  'numérocommande',
  'numerodecommande',
  'numérodecommande',
  'auftragsnummer',
  'bestellnummer',
  'belegnummer',
  'numeroordine',
  'ordernummer',
] as const;

/** Keys whose value is a sales order only when it looks like a document's number: ERPNext's `name`, Navision's `No`. */
const looseKeys: ReadonlySet<string> = new Set(['name', 'docname', 'id', 'number', 'no', 'ref']);
/** What an order inside an answer is held under, and where such an order has its number, the most telling first. */
const orderKey = /^(\w*orders?|pedido|commande|auftrag|ordine)$/;
const keysOfOrder = ['number', 'no', 'num', 'nbr', 'code', 'ref', 'id'] as const;
/** Texts of the ERP's own that may name the sales order; `text` and `notes` may repeat the customer's words. */
const sentenceKey = /^(id|message|msg|data|d|value|response|\w*result)$/;

/**
 * The sales-order reference in an ERP's answer, or null. Takes a parsed JSON or XML value or plain text. Our own order
 * id, which some answers echo, never counts, nor do zeros and placeholders.
 */
export function readReference(answer: unknown, orderId: string): string | null {
  return readFrom(answer, orderId, 0);
}

function readFrom(value: unknown, orderId: string, depth: number): string | null {
  if (typeof value === 'string') return readFromText(value, orderId);
  if (typeof value !== 'object' || value === null || depth > maxPartDepth) return null;
  if (Array.isArray(value)) {
    const [only, ...others]: unknown[] = value;
    return others.length === 0 && typeof only === 'object' ? readFrom(only, orderId, depth + 1) : null;
  }
  const entries = Object.entries(value).map(([key, held]) => [plainKey(key), held] as const);
  return (
    readKeys(entries, orderId) ??
    readParts(value, orderId, depth) ??
    readOrder(entries, orderId) ??
    readLooseKeys(entries, orderId) ??
    readSentences(entries, orderId)
  );
}

type Entries = readonly (readonly [string, unknown])[];

function readKeys(entries: Entries, orderId: string): string | null {
  for (const wanted of referenceKeys) {
    for (const [key, held] of entries) {
      const reference = key === wanted ? asReference(held, orderId) : null;
      if (reference !== null) return reference;
    }
  }
  return null;
}

function readLooseKeys(entries: Entries, orderId: string): string | null {
  for (const [key, held] of entries) {
    if (!looseKeys.has(key) || typeof held !== 'string' || !isDocumentNumber(held.trim())) continue;
    const reference = asReference(held, orderId);
    if (reference !== null) return reference;
  }
  return null;
}

/** `{ "order": { "id": 77 } }`: what names an order is its number, whatever it looks like. */
function readOrder(entries: Entries, orderId: string): string | null {
  for (const [key, held] of entries) {
    if (!orderKey.test(key) || isElsewhere(key) || typeof held !== 'object' || held === null) continue;
    const order = Array.isArray(held) && held.length === 1 ? held[0] : held;
    if (typeof order !== 'object' || order === null) continue;
    const members = Object.entries(order).map(([name, value]) => [plainKey(name), value] as const);
    for (const wanted of keysOfOrder) {
      const named = members.find(([name]) => name === wanted)?.[1];
      const reference = named === undefined ? null : asReference(named, orderId);
      if (reference !== null) return reference;
    }
  }
  return null;
}

function readParts(holder: object, orderId: string, depth: number): string | null {
  for (const part of partsOf(holder)) {
    const reference = readFrom(part, orderId, depth + 1);
    if (reference !== null) return reference;
  }
  return null;
}

function readSentences(entries: Entries, orderId: string): string | null {
  for (const [key, held] of entries) {
    if (typeof held !== 'string' || isElsewhere(key) || !sentenceKey.test(key)) continue;
    const reference = readFromText(held, orderId);
    if (reference !== null) return reference;
  }
  return null;
}

function asReference(value: unknown, orderId: string): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return String(value);
  // Acumatica writes `{ "OrderNbr": { "value": "SO001" } }`, and XML elements with attributes become the same.
  if (typeof value === 'object' && value !== null && 'value' in value) {
    return typeof value.value === 'object' ? null : asReference(value.value, orderId);
  }
  if (typeof value !== 'string') return null;
  return readLabelled(value, orderId) ?? asToken(value, orderId);
}
