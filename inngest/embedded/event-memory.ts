const dayMs = 24 * 60 * 60 * 1000;

/**
 * Remembers event ids for a day, as Inngest does, so that an event sent twice runs once. Past `maxIds` the oldest are
 * forgotten early: an event repeated after that runs again, which every function has to bear anyway.
 */
export class EventMemory {
  /** In the order of insertion, which is also the order of age. */
  readonly #seenAt = new Map<string, number>();
  readonly #maxIds: number;

  constructor(maxIds: number) {
    this.#maxIds = maxIds;
  }

  get size(): number {
    return this.#seenAt.size;
  }

  has(id: string, nowMs: number): boolean {
    this.#forget(nowMs);
    return this.#seenAt.has(id);
  }

  add(id: string, nowMs: number): void {
    this.#seenAt.set(id, nowMs);
    this.#forget(nowMs);
  }

  #forget(nowMs: number): void {
    for (const [id, seenAt] of this.#seenAt) {
      if (this.#seenAt.size <= this.#maxIds && seenAt > nowMs - dayMs) return;
      this.#seenAt.delete(id);
    }
  }
}
