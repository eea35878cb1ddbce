/** A limit on calls that run at once; calls that name the same key share it. */
export type CallLimit = { key: string; limit: number };

/** One call to the app that waits for its turn. `run` must not reject. */
type QueuedCall = {
  limits: readonly CallLimit[];
  /** Which function it belongs to: functions take turns, so that a long backlog of one does not hold up the others. */
  functionId: string;
  /** Whether its run has begun: those go first, so that runs end before new ones begin. */
  begun: boolean;
  run: () => Promise<void>;
};

type Gate = { key: string; limit: number; running: number; users: number; blocked: Set<Lane> };
type Lane = { key: string; gates: Gate[]; begun: QueuedCall[]; fresh: QueuedCall[] };

/**
 * Calls wait in lanes, one for each function and set of limits. A lane with calls is either ready or blocked at exactly one
 * full gate; a gate that gets room wakes one lane, so that thousands of blocked lanes cost nothing.
 */
export class CallQueue {
  readonly #gates = new Map<string, Gate>();
  readonly #lanes = new Map<string, Lane>();
  readonly #ready = new Set<Lane>();
  readonly #maxRunning: number;
  #running = 0;
  #waiting = 0;
  #isStopped = false;
  #onEnded: (() => void)[] = [];

  constructor(maxRunning: number) {
    this.#maxRunning = maxRunning;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  push(call: QueuedCall): void {
    const lane = this.#laneOf(call);
    (call.begun ? lane.begun : lane.fresh).push(call);
    this.#waiting += 1;
    this.#startCalls();
  }

  /** Starts no more calls; resolves once those that run have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#running > 0) await new Promise<void>((resolve) => this.#onEnded.push(resolve));
  }

  #laneOf(call: QueuedCall): Lane {
    const key = JSON.stringify([call.functionId, ...call.limits.map((limit) => limit.key)]);
    const known = this.#lanes.get(key);
    if (known) return known;
    const lane: Lane = { key, gates: call.limits.map((limit) => this.#gateOf(limit)), begun: [], fresh: [] };
    for (const gate of lane.gates) gate.users += 1;
    this.#lanes.set(key, lane);
    this.#ready.add(lane);
    return lane;
  }

  #gateOf({ key, limit }: CallLimit): Gate {
    const gate = this.#gates.get(key) ?? { key, limit, running: 0, users: 0, blocked: new Set() };
    gate.limit = limit;
    this.#gates.set(key, gate);
    return gate;
  }

  #startCalls(): void {
    while (!this.#isStopped && this.#running < this.#maxRunning) {
      const [lane] = this.#ready;
      if (!lane) return;
      this.#ready.delete(lane);
      const full = lane.gates.find(isFull);
      if (full) {
        full.blocked.add(lane);
        // The room this lane was woken for is still there for the next one.
        this.#wakeOneAt(lane.gates);
      } else {
        this.#startNext(lane);
      }
    }
  }

  #startNext(lane: Lane): void {
    const call = lane.begun.shift() ?? lane.fresh.shift();
    if (!call) return;
    this.#waiting -= 1;
    this.#running += 1;
    for (const gate of lane.gates) {
      gate.running += 1;
      gate.users += 1;
    }
    if (lane.begun.length + lane.fresh.length > 0) {
      this.#ready.add(lane);
    } else {
      this.#lanes.delete(lane.key);
      this.#releaseGates(lane.gates);
    }
    void call.run().finally(() => this.#ended(lane.gates));
  }

  #ended(gates: Gate[]): void {
    this.#running -= 1;
    for (const gate of gates) gate.running -= 1;
    this.#releaseGates(gates);
    this.#wakeOneAt(gates);
    this.#startCalls();
    if (this.#running === 0) for (const resolve of this.#onEnded.splice(0)) resolve();
  }

  #wakeOneAt(gates: Gate[]): void {
    for (const gate of gates) {
      const [lane] = gate.blocked;
      if (!lane || isFull(gate)) continue;
      gate.blocked.delete(lane);
      this.#ready.add(lane);
    }
  }

  #releaseGates(gates: Gate[]): void {
    for (const gate of gates) {
      gate.users -= 1;
      if (gate.users === 0) this.#gates.delete(gate.key);
    }
  }
}

function isFull(gate: Gate): boolean {
  return gate.running >= gate.limit;
}
