import { check, type Violation } from './oracle';
import { gatherFacts } from './settle';
import type { Tenant } from './tenants';
import type { World } from './world';

/** What a scenario has to say when it is over. */
export interface Outcome {
  /** What was asked of the product, and how often something was broken meanwhile. */
  actions: number;
  faults: number;
  acknowledged: number;
  violations: Violation[];
  /** Milliseconds from a fault to the next answer, one each. */
  recoverMs: number[];
  /** Promises about time and answers that were not kept, in words. */
  missed: string[];
  /** Figures worth a line. */
  notes: string[];
}

export type Size = 'full' | 'short';

/** A scenario as data. `Scale` are its numbers: how often, how long, and what counts as kept. */
interface Definition<Scale extends Record<string, number>> {
  name: string;
  promise: string;
  /** It troubles nobody but tenants of its own: several may be played side by side. */
  isCalm?: boolean;
  /** It starts so many processes that it is played when it is named, and in full runs: not in every test run. */
  isLarge?: boolean;
  full: Scale;
  /** For every test run: small, and patient with slow machines. */
  short: Scale;
  run(world: World, scale: Scale): Promise<Outcome>;
}

export interface Scenario {
  name: string;
  promise: string;
  isCalm: boolean;
  isLarge: boolean;
  /** The names of its numbers, which the command line may change. */
  numbers: string[];
  /** `changes` come from the command line; numbers of other scenarios are left out. */
  play(world: World, size: Size, changes: Record<string, number>): Promise<Outcome>;
}

export function scenario<Scale extends Record<string, number>>(definition: Definition<Scale>): Scenario {
  const { name, promise, isCalm = false, isLarge = false, run } = definition;
  return {
    name,
    promise,
    isCalm,
    isLarge,
    numbers: Object.keys(definition.full),
    play: (world, size, changes) => {
      const scale = definition[size];
      const own = Object.entries(changes).filter(([key]) => key in scale);
      return run(world, { ...scale, ...Object.fromEntries(own) });
    },
  };
}

/** Holds everything that happened to these tenants against the model. */
export async function conclude(
  world: World,
  tenants: readonly Tenant[],
  more: Partial<Outcome>,
): Promise<Outcome> {
  const { operations } = world.history;
  return {
    actions: operations.length,
    faults: 0,
    acknowledged: world.history.count('receive'),
    recoverMs: [],
    missed: [],
    notes: [],
    violations: check(operations, await gatherFacts(world, tenants)),
    ...more,
  };
}

/** A promise that was not kept, in words; nothing when it was. */
export function missedUnless(isKept: boolean, words: string): string[] {
  return isKept ? [] : [words];
}
