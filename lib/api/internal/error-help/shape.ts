import type { ErrorCode } from '../../../errors';

/** What causes an error, and what helps; Markdown of one line, of which only `code` is used. */
export type Help = readonly [cause: string, cure: string];
export type HelpWith = Partial<Record<ErrorCode, Help>>;
