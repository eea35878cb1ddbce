import { env } from '../env';
import { AppError } from '../errors';
import { describeTargetProblem } from '../outbound/describe-target-problem';

/** Throws `invalid_input` naming the field when the service may not call the address that somebody typed there. */
export function refuseForbiddenUrl(url: string, field: string): void {
  const problem = describeTargetProblem(url, { allowPrivateTargets: env().allowPrivateTargets });
  if (problem === null) return;
  throw new AppError('invalid_input', `Not valid: ${field}.`, {
    errors: [{ path: field, code: 'invalid_url', message: `It ${problem}.` }],
  });
}
