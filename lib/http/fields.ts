import { z } from 'zod';
import { hasDecimalsAtMost } from '../money';

/** Fields that many contracts share. */

/** In lower case, as the database gives it back: an id compares the same however a caller writes it. */
export const uuidField = z.uuid().toLowerCase();
export const momentField = z.iso.datetime({ precision: 3 });

/** A currency amount as a JSON number with at most two decimals. */
export const amountField = z
  .number()
  .min(0)
  .max(999_999_999_999)
  .refine((value) => hasDecimalsAtMost(value, 2), 'At most two decimals.');

/** A quantity to order: more than 0, at most 1,000,000, at most three decimals. */
export const quantityField = z
  .number()
  .gt(0)
  .max(1_000_000)
  .refine((value) => hasDecimalsAtMost(value, 3), 'At most three decimals.');

/** A stock quantity, which may be 0. */
export const stockField = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((value) => hasDecimalsAtMost(value, 3), 'At most three decimals.');

/** Postgres can store neither U+0000 nor half a surrogate pair. */
const storableText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'Must not contain U+0000 or broken characters.',
    );

/** Text without white space at its ends. */
export const textField = (min: number, max: number) =>
  storableText(min, max).refine((text) => text.trim() === text, 'No white space at the ends.');

/** Free text as a person wrote it. */
export const proseField = (min: number, max: number) =>
  storableText(min, max).refine((text) => min === 0 || text.trim() !== '', 'Must not be blank.');

/** A whole number of a query. */
export const wholeNumber = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'A whole number.')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(fallback)
    .describe(`A whole number from ${min} to ${max}; ${fallback} unless given.`);

/** How many at once. */
export const limitQuery = wholeNumber(50, 1, 200);

/** The query of every list. */
export const pageQuery = { limit: limitQuery, offset: wholeNumber(0, 0, 100_000_000) };

/** The query of a list that can also be gone through by cursors, which rows that come meanwhile do not move. */
export const cursorQuery = {
  cursor: z
    .string()
    .max(4000)
    .regex(/^[\w-]*$/, 'As `nextCursor` gave it.')
    .optional()
    .describe('`nextCursor` of the page before, instead of `offset`; rows that come meanwhile move nothing.'),
};

/** What a list that is gone through by cursors answers beside its rows. */
export const cursorAnswer = {
  nextCursor: z
    .string()
    .nullable()
    .describe('What to ask with as `cursor` for the next page; null on the last.'),
};

/** The query of a list that others keep a copy of: what has changed, in the order in which it changed. */
export const changesQuery = <const Usual extends string>(usual: Usual) => ({
  updatedSince: z.iso.datetime({ offset: true }).optional().describe('Changed at this moment or later.'),
  sort: z.enum([usual, 'updatedAt']).optional().describe(`Ascending; \`${usual}\` unless given.`),
  ...cursorQuery,
});

/** Only these fields of each row, besides its id: names with commas between them. */
export const fieldsQuery = (names: readonly string[]) =>
  z
    .string()
    .max(1000)
    .optional()
    .refine((text) => text === undefined || text.split(',').every((name) => names.includes(name)), {
      error: 'Names of fields of the answer, with commas between them.',
    })
    .describe('Only these fields of each row, besides `id`; names with commas between them.');

/** The envelope of every list. */
export const pageAnswer = { total: z.int(), limit: z.int(), offset: z.int() };

/** Of a list that may be long. */
export const countedAnswer = {
  totalIsExact: z.boolean().describe('`false`: `total` is the least; rows are counted up to 10,000.'),
};

/** Of a long list in which one searches. */
export const searchedAnswer = {
  ...countedAnswer,
  searchedOnly: z
    .int()
    .nullable()
    .describe(
      'How many rows the search looked at, the first of the list, where it did not look at all of them: no index knows words of one or two letters, and none a word that stands in very many rows. Null where it looked at all.',
    ),
};

export const searchField = proseField(0, 200).optional();
