import { codeKey, errorKey, statusKey } from './answer-keys';
import { maxPartDepth, partsOf, plainKey } from './answer-parts';
import { saysDuplicate } from './refusal-words';

const duplicateFlag =
  /^(is|was|has)?(duplicated?|duplicateorder|already(exists?|existed|processed|created))(flag|order)?$/;

/** True when an answer says by a flag, a status or a code that the order is there already: `"Status": "DUPLICATE"`. */
export function marksDuplicate(answer: unknown, depth = 0): boolean {
  if (typeof answer !== 'object' || answer === null || depth > maxPartDepth) return false;
  const parts = Array.isArray(answer) ? answer.slice(0, 20) : partsOf(answer);
  if (parts.some((part) => marksDuplicate(part, depth + 1))) return true;
  return Object.entries(answer).some(([key, held]) => {
    const name = plainKey(key);
    if (duplicateFlag.test(name)) return held === true || held === 1 || /^(true|yes|1)$/i.test(String(held));
    if (errorKey.test(name) && typeof held === 'object') return marksDuplicate(held, depth + 1);
    const isLabel = statusKey.test(name) || codeKey.test(name) || errorKey.test(name);
    return isLabel && typeof held === 'string' && saysDuplicate(held);
  });
}
