import { keepPartitions } from '@/lib/ledger/keep-partitions';
import { oweErpReads } from '@/lib/ledger/owe-erp-reads';
import { oweRetention } from '@/lib/ledger/owe-retention';
import type { Sweeper } from '@/lib/ledger/relay';
import { sweepSettled } from '@/lib/ledger/sweep-settled';
import { assignMessages } from '@/lib/messaging/assign-messages';

const minuteMs = 60_000;

/** What a service does beside handing out work. */
export const sweepers: readonly Sweeper[] = [
  // A message that is being stored while its number is set up is seen by neither of the two.
  { does: 'assign messages', everyMs: minuteMs, atStart: true, run: assignMessages },
  { does: 'owe the retention', everyMs: minuteMs, atStart: true, run: oweRetention },
  { does: 'owe the readings of the ERP', everyMs: minuteMs, atStart: true, run: oweErpReads },
  { does: 'make and drop partitions', everyMs: 60 * minuteMs, atStart: true, run: keepPartitions },
  { does: 'sweep settled work', everyMs: 60 * minuteMs, run: sweepSettled },
];
