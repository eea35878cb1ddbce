import { expect, it } from 'vitest';
import { fitLogistic, fitSigned, probabilityOf } from './logistic';
import { seeded } from './noise';

it('finds the weights that right and wrong were drawn by, whatever the scale of the features', () => {
  const truth = { bias: -1, often: 2, rare: -4, large: 0.01 };
  const random = seeded(3);
  const examples = Array.from({ length: 20_000 }, () => {
    const features = { bias: 1, often: random(), rare: random() < 0.1 ? 1 : 0, large: 300 * random() };
    return { features, right: random() < probabilityOf(truth, { features }), weight: 1 };
  });
  const fitted = fitLogistic(['bias', 'often', 'rare', 'large'], examples);
  expect(fitted.bias).toBeCloseTo(truth.bias, 0);
  expect(fitted.often).toBeCloseTo(truth.often, 0);
  expect(fitted.rare).toBeCloseTo(truth.rare, 0);
  expect(fitted.large).toBeCloseTo(truth.large, 2);
});

it('leaves out a fact that comes out with a sign it cannot have', () => {
  const truth = { bias: -1, good: 2, odd: 1 };
  const random = seeded(4);
  const examples = Array.from({ length: 5000 }, () => {
    const features = { bias: 1, good: random(), odd: random() };
    return { features, right: random() < probabilityOf(truth, { features }), weight: 1 };
  });
  const fitted = fitSigned(['bias', 'good', 'odd'], examples, { good: 1, odd: -1 });
  expect(fitted.odd).toBe(0);
  expect(fitted.good).toBeGreaterThan(1);
});
