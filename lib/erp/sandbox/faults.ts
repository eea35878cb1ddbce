import { z } from 'zod';

const times = z.int().min(1).max(1_000_000).default(1);

/** What can be made to go wrong, and how many requests it meets. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Takes the order, but answers only after `delayMs`. */
  z.strictObject({ kind: z.literal('slow'), times, delayMs: z.int().min(0).default(20_000) }),
  /** Answers with a 5xx, having taken the order or not. */
  z.strictObject({
    kind: z.literal('error_500'),
    times,
    status: z.int().min(500).max(599).default(500),
    afterAccepting: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('drop_after_accepting'), times }),
  z.strictObject({ kind: z.literal('drop_before_accepting'), times }),
  /** Refuses the order in words; with status 200 as an answer that carries `HasError`. */
  z.strictObject({
    kind: z.literal('refuse'),
    times,
    status: z.int().min(200).max(499).default(422),
    message: z.string().default('The sales order was refused'),
  }),
  z.strictObject({ kind: z.literal('rate_limited'), times, retryAfterSeconds: z.int().min(0).default(1) }),
  /** Takes an order it already has as a new one, as some ERPs do. */
  z.strictObject({ kind: z.literal('duplicate_tolerant'), times }),
  /** Has no route to ask for a sales order. */
  z.strictObject({ kind: z.literal('no_lookup'), times }),
  /** Fails when asked for a sales order. */
  z.strictObject({ kind: z.literal('lookup_error'), times }),
  /** Fails when a page of a master is read. */
  z.strictObject({ kind: z.literal('master_error'), times }),
]);

export type Fault = z.infer<typeof faultSchema>;
export type FaultRequest = z.input<typeof faultSchema>;

const lookupKinds = ['no_lookup', 'lookup_error'] as const satisfies readonly Fault['kind'][];

export type LookupFault = Extract<Fault, { kind: (typeof lookupKinds)[number] }>;
type Tolerance = Extract<Fault, { kind: 'duplicate_tolerant' }>;
type MasterFault = Extract<Fault, { kind: 'master_error' }>;
export type PostFault = Exclude<Fault, LookupFault | Tolerance | MasterFault>;

/** The faults still to happen, in the order they were asked for. */
export class FaultBox {
  private readonly pending: Fault[] = [];

  add(fault: FaultRequest): void {
    this.pending.push(faultSchema.parse(fault));
  }

  clear(): void {
    this.pending.length = 0;
  }

  /** The fault the next posted order meets. */
  takeForPost(): PostFault | undefined {
    return this.take(isPostFault);
  }

  /** The fault the next question for a sales order meets. */
  takeForLookup(): LookupFault | undefined {
    return this.take(isLookupFault);
  }

  /** Whether the next page of a master fails. */
  takeForMaster(): boolean {
    return this.take(isMasterFault) !== undefined;
  }

  /** Whether the next posted order may be one the sandbox already has; goes together with any other fault. */
  takeTolerance(): boolean {
    return this.take(isTolerance) !== undefined;
  }

  private take<Kind extends Fault>(matches: (fault: Fault) => fault is Kind): Kind | undefined {
    const fault = this.pending.find(matches);
    if (fault === undefined) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.pending.splice(this.pending.indexOf(fault), 1);
    return fault;
  }
}

function isLookupFault(fault: Fault): fault is LookupFault {
  return lookupKinds.some((kind) => kind === fault.kind);
}

function isTolerance(fault: Fault): fault is Tolerance {
  return fault.kind === 'duplicate_tolerant';
}

function isMasterFault(fault: Fault): fault is MasterFault {
  return fault.kind === 'master_error';
}

function isPostFault(fault: Fault): fault is PostFault {
  return !isTolerance(fault) && !isLookupFault(fault) && !isMasterFault(fault);
}
