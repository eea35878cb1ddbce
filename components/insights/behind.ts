import type { OrderChannel } from '@/lib/orders/channels';

interface Behind {
  from: string;
  to: string;
  touched?: boolean;
  channel?: OrderChannel;
}

/** Where the approved orders behind a figure are listed. */
export function ordersBehind({ from, to, touched, channel }: Behind): string {
  const query = new URLSearchParams({ approvedFrom: from, approvedTo: to });
  if (touched !== undefined) query.set('touched', String(touched));
  if (channel !== undefined) query.set('channel', channel);
  return `/orders?${query}`;
}
