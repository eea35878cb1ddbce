import { codeKey, errorKey, messageListKey, statusKey } from './answer-keys';
import { maxPartDepth, partsOf, plainKey } from './answer-parts';
import { namesRefusal, saysNothingWrong } from './refusal-words';

/** Where an answer says why, the most telling first; compared as `plainKey(…)`. */
const messageKeys = [
  'message',
  'errormessage',
  'errormsg',
  'errmsg',
  'errortext',
  'exceptionmessage',
  'messagetext',
  'msg',
  'detail',
  'details',
  'errordescription',
  'description',
  'faultstring',
  'statusmessage',
  'statusdescription',
  'statustext',
  'resultmessage',
  'responsemessage',
  'reason',
  'text',
  'title',
  'mensaje',
  'mensagem',
  'nachricht',
  'meldung',
  'messaggio',
  'melding',
  'motivo',
  'grund',
  'raison',
  'reden',
] as const;
const fieldKeys: ReadonlySet<string> = new Set(['field', 'propertyname', 'property', 'fieldname']);
/** Parts of an error that name it rather than tell it. */
const labelKey =
  /^((has|is|num|total)?(errors?|err|fault|exception|failure|failed|http))?(code|type|name|number|no|count|flag|status|severity|level|id)$/;
const maxMessageLength = 500;

/** The other side's own words for a refusal, at most 500 characters; `HTTP <status>` when it has none. */
export function readRefusal(status: number, answer: unknown): string {
  return readWords(answer) || shorten(labelOf(answer, 0)) || `HTTP ${status}`;
}

/** What an answer says in words, at most 500 characters; '' when it says nothing. */
export function readWords(answer: unknown): string {
  return shorten([...new Set(collectWords(answer, 0))].join('; '));
}

/** At most 500 characters of it; nothing of a page. */
export function shorten(words: string): string {
  const said = words.trim();
  if (said.startsWith('<')) return '';
  return said.length > maxMessageLength ? `${said.slice(0, maxMessageLength - 1)}…` : said;
}

function collectWords(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null || depth > maxPartDepth) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((each) => collectWords(each, depth + 1));
  const entries = Object.entries(value).map(([key, held]) => [plainKey(key), held] as const);
  const listed = entries.flatMap(([key, held]) =>
    (errorKey.test(key) && !labelKey.test(key)) || messageListKey.test(key) ? wordsOfError(held, depth) : [],
  );
  const parts = partsOf(value).flatMap((part) => collectWords(part, depth + 1));
  return [...ownWords(entries, depth), ...listed, ...parts];
}

/** The one telling member of an object, after the field that it speaks of. */
function ownWords(entries: readonly (readonly [string, unknown])[], depth: number): string[] {
  const field = entries.find(([key, held]) => fieldKeys.has(key) && typeof held === 'string')?.[1];
  for (const wanted of messageKeys) {
    const held = entries.find(([key, said]) => key === wanted && said !== null)?.[1];
    // OData says `message: { lang, value }`, others `message: ["…"]`.
    const words =
      typeof held === 'object' && held !== null && 'value' in held
        ? collectWords(held.value, depth + 1)
        : collectWords(held, depth + 1);
    if (words.length > 0)
      return words.map((text) => (typeof field === 'string' ? `${field}: ${text}` : text));
  }
  return [];
}

/** Errors come as texts, as objects and lists of them, or as objects from a field's name to its faults (ModelState). */
function wordsOfError(held: unknown, depth: number): string[] {
  if (typeof held === 'string') return saysNothingWrong(held) ? [] : [held.trim()];
  const words = collectWords(held, depth + 1);
  if (words.length > 0 || typeof held !== 'object' || held === null || Array.isArray(held)) return words;
  return Object.entries(held).flatMap(([field, faults]) => {
    if (labelKey.test(plainKey(field))) return [];
    return collectWords(faults, depth + 1).map((text) => `${field}: ${text}`);
  });
}

/** `Rejected` of a status, `X17` of an error code: better than nothing. */
function labelOf(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null || depth > maxPartDepth) return '';
  for (const [key, held] of Object.entries(value)) {
    const name = plainKey(key);
    if (typeof held === 'object' && held !== null) {
      const label = errorKey.test(name) || Array.isArray(value) ? labelOf(held, depth + 1) : '';
      if (label !== '') return label;
    }
    if (typeof held !== 'string' && typeof held !== 'number') continue;
    const isError = errorKey.test(name) && !saysNothingWrong(String(held));
    const isStatus = (statusKey.test(name) || codeKey.test(name)) && namesRefusal(String(held));
    if (isError || isStatus || (depth > 0 && labelKey.test(name))) return `${key}: ${held}`;
  }
  return (
    partsOf(value)
      .map((part) => labelOf(part, depth + 1))
      .find((label) => label !== '') ?? ''
  );
}
