import { maxPartDepth, plainKey } from './answer-parts';
import { isSameId } from './reference-text';

/** A web server that has no such route says so in these words, whatever it repeats of the address. */
const speaksOfRoute =
  /\b(http resource|routes?|endpoint|cannot (get|post|head)|url|uri|path|page|method|controller|handler|servlet|action|segment|(static|requested) resource|resource\W{0,3}sales ?order|entity ?(set|type)|doc ?type|mapping|web ?site|server|service|api|file)\b|\/sales ?order/i;
const record = '(sales ?orders?|orders?|records?|documents?|entity|entities|transactions?)';
const none =
  '(not (be )?found|not exists?|does not exist|do(es)?n.?t exist|no longer exists|is unknown|unknown)';
const saysNone = new RegExp(
  `\\b${record}\\b.{0,80}\\b${none}\\b|\\b(no|unknown|no such|not found|missing|could not find|cannot find|couldn.t find)\\b:?.{0,20}\\b${record}\\b`,
  'i',
);

/**
 * True when a 404's body is the ERP's own no: it speaks of the record ("Sales order not found", "No matching records
 * found"), or repeats the key that was asked for, and does not speak of a route.
 */
export function saysNoSuchOrder(
  body: unknown,
  { orderId, idempotencyKey }: { orderId: string; idempotencyKey: string },
): boolean {
  const texts = textsIn(body, 0);
  const said = texts.map(([, text]) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\s]+/g, ' '));
  if (said.some((text) => speaksOfRoute.test(text))) return false;
  if (texts.some(([key, text]) => key === plainKey(idempotencyKey) && isSameId(text, orderId))) return true;
  return said.some((text) => saysNone.test(text));
}

/** Every text of a body, with the plain key that holds it ('' for a body that is a text). */
function textsIn(value: unknown, depth: number, key = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value.slice(0, 1_000)]];
  if (typeof value !== 'object' || value === null || depth > maxPartDepth) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    textsIn(held, depth + 1, Array.isArray(value) ? key : plainKey(name)),
  );
}
