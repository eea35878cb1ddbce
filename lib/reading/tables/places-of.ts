import type { ColumnRole } from '../../language/words/table-titles';
import type { Cell } from './cut-cells';
import { readAmount } from './read-amount';
import { withSizes } from './size-columns';

/** What each column holds, as far as it is known. */
export type Roles = readonly (ColumnRole | undefined)[];

interface Places {
  goods: number;
  quantity: number;
  /** What each column holds by its title, or by the sizes that stand in it. */
  roles: Roles;
}

/** The columns of goods and of quantities; -1 for none. Sizes count only where nothing else does: potatoes | 10kg. */
export function placesOf(body: readonly Cell[][], named: Roles): Places {
  const width = Math.max(...body.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, c) => body.map((row) => row[c]?.text ?? ''));
  const sized = placesAmong(columns, withSizes(named, columns));
  return sized.goods >= 0 && sized.quantity >= 0 ? sized : placesAmong(columns, named);
}

function placesAmong(columns: readonly string[][], named: Roles): Places {
  const lone = named.filter((role) => role === 'goods').length === 1 ? named.indexOf('goods') : -1;
  const mayBeGoods = (c: number): boolean =>
    named[c] === 'goods' ||
    (named[c] === undefined && !columns[c]?.every((cell) => readAmount(cell) !== null));
  const likeliest = lone >= 0 ? lone : widest(columns, mayBeGoods);
  const goods = likeliest >= 0 ? likeliest : named.indexOf('code');
  const titled = named.indexOf('quantity');
  const quantity =
    titled >= 0 && titled !== goods
      ? titled
      : likeliestQuantity(columns, (c) => c !== goods && named[c] === undefined);
  return { goods, quantity, roles: named };
}

function widest(columns: readonly string[][], allowed: (c: number) => boolean): number {
  let best = -1;
  let most = 0;
  columns.forEach((cells, c) => {
    const letters = cells.join('').replace(/[^\p{L}]/gu, '').length;
    if (allowed(c) && letters > most) [best, most] = [c, letters];
  });
  return best;
}

/** Whole numbers that do not count up by one and are no prices or codes; where quantity × price = total holds, that one. */
function likeliestQuantity(columns: readonly string[][], allowed: (c: number) => boolean): number {
  const numeric = columns.flatMap((cells, c) => {
    const values = cells.map(readAmount);
    const filled = values.filter((value) => value !== null);
    return allowed(c) && filled.length >= cells.length * 0.6 ? [{ c, cells, values: filled }] : [];
  });
  const whole = numeric.filter(
    ({ cells, values }) => values.every(Number.isInteger) && !cells.some((cell) => /[.,]\d{2}$/.test(cell)),
  );
  const counting = (values: readonly number[]): boolean =>
    values.length > 1 && values.every((value, i) => value === (values[0] ?? 0) + i) && (values[0] ?? 2) <= 1;
  return whole.find(({ values }) => !counting(values) && values.every((value) => value < 10_000))?.c ?? -1;
}
