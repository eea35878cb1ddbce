import type { OrderChannel } from '@/lib/orders/channels';
import type { CorrectionCause } from '@/lib/orders/correction-causes';

interface Period {
  from: string;
  to: string;
}

interface Approved extends Period {
  touched?: boolean;
  channel?: OrderChannel;
  /** A correction that was made in them, whenever. */
  corrected?: CorrectionCause;
}

/** Where the approved orders behind a figure are listed. */
export function ordersBehind({ from, to, touched, channel, corrected }: Approved): string {
  const query = new URLSearchParams({ approvedFrom: from, approvedTo: to });
  if (touched !== undefined) query.set('touched', String(touched));
  if (channel !== undefined) query.set('channel', channel);
  if (corrected !== undefined) query.set('corrected', corrected);
  return `/orders?${query}`;
}

/** Where the orders are listed that somebody corrected in the period, for one cause or any. */
export function ordersCorrected({ from, to }: Period, cause?: CorrectionCause): string {
  const days = { correctedFrom: from, correctedTo: to };
  return `/orders?${new URLSearchParams(cause === undefined ? days : { corrected: cause, ...days })}`;
}
