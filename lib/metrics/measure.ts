import type { Histogram } from 'prom-client';

/**
 * Runs `work` and notes how long it took, under the labels that `outcome` makes of what it returned, or of what it threw;
 * that is thrown on.
 */
export async function measure<T, Label extends string>(
  histogram: Histogram<Label>,
  work: () => Promise<T>,
  outcome: (result: { value: T } | { error: unknown }) => Record<Label, string>,
): Promise<T> {
  const startedAt = performance.now();
  const note = (labels: Record<Label, string>) =>
    histogram.observe(labels, (performance.now() - startedAt) / 1000);
  try {
    const value = await work();
    note(outcome({ value }));
    return value;
  } catch (error) {
    note(outcome({ error }));
    throw error;
  }
}

/** `ok` or `failed`. */
export const okOrFailed = (result: object): string => ('error' in result ? 'failed' : 'ok');
