import { type SQL, sql } from 'drizzle-orm';

/**
 * What becomes of a column that can hold text. `kept`: a code, an id, a status or our own words, which tell nothing of
 * anybody. `who`: whom it is about; it goes when they are erased. `said`: what was said or sent; it also goes when texts
 * have been kept long enough. `file`: where a recording or file lies; it also goes when those have been.
 */
export type Decision = 'kept' | { goesAs: 'who' | 'said' | 'file'; leaving: SQL };

export const who = (leaving: SQL): Decision => ({ goesAs: 'who', leaving });
export const said = (leaving: SQL): Decision => ({ goesAs: 'said', leaving });
export const file = (leaving: SQL): Decision => ({ goesAs: 'file', leaving });

/** What a column is left with. */
export const nothing = sql`null`;
export const noText = sql`''`;
export const emptyObject = sql`'{}'::jsonb`;
export const emptyList = sql`'[]'::jsonb`;

/** Whose rows are meant. */
export interface Scope {
  customerIds: readonly string[];
  orderIds: readonly string[];
  messageIds: readonly string[];
  aliasIds: readonly string[];
}

export const emptyScope: Scope = { customerIds: [], orderIds: [], messageIds: [], aliasIds: [] };

/** Whether a column of the table, by its name there, holds one of the ids, however many there are. */
export function among(column: string, ids: readonly string[]): SQL {
  return sql`${sql.identifier(column)} in (
    select among.id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as among(id))`;
}
