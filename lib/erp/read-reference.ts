/** Where ERPs put the number of a sales order, most telling first; compared without case and underscores. */
const referenceKeys = [
  'erpsalesorderid',
  'salesordernumber',
  'salesorderno',
  'salesorderid',
  'orderno',
  'ordernumber',
  'originalreference',
  'originalorderreference',
  'existingreference',
  'reference',
] as const;

/** Objects that merely wrap the answer. Lines and customers are not among them: their references are not ours. */
const wrapperKeys: ReadonlySet<string> = new Set([
  'data',
  'd',
  'result',
  'response',
  'order',
  'salesorder',
  'existing',
  'existingorder',
]);

/** `ID: "12345 | Reference:SO0012"`, the form in which some services put both into one text. */
const referenceInText = /\breference\s*[:=]\s*"?([A-Za-z0-9][A-Za-z0-9._/-]{0,63})/i;

/**
 * The sales-order reference in an ERP's answer, or null. Takes a parsed JSON value or plain text; `orderId` (our
 * own id, which some answers echo) never counts as a reference.
 */
export function readReference(answer: unknown, orderId: string): string | null {
  return readFrom(answer, orderId, 0);
}

function readFrom(value: unknown, orderId: string, depth: number): string | null {
  if (typeof value === 'string') return readFromText(value);
  if (Array.isArray(value)) return value.length === 1 ? readFrom(value[0], orderId, depth) : null;
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  const entries = Object.entries(value).map(([key, held]) => [normalise(key), held] as const);
  for (const wanted of referenceKeys) {
    for (const [key, held] of entries) {
      const reference = key === wanted ? asReference(held) : null;
      if (reference !== null && reference !== orderId) return reference;
    }
  }
  for (const [key, held] of entries) {
    const isText = typeof held === 'string' && (key === 'id' || key === 'message');
    const reference = isText ? readFromText(held) : null;
    if (reference !== null && reference !== orderId) return reference;
  }
  for (const [key, held] of entries) {
    const isObject = typeof held === 'object';
    const reference = isObject && wrapperKeys.has(key) ? readFrom(held, orderId, depth + 1) : null;
    if (reference !== null) return reference;
  }
  return null;
}

function normalise(key: string): string {
  return key.replaceAll('_', '').toLowerCase();
}

function asReference(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || text.length > 128) return null;
  return readFromText(text) ?? text;
}

function readFromText(text: string): string | null {
  return referenceInText.exec(text.slice(0, 2_000))?.[1] ?? null;
}
