import { fanOutEvent } from '@/lib/webhooks/fan-out-event';
import { giveUpFanOut } from '@/lib/webhooks/give-up-fan-out';
import { workHandler } from '../work-function';

/** A recorded event becomes one delivery for each endpoint that subscribed to it. */
export const fanOutEventWork = workHandler({
  id: 'fan-out-event',
  work: 'event/recorded',
  concurrency: { perTenant: 2, total: 4 },
  run: async ({ ctx, workId, eventId }, runStep) => {
    await runStep('fan-out', () => fanOutEvent(ctx, { eventId, workId }));
  },
  onGivenUp: ({ ctx, workId }, message) => giveUpFanOut(ctx, { workId, message }),
});
