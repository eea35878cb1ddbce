import type { Operation } from './oracle';

/** What was asked of the product and what it said, in the order in which it was answered. */
export class History {
  readonly operations: Operation[] = [];

  /** Does one thing and writes down what came of it; `work` says how it ended, and what throws has no answer. */
  async record<Answer>(
    kind: Operation['kind'],
    key: string,
    work: () => Promise<{ outcome: Operation['outcome']; answer?: Operation['answer']; result: Answer }>,
  ): Promise<Answer | undefined> {
    const began = Date.now();
    const note = (outcome: Operation['outcome'], answer?: Operation['answer']) =>
      this.operations.push({ kind, key, began, ended: Date.now(), outcome, ...(answer && { answer }) });
    try {
      const { outcome, answer, result } = await work();
      note(outcome, answer);
      return result;
    } catch {
      note('unknown');
      return undefined;
    }
  }

  count(kind: Operation['kind'], outcome: Operation['outcome'] = 'ok'): number {
    return this.operations.filter((each) => each.kind === kind && each.outcome === outcome).length;
  }
}
