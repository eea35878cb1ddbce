const messageKeys = [
  'Message',
  'ErrorMessage',
  'ExceptionMessage',
  'detail',
  'error_description',
  'title',
] as const;
const listKeys = ['ValidationErrors', 'Errors', 'ModelState'] as const;
const maxMessageLength = 500;

/** True when a 2xx answer carries an error all the same: `HasError`, `ValidationErrors`, `success: false`. */
export function carriesError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const hasError = readKey(answer, 'HasError');
  if (hasError === true || hasError === 'true') return true;
  if (readKey(answer, 'success') === false) return true;
  return listKeys.some((key) => isFilled(readKey(answer, key)));
}

/** The other side's own words for a refusal, at most 500 characters; `HTTP <status>` when it has none. */
export function readRefusal(status: number, answer: unknown): string {
  const words = [...new Set(collectWords(answer, 0))].join('; ').trim();
  const message = words === '' || words.startsWith('<') ? `HTTP ${status}` : words;
  return message.length > maxMessageLength ? `${message.slice(0, maxMessageLength - 1)}…` : message;
}

function collectWords(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((each) => collectWords(each, depth + 1));
  const said = messageKeys.map((key) => readKey(value, key)).filter((each) => typeof each === 'string');
  const field = readKey(value, 'Field') ?? readKey(value, 'PropertyName');
  const own = said
    .slice(0, 1)
    .map((text) => (typeof field === 'string' ? `${field}: ${text.trim()}` : text.trim()));
  const listed = listKeys.flatMap((key) => wordsOfList(readKey(value, key), depth));
  return [...own, ...collectWords(readKey(value, 'error'), depth + 1), ...listed].filter(
    (text) => text !== '',
  );
}

/** Lists of faults come as arrays, or as objects from a field's name to its faults (ASP.NET's ModelState). */
function wordsOfList(list: unknown, depth: number): string[] {
  if (typeof list !== 'object' || list === null || Array.isArray(list)) return collectWords(list, depth + 1);
  return Object.entries(list).flatMap(([field, faults]) =>
    collectWords(faults, depth + 1).map((text) => `${field}: ${text}`),
  );
}

function isFilled(list: unknown): boolean {
  if (Array.isArray(list)) return list.length > 0;
  return typeof list === 'object' && list !== null && Object.keys(list).length > 0;
}

function readKey(holder: object, wanted: string): unknown {
  const found = Object.entries(holder).find(([key]) => key.toLowerCase() === wanted.toLowerCase());
  return found?.[1];
}
