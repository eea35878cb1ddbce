export interface Example<Name extends string> {
  features: Record<Name, number>;
  right: boolean;
  weight: number;
  /** What weights that are not to be fitted add to the sum. */
  offset?: number;
}

/** Newton's method is there after a handful of steps; a step shorter than this changes no rounded weight. */
const mostSteps = 40;
const shortest = 1e-5;

/** Fits a logistic model by Newton's method, with an L2 penalty per weighted example (not on `bias`). */
export function fitLogistic<Name extends string>(
  names: readonly Name[],
  examples: readonly Example<Name>[],
  { penalty = 0.00001 } = {},
): Record<Name, number> {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const penalties = names.map((name) => (name === 'bias' ? 0 : penalty * total));
  const rows = examples.map(({ features, right, weight, offset = 0 }) => ({
    x: Float64Array.from(names, (name) => features[name]),
    y: right ? 1 : 0,
    weight,
    offset,
  }));
  const w = new Float64Array(names.length);
  for (let step = 0; step < mostSteps; step++) {
    // The gradient stands as a last column beside the curvature.
    const system = penalties.map((own, i) => {
      const row = new Float64Array(names.length + 1);
      row[i] = own + 1e-9;
      row[names.length] = -own * (w[i] ?? 0);
      return row;
    });
    for (const row of rows) addRow(system, w, row);
    const change = solve(system);
    for (let i = 0; i < w.length; i++) w[i] = (w[i] ?? 0) + (change[i] ?? 0);
    if (Math.max(...change.map(Math.abs)) < shortest) break;
  }
  const fitted = {} as Record<Name, number>;
  names.forEach((name, i) => {
    fitted[name] = Math.round((w[i] ?? 0) * 1000) / 1000;
  });
  return fitted;
}

/**
 * As fitLogistic, where a fact may only speak for (1) or against (-1): one that comes out the other way around, for
 * want of examples or beside facts that say nearly the same, is left out, the worst first, and the rest fitted anew.
 */
export function fitSigned<Name extends string>(
  names: readonly Name[],
  examples: readonly Example<Name>[],
  signs: Readonly<Partial<Record<Name, 1 | -1>>>,
  settings: { penalty?: number } = {},
): Record<Name, number> {
  let kept = names;
  for (;;) {
    const fitted = fitLogistic(kept, examples, settings);
    const wrong = kept.filter((name) => fitted[name] * (signs[name] ?? 0) < 0);
    const worst = wrong.sort((a, b) => Math.abs(fitted[b]) - Math.abs(fitted[a]))[0];
    if (worst === undefined) {
      const all = {} as Record<Name, number>;
      for (const name of names) all[name] = kept.includes(name) ? fitted[name] : 0;
      return all;
    }
    kept = kept.filter((name) => name !== worst);
  }
}

function addRow(
  system: readonly Float64Array[],
  w: Float64Array,
  { x, y, weight, offset }: { x: Float64Array; y: number; weight: number; offset: number },
): void {
  let z = offset;
  for (let i = 0; i < x.length; i++) z += (w[i] ?? 0) * (x[i] ?? 0);
  const p = 1 / (1 + Math.exp(-z));
  const bend = weight * p * (1 - p);
  const pull = weight * (y - p);
  system.forEach((row, i) => {
    const own = x[i] ?? 0;
    if (own === 0) return;
    for (let j = 0; j < x.length; j++) row[j] = (row[j] ?? 0) + bend * own * (x[j] ?? 0);
    row[x.length] = (row[x.length] ?? 0) + pull * own;
  });
}

/** Solves a system of linear equations, the right side in the last column, by Gauss-Jordan elimination with pivots. */
function solve(system: Float64Array[]): number[] {
  const size = system.length;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let i = at + 1; i < size; i++)
      if (Math.abs(system[i]?.[at] ?? 0) > Math.abs(system[best]?.[at] ?? 0)) best = i;
    const pivot = system[best];
    if (!pivot) break;
    system[best] = system[at] ?? pivot;
    system[at] = pivot;
    const head = pivot[at] ?? 1;
    for (let j = at; j <= size; j++) pivot[j] = (pivot[j] ?? 0) / head;
    system.forEach((row, i) => {
      const factor = i === at ? 0 : (row[at] ?? 0);
      if (factor !== 0) for (let j = at; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    });
  }
  return system.map((row) => row[size] ?? 0);
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
