/** The longest delay `setTimeout` takes (2^31 - 1 ms, some 24 days); longer ones would fire at once. */
const longestTimerMs = 2_147_483_647;

/** Sleeps and retry delays under way: any length, counted, and all given up at once when the executor closes. */
export class Waits {
  readonly #cancels = new Set<() => void>();
  #isClosed = false;

  get size(): number {
    return this.#cancels.size;
  }

  /** Calls `then` after the delay, never once closed; the function returned gives the wait up. */
  start(delayMs: number, then: () => void): () => void {
    if (this.#isClosed) return () => undefined;
    let timer: NodeJS.Timeout;
    const dueAt = performance.now() + delayMs;
    const cancel = () => {
      clearTimeout(timer);
      this.#cancels.delete(cancel);
    };
    const arm = () => {
      const leftMs = dueAt - performance.now();
      timer = setTimeout(leftMs > longestTimerMs ? arm : fire, Math.min(Math.max(0, leftMs), longestTimerMs));
    };
    const fire = () => {
      cancel();
      then();
    };
    this.#cancels.add(cancel);
    arm();
    return cancel;
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of [...this.#cancels]) cancel();
  }
}
