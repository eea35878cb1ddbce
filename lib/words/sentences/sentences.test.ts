import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/source-files';
import { sqlShapesIn } from '../testing/sql-shapes';
import { daysIn } from './days';
import { sentences } from './sentences';
import { templateOf } from './template';

/** How the service's sources write a sentence, whatever its gaps are called. */
const shapeOf = (text: string) => templateOf(text).literals.join('{}');

const ours = Object.keys({ ...sentences.af.whole, ...sentences.af.parts }).filter(
  (english) => !(english in daysIn('af')),
);

test('every sentence is one that the service still says', () => {
  const said = new Set(sourceFiles('lib').filter(isOfTheService).flatMap(shapesIn));
  expect(ours.filter((english) => !said.has(shapeOf(english)))).toEqual([]);
});

test.each(['af', 'pt'] as const)('in %s every sentence has the same gaps, each once', (language) => {
  const { whole, parts } = sentences[language];
  for (const [english, said] of Object.entries({ ...whole, ...parts })) {
    const gapsOf = (text: string) =>
      templateOf(text)
        .gaps.map(({ name }) => name)
        .toSorted();
    expect(gapsOf(said), english).toEqual(gapsOf(english));
    expect(new Set(gapsOf(english)).size, english).toBe(gapsOf(english).length);
    expect(said, english).not.toMatch(/\{[*,]/);
  }
});

const isOfTheService = (file: string) => !file.startsWith('lib/words/');

function shapesIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql')
      found.push(...sqlShapesIn(node.template.getText(source)));
    ts.forEachChild(node, look);
  };
  look(source);
  // What is appended to another sentence stands behind a semicolon.
  return found.flatMap((text) => [text, ...text.split('; ')]);
}
