import { expect, test } from 'vitest';
import { fillReply, exampleFacts as sayings, unknownVariables, variablesIn } from './fill-reply';

const exampleFacts = { ...sayings, total: 'R 312,90' };

test('puts what the order says in place of each variable, however often it stands', () => {
  const body = 'Hi {customer}, {order}:\n{lines}\n{ total } on {deliveryDate}. Bye {customer}!';
  expect(fillReply(body, exampleFacts)).toBe(
    'Hi Sunrise Spaza, SO-2026-00042:\n2 × White Sugar 2kg\n10 × Brown Bread 700g\nR 312,90 on Thursday, 12 March. Bye Sunrise Spaza!',
  );
});

test('leaves a variable of which the order says nothing to be seen', () => {
  const filled = fillReply('It comes on {deliveryDate}.', { ...exampleFacts, deliveryDate: '' });
  expect(filled).toBe('It comes on {deliveryDate}.');
  expect(variablesIn(filled)).toEqual(['deliveryDate']);
});

test('takes what an order says as it is, braces and dollars too', () => {
  expect(fillReply('Hi {customer}', { ...exampleFacts, customer: '$& {order}' })).toBe('Hi $& {order}');
});

test('tells names that are no variables, and leaves them alone', () => {
  const body = 'Hi {name}, {constructor}, {customer}, {name}';
  expect(unknownVariables(body)).toEqual(['name', 'constructor']);
  expect(fillReply(body, exampleFacts)).toBe('Hi {name}, {constructor}, Sunrise Spaza, {name}');
});
