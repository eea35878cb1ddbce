import type { SQL } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { Permission } from '../../permissions';
import type { TitledField } from '../columns/title-words';
import type { NumberWay } from '../parsing/read-number';

/** How the file's values are to be read. */
export interface ReadingWays extends NumberWay {
  /** The tenant's, for phone numbers without a country code. */
  country: string;
  /** The tenant's (ISO 4217), which all amounts are in. */
  currency: string;
  /**
   * Price tiers by their names, and by these in small letters, as the tenant writes them: SPAZA, Spaza and spaza are one,
   * unless there are two of them already.
   */
  tiers: Map<string, string>;
  /** Of one cell: it is told to be text, and no formula. */
  isText?: true;
}

/** A value, with what a person should know of how it was read; or what was expected in its place. */
export type ReadValue = { value: unknown; warning?: string } | { expected: string };

export interface TargetField {
  name: string;
  label: string;
  titles: TitledField;
  /** A row without it is rejected. */
  required?: true;
  /** Numbers decide together which decimal mark the file has. */
  isNumber?: true;
  /** A record that was sent with `null` for it takes it away; a blank cell of a file never does. */
  mayBeNone?: true;
  read: (text: string, ways: ReadingWays) => ReadValue;
}

/** Whose rows a statement is about. */
export interface RowScope {
  tenantId: string;
  importId: string;
  /** Who is written down as having taught it. */
  actorName: string;
  /** Row numbers, both included. */
  from: number;
  to: number;
}

/** One kind of data that can be imported: what is read of a row, what it is about, and how it is stored. */
export interface ImportKind {
  label: string;
  /** Beside `catalogue:write`, which importing needs in any case. */
  permissions: readonly Permission[];
  fields: readonly TargetField[];
  /** "Gold price" is a column of its own. */
  withTiers?: true;
  /** Further values that follow from those read. */
  refine?: (values: Record<string, unknown>, ways: ReadingWays) => Record<string, unknown>;
  /** What a new one gets where the row has nothing for a field; null where it is not among them. */
  blanks?: Readonly<Record<string, unknown>>;
  /** The same for all rows about one thing; null when what it is about is missing. */
  keyOf: (values: Record<string, unknown>) => string | null;
  /** Writes warnings beside rows of one import that do not go together; run once, before any is matched. */
  compareRows?: (scope: Pick<RowScope, 'tenantId' | 'importId'>) => SQL;
  /**
   * What the rows are about, as a query of `row_number, subject_id, current, faults, warnings, customer_id`: for each row of
   * the scope the id of what is there (null: nothing yet), its fields as they are now and what else storing needs, and
   * what speaks against the row. Where the kind has no `stamps`, `stamp` too.
   */
  match: (scope: RowScope) => SQL;
  /** `match` says in `next_stamp` too which mark its state will have once the row is stored, so nobody need look again. */
  stampsAhead?: true;
  /** A mark of the state of what the rows made or changed, as a query of `row_number, customer_id, stamp`. */
  stamps?: (scope: RowScope) => SQL;
  /** Stores `wanted` of the rows whose action is CREATE or UPDATE; each is run in turn. */
  store: (scope: RowScope, wanted: SQL) => SQL[];
  /** What is there changes all day without anybody's doing: a file replaces it whatever it is by then. */
  movesByItself?: true;
  /** Removes what the rows with CREATE made, where the service may do so itself. */
  remove?: (scope: Omit<RowScope, 'from' | 'to'>) => SQL;
  /** What else follows, once all rows are stored or taken back. */
  finish?: (tx: Transaction, ctx: Context, importId: string) => Promise<void>;
}
