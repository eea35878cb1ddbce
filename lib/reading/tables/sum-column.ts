import { type ColumnRole, isTotal } from '../../language/words/table-titles';
import type { Cell } from './cut-cells';
import { readAmount } from './read-amount';

type Roles = readonly (ColumnRole | undefined)[];

/** A sum is of two branches at least. */
const fewestParts = 2;

/**
 * "item | north | south | total": what each branch takes is no quantity of its own, the column that adds them up is. Only
 * where most rows add up, and nothing else is titled a quantity: "have | need | total" counts what will be there.
 */
export function withSums(roles: Roles, [header = [], ...body]: readonly (readonly Cell[])[]): Roles {
  const sum = header.findLastIndex(({ text }) => isTotal(text));
  if (sum < 0 || roles.includes('quantity')) return roles;
  const parts = roles.flatMap((role, c) => (c < sum && role === undefined && isCounted(body, c) ? [c] : []));
  const fits = body.filter((row) => addsUp(row, parts, sum));
  if (parts.length < fewestParts || body.length === 0 || fits.length * 2 <= body.length) return roles;
  return roles.map((role, c) => (c === sum ? 'quantity' : parts.includes(c) ? 'other' : role));
}

/** Numbers and nothing else stand in the column; none where a branch takes none. */
const isCounted = (body: readonly (readonly Cell[])[], c: number): boolean =>
  body.some((row) => readAmount(row[c]?.text ?? '') !== null) &&
  body.every((row) => !/\p{L}/u.test(row[c]?.text ?? ''));

function addsUp(row: readonly Cell[], parts: readonly number[], sum: number): boolean {
  const amountAt = (c: number): number => readAmount(row[c]?.text ?? '') ?? 0;
  return amountAt(sum) > 0 && parts.reduce((all, c) => all + amountAt(c), 0) === amountAt(sum);
}
