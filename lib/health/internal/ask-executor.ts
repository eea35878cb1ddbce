import { env } from '../../env';
import { guardedFetch } from '../../outbound/guarded-fetch';
import { OutboundError } from '../../outbound/outbound-error';
import type { StatusOf } from '../part-status';
import { goneParts, missingParts } from '../readiness';

/** Whether whatever runs the functions can be reached; any answer will do. */
export async function askExecutor(): Promise<StatusOf<'executor'>> {
  const { inngest, embedded } = env();
  const kind = inngest.baseUrl === undefined ? 'cloud' : embedded ? 'embedded' : 'server';
  const hasFunctions = ![...missingParts(), ...goneParts()].includes('functions');
  const status = { part: 'executor', kind, hasFunctions } as const;
  if (inngest.baseUrl === undefined) return { ...status, reachable: null };
  try {
    await guardedFetch(`${inngest.baseUrl}/health`, {
      method: 'GET',
      timeoutMs: 2000,
      allowPrivateTargets: true,
      maxResponseBytes: 64 * 1024,
    });
    return { ...status, reachable: true };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...status, reachable: false };
  }
}
