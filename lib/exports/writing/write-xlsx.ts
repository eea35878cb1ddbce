import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { Row, Sheet } from '../sheet';
import { cellWriter, plainCell } from './xlsx-cell';
import {
  contentTypes,
  relations,
  sheetEnd,
  sheetStart,
  styles,
  workbook,
  workbookRelations,
} from './xlsx-parts';

/** Of a sheet in Excel, its title row among them. */
const mostRows = 1_048_576;
/** Packed at a stroke: what else the process has to do goes in between. */
const rowsAtOnce = 100;
const encoder = new TextEncoder();

/**
 * A sheet as a workbook (ECMA-376), written as its rows come; where they are more than Excel takes in one sheet, another
 * is begun. Texts are written as texts, so nothing in them is ever calculated.
 */
export async function* writeXlsx(
  { name, columns, pages }: Sheet,
  { timeZone, mostRowsPerSheet = mostRows }: { timeZone: string; mostRowsPerSheet?: number },
): AsyncGenerator<Uint8Array> {
  const zip = zipStream();
  const cellOf = cellWriter(timeZone);
  const head = `<row r="1">${columns.map(({ title }, at) => plainCell(title, at, 1, 'bold')).join('')}</row>`;
  const write = (row: Row, rowNumber: number) =>
    `<row r="${rowNumber}">${columns.map(({ kind }, at) => cellOf(row[at] ?? null, kind, at, rowNumber)).join('')}</row>`;
  zip.file('[Content_Types].xml', contentTypes);
  zip.file('_rels/.rels', relations);
  zip.file('xl/styles.xml', styles);
  let sheets = 0;
  let written = mostRowsPerSheet;
  let sheet: Entry | undefined;
  const begin = () => {
    sheet?.end(sheetEnd);
    sheets += 1;
    sheet = zip.begin(`xl/worksheets/sheet${sheets}.xml`);
    sheet.add(
      sheetStart(columns.map(({ title, kind }) => (kind === 'moment' ? 17 : title.length + 4))) + head,
    );
    written = 1;
  };
  begin();
  for await (const rows of pages) {
    let xml = '';
    for (const row of rows) {
      if (written === mostRowsPerSheet) {
        sheet?.add(xml);
        xml = '';
        begin();
      }
      written += 1;
      xml += write(row, written);
      if (written % rowsAtOnce > 0) continue;
      sheet?.add(xml);
      xml = '';
      await setImmediate();
    }
    sheet?.add(xml);
    yield* zip.taken();
  }
  sheet?.end(sheetEnd);
  zip.file('xl/workbook.xml', workbook(name, sheets));
  zip.file('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
  zip.end();
  yield* zip.taken();
}

interface Entry {
  add(text: string): void;
  end(text: string): void;
}

/** A zip that is written piece by piece; `taken` gives what came out since it was asked last. */
function zipStream() {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const begin = (path: string): Entry => {
    const file = new ZipDeflate(path, { level: 4 });
    zip.add(file);
    return {
      add: (text) => file.push(encoder.encode(text)),
      end: (text) => file.push(encoder.encode(text), true),
    };
  };
  return {
    begin,
    file: (path: string, text: string) => begin(path).end(text),
    end: () => zip.end(),
    taken: () => {
      const chunks = ready;
      ready = [];
      return chunks;
    },
  };
}
