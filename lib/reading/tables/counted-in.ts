import { foldWord } from '../../language/text/fold-word';
import type { Cell } from './cut-cells';

/** Titles over the units of a table's quantities, in all languages at once. Written by us from common usage. */
const unitTitles = new Set(
  'uom,unit,units,unit of measure,measure,per,pack type,eenheid,unidad,unidades,unidade,unite,unites,um,u/m,medida'.split(
    ',',
  ),
);

/**
 * The word for what a row of a table counts, be it a unit or not: the case of "2 case", of "case" in a column titled "unit", or
 * of a column of quantities titled "cases". Empty without one. `titles` are those of the columns, if there are any.
 */
export function countedIn(row: readonly Cell[], titles: readonly string[], quantity: number): string {
  const beside = /^\D{0,3}\d[\d.,]*\s?(\p{L}{2,12})\b/u.exec(row[quantity]?.text ?? '')?.[1];
  if (beside) return beside;
  const column = titles.findIndex((title, c) => c !== quantity && unitTitles.has(foldWord(title.trim())));
  const told = /^\p{L}{2,12}$/u.exec(row[column]?.text ?? '')?.[0];
  return told ?? /(\p{L}{2,12})\)?$/u.exec(titles[quantity] ?? '')?.[1] ?? '';
}
