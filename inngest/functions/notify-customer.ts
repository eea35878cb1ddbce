import { giveUpNotifying } from '@/lib/messaging/give-up-notifying';
import { sendNotification } from '@/lib/messaging/send-notification';
import { workHandler } from '../work-function';

/** Sends one queued message to a customer through the messaging platform. */
export const notifyCustomerWork = workHandler({
  id: 'notify-customer',
  work: 'notification/due',
  concurrency: { perTenant: 4, total: 64 },
  run: async ({ ctx, workId, notificationId }, runStep) => {
    await runStep('send', () => sendNotification(ctx, { notificationId, workId }));
  },
  onGivenUp: ({ ctx, workId, notificationId }, message) =>
    giveUpNotifying(ctx, { notificationId, workId, message }),
});
