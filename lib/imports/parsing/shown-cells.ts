import { attribute, columnAt, type SheetParts, tagsIn, unescapeXml } from './open-sheet';

/** A cell that shows something other than the value it is read as; row and column from 0. */
export interface ShownCell {
  row: number;
  column: number;
  text: string;
}

/**
 * The cells of a sheet that have an error, which else are read as blank, and the numbers that a format fills up with zeros
 * (ECMA-376, 18.3.1.4 and 18.8.30): 42 as `0000` is the code 0042.
 */
export function shownCells({ content, styles }: SheetParts): ShownCell[] {
  const found: ShownCell[] = [];
  for (const { row, column, value } of cellsWith(content, 't="e"'))
    found.push({ row, column, text: unescapeXml(value) });
  for (const [style, digits] of fillingStyles(styles))
    for (const { row, column, value, tag } of cellsWith(content, `s="${style}"`))
      if (/^\d+$/.test(value) && !/\st="(?!n")/.test(tag))
        found.push({ row, column, text: value.padStart(digits, '0') });
  return found;
}

/** How many digits each style has at least that does nothing but fill numbers up with zeros; by its index. */
function fillingStyles(styles: string): Map<number, number> {
  const formats = new Map(
    tagsIn(styles, 'numFmt').map((tag) => [
      attribute(tag, 'numFmtId'),
      unescapeXml(attribute(tag, 'formatCode')).split(';')[0] ?? '',
    ]),
  );
  const [used = ''] = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return new Map(
    tagsIn(used, 'xf').flatMap((tag, at) => {
      const format = formats.get(attribute(tag, 'numFmtId')) ?? '';
      return /^0{2,}$/.test(format) ? [[at, format.length] as const] : [];
    }),
  );
}

/** Longer is no tag of a cell, and no cell with a formula. */
const longest = { tag: 300, cell: 20_000 };

/** The cells whose tag has an attribute; looked for in bytes, for hardly any sheet has one of them. */
function* cellsWith(content: Buffer, wanted: string) {
  for (let at = content.indexOf(` ${wanted}`); at >= 0; at = content.indexOf(` ${wanted}`, at + 1)) {
    const begin = content.lastIndexOf('<', at);
    if (begin < 0 || at - begin > longest.tag) continue;
    const [tag = '', prefix = ''] =
      /^<(\w+:)?c\s[^>]*[^/]>/.exec(content.toString('utf8', begin, at + longest.tag)) ?? [];
    const [, letters = '', row] = /\sr="([A-Z]+)(\d+)"/.exec(tag) ?? [];
    const end = content.indexOf(`</${prefix}c>`, begin);
    if (letters === '' || end < 0 || end - begin > longest.cell) continue;
    const value = /<(?:\w+:)?v>([^<]*)</.exec(content.toString('utf8', begin, end))?.[1];
    if (value !== undefined) yield { tag, value, row: Number(row) - 1, column: columnAt(letters) };
  }
}
