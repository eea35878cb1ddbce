import { isElsewhere, maxPartDepth, partsOf, plainKey } from './answer-parts';
import { soundsLikeRefusal } from './refusal-words';

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
] as const;

/** Keys whose value is a sales order only when it looks like a document's number: ERPNext's `name`, Navision's `No`. */
const looseKeys: ReadonlySet<string> = new Set(['name', 'docname', 'id', 'number', 'no', 'ref']);
/** Texts that may name the sales order in a sentence. */
const sentenceKey = /^(id|message|msg|text|detail|data|d|value|response|\w*result)$/;

const placeholder = /^(n\/?a|none|null|nil|undefined|unknown|pending|tba|tbd|[\W_0]*|-.*)$/i;
const guid = /^[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}$/i;

/** `SO777`, `SAL-ORD-2026-00012`, `S-ORD101`: letters, then digits, in one word. */
const documentNumber =
  '[A-Za-z]{1,8}(?:[-_/.][A-Za-z]{1,8}){0,3}[-_/.]?\\d[A-Za-z\\d]*(?:[-_/.][A-Za-z\\d]+){0,4}';
const wholeDocumentNumber = new RegExp(`^${documentNumber}$`);
const notDocument = /^(http|https|ok|err|error|status|code|e|v|utf|iso|line|row|item|port)\W?\d/i;

/** `ID: "12345 | Reference:SO0012"`, `OrderNo = 4711`, `order number 4711`: a label, and what follows it. */
const labelled =
  /\b(?:reference|ref|(?:sales\s*)?order\s*(?:no|nr|num|number|id|ref|reference)|so\s*(?:no|number))\b\.?\s*(?:(?:is|was)\s+|[:=#]\s*)?["'(]?([A-Za-z0-9][A-Za-z0-9._/-]{0,63})/gi;
/** `Sales order SO777 created`, `OK: SO777`, `already exists as SO777`. */
const inSentence = new RegExp(
  `\\b(?:order|ok|(?:created|saved|booked|exists|existing|original|duplicate)(?: as| of| order)?)\\s*[:=#]?\\s*["'(]?(${documentNumber})(?![\\w-])`,
  'gi',
);

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

/** The text itself, unless it stands for none or says something instead. A sales order's number has a digit, not zeros alone. */
function asToken(text: string, orderId: string): string | null {
  const token = text.trim();
  if (token.length > 128 || !/[1-9]/.test(token) || !/^[^\p{Cc}<>{}:;"]+$/u.test(token)) return null;
  if (placeholder.test(token) || isSameId(token, orderId) || soundsLikeRefusal(token)) return null;
  return token.split(/\s+/).length > 3 ? null : token;
}

function readFromText(text: string, orderId: string): string | null {
  const said = text.trim().slice(0, 2_000);
  const label = readLabelled(said, orderId);
  if (label !== null) return label;
  if (isDocumentNumber(said)) return asToken(said, orderId);
  for (const [, token = ''] of said.matchAll(inSentence)) {
    if (token.length >= 3 && !isOther(token) && asToken(token, orderId) !== null) return token;
  }
  return null;
}

/** By its looks alone, with no word beside it: two capitals, then two digits at least. */
function isDocumentNumber(text: string): boolean {
  return wholeDocumentNumber.test(text) && /^\D*[A-Z]\D*[A-Z]\D*\d.*\d/.test(text) && !isOther(text);
}

function isOther(text: string): boolean {
  return notDocument.test(text) || guid.test(text);
}

/** What follows a label, when it holds a digit: "reference: none", "order number missing" name nothing. */
function readLabelled(text: string, orderId: string): string | null {
  for (const [, token = ''] of text.slice(0, 2_000).matchAll(labelled)) {
    const trimmed = token.replace(/[.,/-]+$/, '');
    if (/\d/.test(trimmed) && asToken(trimmed, orderId) !== null) return trimmed;
  }
  return null;
}

/** True for a text that can be a sales order's number: not our own id, no placeholder, no sentence. */
export function isReference(text: string, orderId: string): boolean {
  return asToken(text, orderId) !== null;
}

/** Ids are the same in any case, in braces, without dashes. */
export function isSameId(one: string, other: string): boolean {
  return bareId(one) === bareId(other);
}

function bareId(id: string): string {
  return id
    .replace(/^\s*urn:uuid:/i, '')
    .replace(/[\s{}()-]/g, '')
    .toLowerCase();
}
