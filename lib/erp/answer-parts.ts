import { parseInner } from './parse-answer';

/** A key as it is compared: `soap:Has_Error`, `hasError` and `HASERROR` are `haserror`. */
export function plainKey(key: string): string {
  return key
    .slice(-100)
    .replace(/^.*:/s, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Members under which an answer, or the sales order in it, goes on. */
const wrapper =
  /^(d|data|values?|payload|body|envelope|content|document|records?|entity|list|root|message|existing|original|ack|header|meta|metadata|summary|created|succeeded|success|\w*(results?|responses?|reply|return|output|orders?|acknowledge?ment|status))$/;

/** Members that speak of something else than this sales order, whatever else their name says. */
const elsewhere =
  /line|item|customer|client|account|address|contact|user|agent|warehouse|branch|product|stock|price|request|query|filter|invoice|payment|shipment|delivery|quote|purchase|parent|related|previous|last|link|warning|note/;

export function isElsewhere(key: string): boolean {
  return elsewhere.test(plainKey(key));
}

/**
 * The objects and lists in which an answer goes on: under usual wrappers, and under the one member of an object that
 * has no other (`{ "orderCreate": {…} }`, the root of an XML document). JSON and XML inside a text are read.
 */
export function partsOf(holder: object): readonly object[] {
  const entries = Object.entries(holder);
  return entries.flatMap(([key, held]) => {
    if (isElsewhere(key)) return [];
    if (entries.length > 1 && !wrapper.test(plainKey(key))) return [];
    const part: unknown = typeof held === 'string' ? parseInner(held) : held;
    return typeof part === 'object' && part !== null ? [part] : [];
  });
}

/** Deeper than any answer goes; bounds what a hostile one may cost. */
export const maxPartDepth = 8;
