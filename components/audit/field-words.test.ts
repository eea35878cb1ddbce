import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listAuditEventsEndpoint } from '@/lib/audit/contract';
import { updateProductEndpoint } from '@/lib/catalogue/contract';
import { branchAnswer } from '@/lib/customers/branch-contract';
import { customerAnswer } from '@/lib/customers/contract';
import { evolutionConfigSchema, genericWebhookConfigSchema } from '@/lib/erp/config';
import { createLocationEndpoint } from '@/lib/locations/contract';
import { createUserEndpoint } from '@/lib/settings/contract';
import { saveTenantSettingsEndpoint } from '@/lib/settings/tenant-contract';
import { createWebhookEndpoint } from '@/lib/webhooks/contract';
import { english } from '@/lib/words/english';
import { sourceFiles } from '@/lib/words/testing/source-files';
import { ofOrders } from './describe-order-event';
import { eventKinds } from './event-words';

const sources = sourceFiles('lib').filter((file) => !/\/testing\//.test(file));
const recorded = sources.flatMap(recordedIn);

test('the trail has words for every event that the product records', () => {
  expect(recorded.length).toBeGreaterThan(80);
  const actions = [...new Set(recorded.flatMap(({ actions }) => actions))];
  expect(actions.filter((action) => !(`event_${action.replace('.', '_')}` in english.events))).toEqual([]);
});

test('the trail can be filtered by every kind of event', () => {
  const kinds = new Set(recorded.flatMap(({ actions }) => actions.map((action) => action.split('.')[0])));
  expect([...kinds].filter((kind) => !eventKinds.some((each) => each === kind))).toEqual([]);
});

test('every field that events tell has words', () => {
  const literal = recorded
    .filter(({ actions: [action = 'order'] }) => !ofOrders.has(action.split('.')[0] ?? ''))
    .flatMap(({ fields }) => fields);
  const ofRecords = [
    ...[customerAnswer, branchAnswer, evolutionConfigSchema, genericWebhookConfigSchema],
    ...[updateProductEndpoint.body, createLocationEndpoint.body, createUserEndpoint.body],
    ...[saveTenantSettingsEndpoint.body, createWebhookEndpoint.body, listAuditEventsEndpoint.query],
  ].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
  expect(ofRecords.length).toBeGreaterThan(60);
  const fields = [...new Set([...literal, ...ofRecords])].filter((field) => !isLeftOut.test(field));
  const known = Object.keys(english.auditFields);
  const hasWords = (field: string) => known.some((key) => /^field_/.test(key) && key.endsWith(`_${field}`));
  expect(fields.filter((field) => !hasWords(field))).toEqual([]);
});

/** Ids and what is kept of the record itself are not told; nor are pages of the list, nor passwords, which are never recorded. */
const isLeftOut =
  /^(?:id|\w+Id|createdAt|erasedAt|updatedAt|version|before|after|changes|startedBy|limit|offset|agentPassword)$/;

interface Recorded {
  actions: string[];
  fields: string[];
}

/** What each call that writes into the trail gives it, as far as it stands there. */
function recordedIn(path: string): Recorded[] {
  const text = readFileSync(path, 'utf8');
  if (!/recordAudit|noteRefusal/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.Expression>();
  const found: Recorded[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      named.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && /^(?:recordAudit|noteRefusal)$/.test(node.expression.getText(source)))
      for (const entry of node.arguments.filter(ts.isObjectLiteralExpression)) {
        const value = (name: string) => propertyOf(entry, name, named);
        const action = value('action');
        if (action) found.push({ actions: textsOf(action), fields: namesOf(value('data')) });
      }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function propertyOf(entry: ts.ObjectLiteralExpression, name: string, named: Map<string, ts.Expression>) {
  const property = entry.properties.find(
    (each) => each.name && ts.isIdentifier(each.name) && each.name.text === name,
  );
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? named.get(name) : undefined;
}

/** The literals that an expression may come to. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(textsOf) : [];
}

/** The fields that stand in an object, also in what is spread into it there. */
function namesOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(namesOf);
  if (ts.isParenthesizedExpression(node)) return namesOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((each) =>
    ts.isSpreadAssignment(each) ? namesOf(each.expression) : each.name ? [each.name.getText()] : [],
  );
}
