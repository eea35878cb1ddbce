import { soundsLikeRefusal } from './refusal-words';

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
  `\\b(?:order|ok|(?:created|saved|booked|exists|existing|original|duplicate|used|already)(?: as| of| by| in| under| order)?)\\s*[:=#]?\\s*["'(]?(${documentNumber})(?![\\w-])`,
  'gi',
);

/**
 * The text itself, unless it is our own id, stands for none or says something instead; else null. The number of a
 * sales order has a digit other than zero.
 */
export function asToken(text: string, orderId: string): string | null {
  const token = text.trim();
  if (token.length > 128 || !/[1-9]/.test(token) || !/^[^\p{Cc}<>{}:;"]+$/u.test(token)) return null;
  if (placeholder.test(token) || isSameId(token, orderId) || soundsLikeRefusal(token)) return null;
  return token.split(/\s+/).length > 3 ? null : token;
}

/** The sales order that a text is, or names in a sentence; else null. */
export function readFromText(text: string, orderId: string): string | null {
  const said = text.trim().slice(0, 2_000);
  const label = readLabelled(said, orderId);
  if (label !== null) return label;
  if (isDocumentNumber(said)) return asToken(said, orderId);
  for (const [, token = ''] of said.matchAll(inSentence)) {
    if (token.length >= 3 && !isOther(token) && asToken(token, orderId) !== null) return token;
  }
  return null;
}

/** By its looks alone, with no word beside it: two capitals and two digits, or one and four. */
export function isDocumentNumber(text: string): boolean {
  const isTelling = /^\D*[A-Z]\D*[A-Z]\D*\d.*\d|^[A-Z]\d{4}/.test(text);
  return isTelling && wholeDocumentNumber.test(text) && !isOther(text);
}

/** A version, an error's number, a GUID: shaped like a document's number, but none. */
function isOther(text: string): boolean {
  return notDocument.test(text) || guid.test(text);
}

/** What follows a label, when it holds a digit: "reference: none", "order number missing" name nothing. */
export function readLabelled(text: string, orderId: string): string | null {
  for (const [, token = ''] of text.slice(0, 2_000).matchAll(labelled)) {
    const trimmed = token.replace(/[.,/-]+$/, '');
    if (/\d/.test(trimmed) && asToken(trimmed, orderId) !== null) return trimmed;
  }
  return null;
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
