import { strFromU8, unzipSync } from 'fflate';

const workbookFile = 'xl/workbook.xml';
const relationsFile = 'xl/_rels/workbook.xml.rels';

/** What a workbook has of one sheet, as it lies in the file. */
export interface SheetParts {
  /** Its XML, which may be most of a hundred megabytes; empty where it is not found. */
  content: Buffer;
  styles: string;
}

/** The parts of a sheet that say more of its cells than their values. */
export function openSheet(bytes: Buffer, sheet: string): SheetParts {
  const known = unzipSync(bytes, { filter: ({ name }) => name === workbookFile || name === relationsFile });
  const relations = tagsIn(textOf(known[relationsFile]), 'Relationship');
  const tag = tagsIn(textOf(known[workbookFile]), 'sheet').find(
    (one) => unescapeXml(attribute(one, 'name')) === sheet,
  );
  const id = tag === undefined ? '' : attribute(tag, '\\w+:id');
  const file = targetOf(relations.find((one) => id !== '' && attribute(one, 'Id') === id));
  const styling = targetOf(relations.find((one) => attribute(one, 'Type').endsWith('/styles')));
  const found = unzipSync(bytes, { filter: ({ name }) => name === file || name === styling });
  const content = found[file] ?? new Uint8Array();
  return {
    content: Buffer.from(content.buffer, content.byteOffset, content.length),
    styles: textOf(found[styling]),
  };
}

/** In which file of the workbook a part lies; empty where it does not say. */
function targetOf(relation: string | undefined): string {
  const target = attribute(relation ?? '', 'Target');
  if (target === '') return '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const textOf = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : strFromU8(bytes));

/** The opening tags of elements of a name, with a prefix or without. */
export const tagsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);

/** The value of an attribute of a tag, empty where it has none; `name` may be a pattern. */
export const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** `C` is 2, `AA` is 26. */
export const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export const unescapeXml = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
