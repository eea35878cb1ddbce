type Numbers = Record<string, number>;

export interface ProductExample<Match extends Numbers, Reading extends Numbers> {
  features: { match: Match; reading: Reading };
  right: boolean;
}

const rate = 0.5;
const inertia = 0.9;

/**
 * Fits two logistic models at once, so that the product of their probabilities is the probability of being
 * right: gradient descent with momentum and an L2 penalty, from `start`. Deterministic.
 */
export function fitProduct<Match extends Numbers, Reading extends Numbers>(
  start: { match: Match; reading: Reading },
  examples: readonly ProductExample<Match, Reading>[],
  { penalty = 0.001, steps = 1500 } = {},
): { match: Match; reading: Reading } {
  const parts = [start.match, start.reading].map((weights) => ({
    names: Object.keys(weights),
    w: Object.values(weights),
    momentum: Object.values(weights).map(() => 0),
  }));
  const rows = examples.map(({ features, right }) => ({
    x: [features.match, features.reading].map((facts, i) =>
      (parts[i]?.names ?? []).map((name) => facts[name] ?? 0),
    ),
    y: right ? 1 : 0,
  }));
  for (let step = 0; step < steps; step++) {
    const gradients = parts.map(({ w, names }) =>
      w.map((value, i) => (names[i] === 'bias' ? 0 : penalty * value)),
    );
    for (const { x, y } of rows) {
      const p = x.map((facts, part) => logistic(parts[part]?.w ?? [], facts));
      const product = Math.min(1 - 1e-6, (p[0] ?? 0) * (p[1] ?? 0));
      x.forEach((facts, part) => {
        const slope = ((product - y) * (1 - (p[part] ?? 0))) / (1 - product) / rows.length;
        const gradient = gradients[part] ?? [];
        for (let i = 0; i < facts.length; i++) gradient[i] = (gradient[i] ?? 0) + slope * (facts[i] ?? 0);
      });
    }
    parts.forEach(({ w, momentum }, part) => {
      for (let i = 0; i < w.length; i++) {
        momentum[i] = inertia * (momentum[i] ?? 0) + (gradients[part]?.[i] ?? 0);
        w[i] = (w[i] ?? 0) - rate * (momentum[i] ?? 0);
      }
    });
  }
  const [match = {}, reading = {}] = parts.map(({ names, w }) =>
    Object.fromEntries(names.map((name, i) => [name, Math.round((w[i] ?? 0) * 1000) / 1000])),
  );
  return { match: { ...start.match, ...match }, reading: { ...start.reading, ...reading } };
}

function logistic(weights: readonly number[], facts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < facts.length; i++) sum += (weights[i] ?? 0) * (facts[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
