import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseIn } from '../http/sentence-field';
import { sentences } from '../words/sentences/sentences';
import { templateOf } from '../words/sentences/template';
import { sourceFiles } from '../words/testing/source-files';
import { sqlShapesIn } from '../words/testing/sql-shapes';
import { importedRow } from './import-contract';

const shapeOf = (text: string) => templateOf(text).literals.join('{}');
const known = new Set(Object.keys({ ...sentences.af.whole, ...sentences.af.parts }).map(shapeOf));
const isKnown = (text: string) => known.has(text) || text.split('; ').every((part) => known.has(part));

test('what is said of a row has its words in every language', () => {
  const files = sourceFiles('lib/imports').filter((file) => /\/targets\/|\/read-row\.ts$/.test(file));
  const said = [...new Set(files.flatMap(saidIn))];
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((text) => !isKnown(text))).toEqual([]);
});

test.each([
  ['af', 'a SKU of the catalogue', '’n SKU van die katalogus'],
  ['pt', 'taken as COL-2, which differs in capitals alone', 'tomado por COL-2, que só difere nas maiúsculas'],
  ['af', 'SKU: it is needed in every row', 'SKU: dit is in elke ry nodig'],
  [
    'pt',
    'rounded to 1.24, for money has two decimals; read as 1.235; it may be 1235, for no number of the file tells how it writes decimals',
    'arredondado para 1.24, pois o dinheiro tem duas casas decimais; lido como 1.235; pode ser 1235, pois nenhum número do ficheiro mostra como escreve as casas decimais',
  ],
  [
    'af',
    'a quantity above 0; the file’s decimal mark was taken to be a point, and this has a comma: write all of them alike',
    '’n hoeveelheid bo 0; die lêer se desimaalteken is as ’n punt geneem, en dit het ’n komma: skryf almal eenders',
  ],
  ['en', 'a SKU of the catalogue', 'a SKU of the catalogue'],
] as const)('reads in %s: %s', (language, expected, words) => {
  const note = { column: 'SKU', found: 'a SKU of the catalogue', expected };
  const row = { rowNumber: 2, cells: [], action: 'REJECTED', errors: [note], warnings: [] };
  // What stands in the file stays as it is.
  expect(parseIn(language, importedRow, row).errors).toEqual([{ ...note, expected: words }]);
});

/** The literals of what readers of cells answer, and the third text of a note in SQL. */
function saidIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(?:expected|warning)$/.test(node.name.getText(source)))
      found.push(...textsOf(node.initializer));
    if (ts.isArrayLiteralExpression(node) && node.elements.length === 4) {
      const [, field, , note] = node.elements;
      if (field && ts.isStringLiteral(field) && note && ts.isTaggedTemplateExpression(note))
        found.push(...sqlShapesIn(note.template.getText(source)).slice(0, 1));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')];
  return ts.isCallExpression(node) ? node.arguments.flatMap(textsOf) : [];
}
