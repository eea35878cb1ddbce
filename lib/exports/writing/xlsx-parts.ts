/** The parts of a workbook (ECMA-376) beside its rows. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Of `styles`, what a cell names. */
export const styleIndex = { bold: 1, moment: 2 } as const;

/** Comes first in the file, when nobody knows yet how many sheets there are: whatever is not named is a sheet. */
export const contentTypes =
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Default Extension="xml" ContentType="${mime}.worksheet+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${mime}.styles+xml"/></Types>`;

export const relations =
  `${declaration}<Relationships xmlns="${packageRelations}">` +
  `<Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const styles =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

/** The title row stays in view; `widths` are in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>`
  );
}
export const sheetEnd = '</sheetData></worksheet>';

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** `name` is one of ours: letters and blanks. */
export function workbook(name: string, sheets: number): string {
  const listed = numbersTo(sheets).map(
    (n) => `<sheet name="${n === 1 ? name : `${name} ${n}`}" sheetId="${n}" r:id="rId${n}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelations}"><sheets>${listed.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const listed = numbersTo(sheets).map(
    (n) =>
      `<Relationship Id="rId${n}" Type="${documentRelations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const styling = `<Relationship Id="rId${sheets + 1}" Type="${documentRelations}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packageRelations}">${listed.join('')}${styling}</Relationships>`;
}
