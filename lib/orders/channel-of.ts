import { type SQL, sql } from 'drizzle-orm';
import { orders } from '@/db/schema/orders';
import type { OrderChannel } from './channels';

/** The channel of an order, as SQL over its row. */
export const channelOf: SQL<OrderChannel> = sql<OrderChannel>`case
  when ${orders.source} <> 'MESSAGING' then ${orders.source}::text
  when ${orders.isVoiceNote} then 'VOICE' else 'TEXT' end`;
