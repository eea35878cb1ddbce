import { clock, localTime } from '../../clock';
import { longestProbePauseMs } from './sync-pace';

/** Why an order waits for an ERP that is away, in a sentence; moments in the tenant's time zone. */
export function tellWaiting(
  { awaySince, probeAt }: { awaySince: Date; probeAt: Date },
  timeZone: string,
): string {
  if (probeAt.getTime() - clock.now().getTime() > longestProbePauseMs) {
    return `The ERP asked us to wait until ${localTime(probeAt, timeZone)}.`;
  }
  const since = localTime(awaySince, timeZone);
  return `The ERP has been unavailable since ${since}. It is tried again every ${longestProbePauseMs / 1000} s.`;
}
