const minuteMs = 60_000;
const minutesKept = 60;

/** How many runs failed in the last hour, to the minute, in constant memory. */
export class FailureCount {
  readonly #byMinute = new Map<number, number>();

  add(nowMs: number): void {
    const minute = Math.floor(nowMs / minuteMs);
    this.#byMinute.set(minute, (this.#byMinute.get(minute) ?? 0) + 1);
    this.#forget(minute);
  }

  inLastHour(nowMs: number): number {
    this.#forget(Math.floor(nowMs / minuteMs));
    return [...this.#byMinute.values()].reduce((sum, count) => sum + count, 0);
  }

  #forget(minute: number): void {
    for (const kept of this.#byMinute.keys()) {
      if (kept <= minute - minutesKept) this.#byMinute.delete(kept);
    }
  }
}
