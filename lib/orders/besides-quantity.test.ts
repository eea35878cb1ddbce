import { expect, test } from 'vitest';
import type { LineDecision } from '../decision';
import { isDoubtedBesides } from './besides-quantity';

const product = { id: 'p', sku: 'P', name: 'Sugar', basePrice: 1, unitOfMeasure: 'EA', packSize: 1 };
const line = {
  product,
  verified: false,
  matchConfidence: 0.99,
  decision: null as LineDecision | null,
  warnings: [] as { code: string; message: string }[],
  candidates: [{ product, confidence: 0.99 }],
};
const warned = (code: string) => [{ code, message: '' }];

test.each([
  ['nothing is doubted', {}],
  ['a person has confirmed it', { verified: true, matchConfidence: 0.5, warnings: warned('code_differs') }],
  ['no quantity was said', { matchConfidence: 0.6, decision: { kind: 'no_quantity' } }],
  ['the numbers may be read another way', { matchConfidence: 0.6, decision: { kind: 'quantity' } }],
  ['the quantity is unusual', { warnings: warned('quantity_unusual') }],
  ['its unit is none of the product', { warnings: warned('unit_unclear') }],
] as const)('a quantity settles a line where %s', (_when, change) => {
  expect(isDoubtedBesides({ ...line, ...change })).toBe(false);
});

test.each([
  [
    'another product fits as well',
    { matchConfidence: 0.5, decision: { kind: 'either', among: ['', 'White'] } },
  ],
  [
    'several do',
    { matchConfidence: 0.95, decision: { kind: 'which', what: 'sugar', apart: 'size', count: 8 } },
  ],
  ['words are missing in the product', { matchConfidence: 0.7, decision: { kind: 'missing', words: 'x' } }],
  [
    'the product is unsure beside the quantity',
    { matchConfidence: 0.4, decision: { kind: 'no_quantity' }, candidates: [{ product, confidence: 0.6 }] },
  ],
  ['nothing is known but that it is unsure', { matchConfidence: 0.6, candidates: [] }],
  ['the code is of other goods', { warnings: warned('code_differs') }],
  ['the product is no longer sold', { warnings: warned('discontinued') }],
  ['there is no product', { product: null }],
] as const)('it does not where %s', (_when, change) => {
  expect(isDoubtedBesides({ ...line, ...change } as typeof line)).toBe(true);
});
