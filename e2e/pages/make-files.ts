import { strToU8, zipSync } from 'fflate';

/** A file as a manager picks it. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** A text file in that encoding. */
export function csv(name: string, text: string, encoding: Encoding = 'utf-8'): MadeFile {
  const buffers: Record<Encoding, () => Buffer> = {
    'utf-8': () => Buffer.from(text),
    'utf-16le': () => Buffer.from(`\ufeff${text}`, 'utf16le'),
    // Of what Windows has beside Latin-1 the files have one mark alone.
    'windows-1252': () => Buffer.from(text.replaceAll('\u2019', '\u0092'), 'latin1'),
  };
  return { name, mimeType: 'text/csv', buffer: buffers[encoding]() };
}

/** A text, a number, nothing, or a number that is shown as a day. */
type Cell = string | number | { day: number };

interface Sheet {
  rows: readonly (readonly Cell[])[];
  merged?: readonly string[];
}

/** A workbook as Excel writes it: texts in a table of their own, merged cells behind the rows. */
export function workbook(name: string, sheets: Record<string, Sheet>): MadeFile {
  const texts: string[] = [];
  const entries = Object.entries(sheets);
  const files: Record<string, string> = Object.fromEntries(
    entries.map(([, sheet], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, texts)]),
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const relation = (at: number, type: string, target: string) =>
    `<Relationship Id="rId${at}" Type="${office}/${type}" Target="${target}"/>`;
  const named = entries.map(
    ([title], at) => `<sheet name="${escaped(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const related = entries.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  files['xl/workbook.xml'] =
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`;
  files['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="${packages}/relationships">${related.join('')}${relation(98, 'styles', 'styles.xml')}${relation(99, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`;
  files['_rels/.rels'] =
    `<Relationships xmlns="${packages}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`;
  files['xl/styles.xml'] =
    `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;
  files['xl/sharedStrings.xml'] =
    `<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
  files['[Content_Types].xml'] =
    `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`;
  const zipped = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, xml]) => [path, strToU8(`<?xml version="1.0"?>${xml}`)]),
    ),
  );
  return { name, mimeType: xlsx, buffer: Buffer.from(zipped) };
}

function sheetXml({ rows, merged = [] }: Sheet, texts: string[]): string {
  const cell = (value: Cell, place: string) => {
    if (value === '') return '';
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c r="${place}" s="1"><v>${value.day}</v></c>`;
    return `<c r="${place}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  };
  const lines = rows.map((cells, row) => {
    const places = cells.map((value, at) => cell(value, `${String.fromCharCode(65 + at)}${row + 1}`));
    return `<row r="${row + 1}">${places.join('')}</row>`;
  });
  const merging =
    merged.length === 0
      ? ''
      : `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData>${merging}</worksheet>`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
