export interface Example<Name extends string> {
  features: Record<Name, number>;
  right: boolean;
  weight: number;
}

/**
 * Fits a logistic model by gradient descent with momentum and an L2 penalty (not on `bias`).
 * Features should be of order one. Deterministic.
 */
export function fitLogistic<Name extends string>(
  names: readonly Name[],
  examples: readonly Example<Name>[],
  { penalty = 0.002, steps = 3000, rate = 0.5 } = {},
): Record<Name, number> {
  const rows = examples.map(({ features, right, weight }) => ({
    x: names.map((name) => features[name]),
    y: right ? 1 : 0,
    weight,
  }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const w = names.map(() => 0);
  const momentum = names.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const gradient = names.map((name, i) => (name === 'bias' ? 0 : penalty * (w[i] ?? 0)));
    for (const { x, y, weight } of rows) {
      let z = 0;
      for (let i = 0; i < x.length; i++) z += (w[i] ?? 0) * (x[i] ?? 0);
      const error = ((1 / (1 + Math.exp(-z)) - y) * weight) / total;
      for (let i = 0; i < x.length; i++) gradient[i] = (gradient[i] ?? 0) + error * (x[i] ?? 0);
    }
    for (let i = 0; i < w.length; i++) {
      momentum[i] = 0.9 * (momentum[i] ?? 0) + (gradient[i] ?? 0);
      w[i] = (w[i] ?? 0) - rate * (momentum[i] ?? 0);
    }
  }
  const fitted = {} as Record<Name, number>;
  names.forEach((name, i) => {
    fitted[name] = Math.round((w[i] ?? 0) * 1000) / 1000;
  });
  return fitted;
}

/** The probability that a logistic model gives an example. */
export function probabilityOf<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  { features }: Pick<Example<Name>, 'features'>,
): number {
  let sum = 0;
  for (const name in weights) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
