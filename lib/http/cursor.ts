import { z } from 'zod';
import { AppError } from '../errors';

const moment = z.iso.datetime();
const words = z.string().refine((text) => !text.includes('\u0000') && text.isWellFormed());
const place = z
  .object({ sort: z.string(), at: words, id: z.uuid() })
  .refine(({ sort, at }) => !sort.endsWith('At') || moment.safeParse(at).success);
/** Where a page ended: the last row's moment (of a sort that ends in `At`) or words, and its id, in which order. */
export type CursorPlace = z.output<typeof place>;

/** A place in a list as callers hand it back; they read nothing in it. */
export function writeCursor(at: CursorPlace): string {
  return Buffer.from(JSON.stringify(at)).toString('base64url');
}

/** Throws `invalid_input` for what is no cursor, or one of a list in another order. */
export function readCursor(text: string, sort: string): CursorPlace {
  const parsed = place.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (parsed.success && parsed.data.sort === sort) return parsed.data;
  const message = parsed.success ? 'The cursor is of a list in another order.' : 'Not a cursor of this list.';
  throw new AppError('invalid_input', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', code: 'invalid_cursor', message }],
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
