import { errorKey, messageListKey, statusKey, successKey, toldKey, warningKey } from './answer-keys';
import { isElsewhere, maxPartDepth, partsOf, plainKey } from './answer-parts';
import { beginsWithRefusal, namesRefusal, saysNo, saysNothingWrong } from './refusal-words';
import { deniesInMessage, deniesInWarning, saysHeld, saysWithdrawn } from './unbooked-words';

/** `Processed`, `booked`: what an ERP is to have done with the order. Not what comes later, as shipping it. */
const doneKey =
  /^(is|was|has|order|been)*(processed|posted|booked|imported|inserted|stored|registered|recorded|placed|submitted|committed|persisted|written|entered|loaded|procesado|processado|gebucht|geboekt)(flag|ind|indicator|yn)?$/;
/** `Cancelled`, `OnHold`, `notPosted`: what it is not to have done. */
const undoneKey =
  /^(is|was|has|order|been)*(cancell?ed|void|voided|deleted|onhold|held|suspended|blocked|parked|partial|incomplete|not(processed|posted|booked|saved|created|imported)|un(processed|posted|booked|saved))(flag|ind|indicator|yn)?$/;
/** The state of the order, whatever its kind: `OrderStatus`, `approvalState`. */
const stateKey = /(status|state|estado|statut|stato)(text|word|type|flag|value|name|desc|description)?$/;
const linesKey =
  /^(sales|order|document|so)*(lines?|items?|lineitems?|details?|rows?|positions?|products?)(list|status|results?)?$/;
/** `RejectedLines`, `failedItems`, `LinesSkipped`. */
const lostKey =
  /^(rejected|failed|invalid|skipped|missing|refused|error|unknown|excluded|ignored|omitted|unprocessed|unbooked|short)(order)?(lines?|items?|rows?|products?|skus?|positions?)(count)?$|^(lines?|items?|rows?|products?)(rejected|failed|invalid|skipped|missing|refused|inerror|excluded|ignored|omitted)(count)?$/;
/** What a line says of itself: its texts and details may be the goods' own words, which the ERP repeats. */
const lineToldKey =
  /^(message|msg|messagetext|statusmessage|statusdescription|statusreason|reason|reasoncode|warning)s?$/;

/**
 * What an answer says that an order of which it names a reference is not booked, or not whole, in the ERP's words; null when it
 * says nothing of the kind. Such an answer proves neither a booking nor a refusal: a status, a flag, a message, a warning or
 * a line denies what the reference says.
 */
export function findContradiction(answer: unknown): string | null {
  return inHolder(answer, 0);
}

/** What a sales order that the ERP was asked for says of its having been taken back; null for one that counts. */
export function findWithdrawal(order: unknown): string | null {
  if (typeof order !== 'object' || order === null) return null;
  const holders = [order, ...Object.values(order)].filter(
    (held) => typeof held === 'object' && held !== null,
  );
  for (const holder of holders) {
    for (const [key, held] of Array.isArray(holder) ? [] : Object.entries(holder)) {
      const name = plainKey(key);
      if (isElsewhere(key)) continue;
      const isState = stateKey.test(name) && typeof held === 'string';
      if (isState && (saysWithdrawn(held) || namesRefusal(held))) return `${key}: ${held}`;
      if (/cancell?ed|void|deleted/.test(name) && undoneKey.test(name) && meansYes(held))
        return `${key}: ${String(held)}`;
    }
  }
  return null;
}

function inHolder(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return depth === 0 && deniesInMessage(value) ? value.trim() : null;
  if (typeof value !== 'object' || value === null || depth > maxPartDepth) return null;
  if (Array.isArray(value))
    return firstOf(value.slice(0, 100), (each) =>
      typeof each === 'string' ? null : inHolder(each, depth + 1),
    );
  return (
    firstOf(Object.entries(value), ([key, held]) => inMember(key, held, depth)) ??
    firstOf(partsOf(value), (part) => inHolder(part, depth + 1))
  );
}

function inMember(key: string, held: unknown, depth: number): string | null {
  const name = plainKey(key);
  if (linesKey.test(name) && typeof held === 'object' && held !== null) return inLines(held, depth + 1);
  if (lostKey.test(name)) return isFilled(held) ? `${key}: ${wordsIn(held)}` : null;
  if (warningKey.test(name) || messageListKey.test(name) || errorKey.test(name)) {
    return firstOf(textsIn(held, depth), (text) => (deniesInWarning(text) ? text : null));
  }
  if (isElsewhere(key)) return null;
  if (toldKey.test(name))
    return firstOf(textsIn(held, depth), (text) => (deniesInMessage(text) ? text : null));
  return inFlag(key, name, held);
}

/** Of a flag or a status, at the order or at one of its lines. */
function inFlag(key: string, name: string, held: unknown): string | null {
  const says = (isSo: boolean) => (isSo ? `${key}: ${String(held)}` : null);
  if (doneKey.test(name)) return says(meansNo(held));
  if (undoneKey.test(name)) return says(meansYes(held));
  if (name === 'docstatus') return says(held === 2);
  if (!(statusKey.test(name) || stateKey.test(name)) || typeof held !== 'string') return null;
  return says(held.length <= 100 && (saysHeld(held) || namesRefusal(held)));
}

/** A list of lines, or what holds one: `{ "Line": […] }`. */
function inLines(held: object, depth: number): string | null {
  if (depth > maxPartDepth) return null;
  const lines: unknown[] = Array.isArray(held) ? held : [held];
  return firstOf(lines.slice(0, 500), (line) => {
    if (typeof line !== 'object' || line === null) return null;
    return firstOf(Object.entries(line), ([key, said]) => {
      const name = plainKey(key);
      if (linesKey.test(name) && typeof said === 'object' && said !== null) return inLines(said, depth + 1);
      return inLine(key, name, said, depth) === null ? null : wordsOfLine(line);
    });
  });
}

function inLine(key: string, name: string, said: unknown, depth: number): string | null {
  if (successKey.test(name)) return meansNo(said) ? name : null;
  if (errorKey.test(name)) return isFilled(said) ? name : null;
  if (!lineToldKey.test(name)) return inFlag(key, name, said);
  return firstOf(textsIn(said, depth), (text) =>
    deniesInMessage(text) || beginsWithRefusal(text) ? text : null,
  );
}

/** The members of a line that tell which it is and how it went. */
function wordsOfLine(line: object): string {
  const told = Object.entries(line).filter(
    ([, held]) => typeof held === 'string' || typeof held === 'number',
  );
  return told.map(([key, held]) => `${key}: ${held}`).join(', ');
}

function textsIn(held: unknown, depth: number): string[] {
  if (typeof held === 'string') return saysNothingWrong(held) ? [] : [held.trim()];
  if (typeof held !== 'object' || held === null || depth > maxPartDepth) return [];
  return Object.values(held).flatMap((each) => textsIn(each, depth + 1));
}

function wordsIn(held: unknown): string {
  return typeof held === 'object' ? JSON.stringify(held) : String(held);
}

function meansNo(flag: unknown): boolean {
  if (typeof flag === 'string') return flag.trim() !== '' && saysNo(flag);
  return flag === false || flag === 0;
}

function meansYes(flag: unknown): boolean {
  return (
    flag === true ||
    flag === 1 ||
    (typeof flag === 'string' && /^(true|t|yes|y|1|x|s|si|sí|sim|ja|oui)$/i.test(flag.trim()))
  );
}

function isFilled(held: unknown): boolean {
  if (typeof held === 'string') return !saysNothingWrong(held);
  if (typeof held === 'object') return held !== null && Object.values(held).some(isFilled);
  return held === true || (typeof held === 'number' && held !== 0);
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
