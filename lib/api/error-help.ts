import { type ErrorCode, errorCodes } from '../errors';
import { orderErrors } from './internal/error-help/orders';
import { recordErrors } from './internal/error-help/records';
import { requestErrors } from './internal/error-help/requests';
import type { Help } from './internal/error-help/shape';
import { problemExample } from './internal/problems';

/** Every code has its entry: one that is missing here is an error of types. */
const help: Record<ErrorCode, Help> = { ...requestErrors, ...orderErrors, ...recordErrors };

export interface ErrorEntry {
  code: string;
  status: number;
  title: string;
  cause: string;
  cure: string;
}

/** Each error that the API can answer, with what causes it and what helps, by status. */
export const errorEntries: readonly ErrorEntry[] = Object.entries(errorCodes).map(
  ([code, [status, title]]) => {
    const [cause, cure] = help[code as ErrorCode];
    return { code, status, title, cause, cure };
  },
);

/** A problem document as it is answered, to be shown. */
export function exampleProblem(): string {
  return JSON.stringify(problemExample('invalid_input').value, null, 2);
}
