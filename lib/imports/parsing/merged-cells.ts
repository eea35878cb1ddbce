import { strFromU8, unzipSync } from 'fflate';

/** Cells of one column that are one: from the first row to the last, all from 0. */
export interface MergedCells {
  column: number;
  from: number;
  to: number;
}

const workbookFile = 'xl/workbook.xml';
const relationsFile = 'xl/_rels/workbook.xml.rels';

/**
 * The cells of a sheet that are merged downwards, as a category beside its goods: only the first of them has the value.
 * Those that are merged sideways are titles, and stay as they are.
 */
export function mergedDownwards(bytes: Buffer, sheet: string): MergedCells[] {
  const known = unzipSync(bytes, { filter: ({ name }) => name === workbookFile || name === relationsFile });
  const file = sheetFile(textOf(known[workbookFile]), textOf(known[relationsFile]), sheet);
  if (file === null) return [];
  const { [file]: content } = unzipSync(bytes, { filter: ({ name }) => name === file });
  // They stand behind the rows, which may be most of a hundred megabytes.
  const end =
    content === undefined
      ? -1
      : Buffer.from(content.buffer, content.byteOffset, content.length).lastIndexOf('</sheetData>');
  if (content === undefined || end < 0) return [];
  const merged: MergedCells[] = [];
  const found = textOf(content.subarray(end)).matchAll(
    /<(?:\w+:)?mergeCell\b[^>]*\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g,
  );
  for (const [, left = '', from, right, to] of found)
    if (left === right && from !== to)
      merged.push({ column: columnOf(left), from: Number(from) - 1, to: Number(to) - 1 });
  return merged;
}

const textOf = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : strFromU8(bytes));

/** `C` is 2, `AA` is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** In which file of the workbook a sheet lies; null where it does not say. */
function sheetFile(workbook: string, relations: string, sheet: string): string | null {
  const tags = [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => tag);
  const tag = tags.find((one) => unescaped(attribute(one, 'name')) === sheet);
  const id = tag === undefined ? '' : attribute(tag, '\\w+:id');
  const related = [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([one]) => one);
  const target = attribute(related.find((one) => attribute(one, 'Id') === id) ?? '', 'Target');
  if (id === '' || target === '') return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
