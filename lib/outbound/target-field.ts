import { z } from 'zod';
import { env } from '../env';
import { describeTargetProblem } from './describe-target-problem';

/** An address that somebody types: `invalid_url` when the service may not call it. */
export const targetField = z.string().superRefine((url, issues) => {
  const problem = describeTargetProblem(url, { allowPrivateTargets: env().allowPrivateTargets });
  if (problem !== null)
    issues.addIssue({ code: 'custom', params: { code: 'invalid_url' }, message: `It ${problem}.` });
});
