import type { ItemEdge } from '../item-edge';

/** Why goods that are named are not ordered. */
export type Dropped = 'cancelled' | 'substitute' | 'question' | 'stock' | 'complaint';

/** What a message says of its lines, in the terms of the field. */
export type SayingName =
  | 'answer to a list'
  | 'cancellation'
  | 'complaint'
  | 'exchange'
  | 'multiplication'
  | 'question'
  | 'read-back'
  | 'reinstatement'
  | 'repetition'
  | 'replacement'
  | 'restatement'
  | 'shared quantity'
  | 'stock'
  | 'substitution';

/** What holds of a line beside its goods and quantity. */
export interface Marks {
  /** Taken back by a name that no earlier goods were written with. */
  unnamed: boolean;
  /** Said to be like the goods before it: their brand and size may be its own. */
  alike: boolean;
  /** Excepted from a list that may yet follow. */
  ahead: boolean;
  /** Meant as in an earlier order: "the usual sugar", "sugar as last week". */
  asBefore: boolean;
}

/** A line as far as acts change it. */
export interface Line extends Marks {
  item: ItemEdge;
  quantity: number | null;
  unit: string | null;
  dropped: Dropped | null;
  /** What was understood about the quantity, when it does not stand beside the goods. */
  note: string | null;
  sentence: number;
  /** Items that share one quantity, and perhaps a size or brand. */
  group: number | null;
  /** The size that a correction gave it, as written. */
  size: string | null;
  /** The goods it stands for, when it only says "same as above". */
  standsFor: ItemEdge | null;
  /** The goods of before whose place it takes: their brand and size may be its own. */
  replaces: ItemEdge | null;
}

/** All that can be done to a line; `changes` is what each comes to. */
export type Act =
  | { do: 'drop'; why: Dropped }
  | { do: 'keep' }
  | { do: 'set quantity'; quantity: number | null; unit?: string | null }
  | { do: 'set unit'; unit: string | null }
  | { do: 'set size'; size: string }
  | { do: 'cut'; item: ItemEdge }
  | { do: 'stand for'; item: ItemEdge }
  | { do: 'replace'; item: ItemEdge | null }
  | { do: 'group'; group: number | null }
  | { do: 'move'; sentence: number }
  | { do: 'tell'; note: string | null }
  | { do: 'mark'; mark: keyof Marks; holds: boolean };

/** An act with the saying it is of, and the token at which the message says so; null where it says so as a whole. */
export type DoneAct = Act & { by: SayingName; at: number | null };

/** Leaves the line out of the order. */
export const drop = (why: Dropped): Act => ({ do: 'drop', why });

/** Orders the line after all. */
export const keep: Act = { do: 'keep' };

/** Without a unit given the line keeps its own. */
export const setQuantity = (quantity: number | null, unit?: string | null): Act =>
  unit === undefined ? { do: 'set quantity', quantity } : { do: 'set quantity', quantity, unit };

export const setUnit = (unit: string | null): Act => ({ do: 'set unit', unit });

export const setSize = (size: string): Act => ({ do: 'set size', size });

/** Takes other words of the message for the goods. */
export const cut = (item: ItemEdge): Act => ({ do: 'cut', item });

export const standFor = (item: ItemEdge): Act => ({ do: 'stand for', item });

/** The line takes the place of these goods. */
export const replace = (item: ItemEdge | null): Act => ({ do: 'replace', item });

/** Lines of one group share their quantity. */
export const group = (at: number | null): Act => ({ do: 'group', group: at });

/** Counts the line to another sentence. */
export const move = (sentence: number): Act => ({ do: 'move', sentence });

/** Says what was understood about the quantity. */
export const tell = (note: string | null): Act => ({ do: 'tell', note });

export const mark = (name: keyof Marks, holds = true): Act => ({ do: 'mark', mark: name, holds });

/** What an act changes of a line. */
function changes(act: Act): Partial<Line> {
  switch (act.do) {
    case 'drop':
      return { dropped: act.why };
    case 'keep':
      return { dropped: null };
    case 'set quantity':
      return act.unit === undefined ? { quantity: act.quantity } : { quantity: act.quantity, unit: act.unit };
    case 'set unit':
      return { unit: act.unit };
    case 'set size':
      return { size: act.size };
    case 'cut':
      return { item: act.item };
    case 'stand for':
      return { standsFor: act.item };
    case 'replace':
      return { replaces: act.item };
    case 'group':
      return { group: act.group };
    case 'move':
      return { sentence: act.sentence };
    case 'tell':
      return { note: act.note };
    case 'mark':
      return { [act.mark]: act.holds };
  }
}

/** What acts make of a line, in the order in which they were done. */
export const applyActs = (written: Readonly<Line>, acts: readonly Act[]): Line =>
  Object.assign({ ...written }, ...acts.map(changes));

/** A line while the message is read: what it was written as, and what was done to it since. */
export interface ActedLine extends Readonly<Line> {
  readonly written: Readonly<Line>;
  readonly acts: readonly DoneAct[];
  /** How far the message has been read; all lines share it. */
  readonly place: { readonly at: number | null };
}

/** Does acts to a line, and records them. Nothing else changes a line. */
export function act(line: ActedLine, by: SayingName, ...acts: readonly Act[]): void {
  const done = acts.map((one) => ({ ...one, by, at: line.place.at }));
  Object.assign(line, ...acts.map(changes), { acts: [...line.acts, ...done] });
}

/** Leaves a line out that nothing has left out yet. */
export function dropStanding(line: ActedLine, by: SayingName, why: Dropped): void {
  if (line.dropped === null) act(line, by, drop(why));
}
