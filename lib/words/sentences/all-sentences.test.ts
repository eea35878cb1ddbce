import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/source-files';
import { sentences } from './sentences';
import { templateOf } from './template';

const shapeOf = (text: string) => templateOf(text).literals.join('{}');
const known = new Set(Object.keys({ ...sentences.af.whole, ...sentences.af.parts }).map(shapeOf));

/** Where what is said of orders comes from. */
const rooms = /^lib\/(?:orders|matching|reading)\//;
/** What somebody is refused is in English, reasons of ERPs are theirs, and those of a head’s parts are for other systems. */
const isOfRefusals = (file: string) => /testing\/|sync|erp|contract\.ts$|plan-orders|head-parts/.test(file);

test('every warning, note and reason that is said of an order has its words in every language', () => {
  const files = sourceFiles('lib').filter((file) => rooms.test(file) && !isOfRefusals(file));
  const said = files.flatMap((file) => saidIn(file).map((text) => ({ file, text })));
  expect(said.length).toBeGreaterThan(80);
  const unknown = said.filter(({ text }) => !isKnown(text));
  expect(unknown).toEqual([]);
});

/** Parts are said one after the other behind semicolons, and what is only gaps is said elsewhere. */
const isKnown = (text: string): boolean =>
  known.has(text) ||
  text.split('; ').every((part) => known.has(part) || !/\p{L}/u.test(part.replace(/\{\}/g, '')));

/** Messages of warnings, reasons of candidates, and what is told of a quantity. */
function saidIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const constants = new Map<string, ts.Expression>();
  const look = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isNewExpression(node) || isRefusal(node)) return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isObjectLiteralExpression(node))
      found.push(...node.properties.flatMap((each) => valuesOf(node, each)));
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'tell')
      found.push(...node.arguments.flatMap(textsOf));
    ts.forEachChild(node, look);
  };
  const valuesOf = (owner: ts.ObjectLiteralExpression, property: ts.ObjectLiteralElementLike): string[] => {
    const name = property.name?.getText(source);
    const names = owner.properties.map((each) => each.name?.getText(source));
    const isWarning = name === 'message' && names.includes('code') && !names.includes('path');
    const isReason = name === 'reason' && names.includes('confidence');
    if (!isWarning && !isReason) return [];
    if (ts.isPropertyAssignment(property)) return textsOf(property.initializer);
    const named = ts.isShorthandPropertyAssignment(property) ? constants.get(property.name.text) : undefined;
    return named ? textsOf(named) : [];
  };
  look(source);
  return found;
}

const isRefusal = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /Error|notFound|endpoint/.test(node.expression.getText());

/** The literals that an expression may come to. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  return [];
}
