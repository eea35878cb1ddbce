import {
  codeKey,
  errorKey,
  messageKey,
  messageListKey,
  severityKey,
  statusKey,
  successKey,
} from './answer-keys';
import { maxPartDepth, partsOf, plainKey } from './answer-parts';
import { beginsWithRefusal, namesRefusal, saysNo, saysNothingWrong } from './refusal-words';
import { saysWithdrawn } from './unbooked-words';

/**
 * True when an answer carries a refusal in any usual form, at its root or in a wrapper: a flag of any type
 * (`HasError: "True"`, `ok: 0`), a status (`"Rejected"`, 422), an error object or list, a fault, a message of
 * severity E, a text that tells of an error. With `lists: 'skip'` only what is said of the whole answer counts.
 */
export function carriesError(
  answer: unknown,
  { lists }: { lists: 'read' | 'skip' } = { lists: 'read' },
): boolean {
  return refuses(answer, lists, 0);
}

function refuses(value: unknown, lists: 'read' | 'skip', depth: number): boolean {
  if (value === false) return true;
  if (typeof value === 'string') return value === 'false' || namesRefusal(value);
  if (typeof value !== 'object' || value === null || depth > maxPartDepth) return false;
  if (Array.isArray(value)) {
    return (
      lists === 'read' &&
      value.slice(0, 100).some((each) => typeof each !== 'string' && refuses(each, lists, depth + 1))
    );
  }
  const entries = Object.entries(value).map(([key, held]) => [plainKey(key), held] as const);
  return (
    entries.some(([key, held]) => memberRefuses(key, held, value, depth)) ||
    partsOf(value).some((part) => refuses(part, lists, depth + 1))
  );
}

function memberRefuses(key: string, held: unknown, holder: object, depth: number): boolean {
  if (errorKey.test(key)) return isFilled(held, depth);
  if (successKey.test(key)) return meansNo(held);
  if (messageListKey.test(key) && typeof held === 'object' && held !== null)
    return listRefuses(held, depth + 1);
  if ((statusKey.test(key) || codeKey.test(key)) && refusesAsWord(held)) return true;
  if (statusKey.test(key) && held === 'E') return hasWords(holder);
  if (codeKey.test(key) && refusesAsCode(held)) return true;
  if (severityKey.test(key)) return isGrave(held) && hasWords(holder);
  return messageKey.test(key) && typeof held === 'string' && beginsWithRefusal(held);
}

function meansNo(flag: unknown): boolean {
  if (typeof flag === 'string') return flag.trim() !== '' && saysNo(flag);
  return flag === false || (typeof flag === 'number' && flag <= 0);
}

function refusesAsWord(status: unknown): boolean {
  if (typeof status !== 'string') return status === false;
  return status.trim().toLowerCase() === 'false' || namesRefusal(status) || isWithdrawn(status);
}

/** A status of few words; longer ones may speak of another order. */
function isWithdrawn(status: string): boolean {
  return status.trim().split(/\s+/).length <= 3 && saysWithdrawn(status);
}

/** The HTTP statuses of refusals inside a body, and numbers below zero. */
function refusesAsCode(code: unknown): boolean {
  if (typeof code === 'number') return code < 0 || (code >= 400 && code <= 599);
  return typeof code === 'string' && /^(-\d+|[45]\d\d(\D.*)?)$/s.test(code.trim());
}

/** True for what an error's place holds when there is one; `{ code: 0, message: "" }` and `[null]` hold none. */
function isFilled(held: unknown, depth: number): boolean {
  if (typeof held === 'string') return !saysNothingWrong(held);
  if (typeof held === 'number') return held !== 0 && !(held >= 200 && held <= 299);
  if (typeof held !== 'object' || held === null) return held === true;
  if (depth > maxPartDepth) return true;
  if (Array.isArray(held)) return held.some((each) => isEmptyObject(each) || isFilled(each, depth + 1));
  const entries = Object.entries(held);
  const isMild = entries.some(([key, severity]) => severityKey.test(plainKey(key)) && isMildWord(severity));
  return !isMild && entries.some(([, each]) => isFilled(each, depth + 1));
}

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function listRefuses(list: object, depth: number): boolean {
  if (depth > maxPartDepth) return false;
  const entries: readonly unknown[] = Array.isArray(list) ? list : [list];
  return entries.slice(0, 100).some((each) => {
    if (typeof each === 'string') return beginsWithRefusal(each);
    if (typeof each !== 'object' || each === null) return false;
    return (
      Object.entries(each).some(([key, held]) => memberRefuses(plainKey(key), held, each, depth)) ||
      Object.values(each).some((inner) => isObject(inner) && listRefuses(inner, depth + 1))
    );
  });
}

function isGrave(severity: unknown): boolean {
  return typeof severity === 'string' && (/^[eax]$/i.test(severity.trim()) || namesRefusal(severity));
}

function isMildWord(severity: unknown): boolean {
  return (
    typeof severity === 'string' &&
    /^(w|i|s|warn(ing)?s?|info(rmation(al)?)?|notice|success)$/i.test(severity.trim())
  );
}

/** A type of "E" alone may be any type; beside a message it is a severity. */
function hasWords(holder: object): boolean {
  return Object.entries(holder).some(
    ([key, held]) => messageKey.test(plainKey(key)) && typeof held === 'string' && held.trim() !== '',
  );
}
