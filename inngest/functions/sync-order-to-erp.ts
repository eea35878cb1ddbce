import { mintOrderId } from '@/lib/ids';
import { giveUpSyncing } from '@/lib/orders/give-up-syncing';
import { syncToErp } from '@/lib/orders/sync-to-erp';
import { workHandler } from '../work-function';

/** The only caller of the ERP: one attempt to create the sales order of an approved order. */
export const syncOrderToErpWork = workHandler({
  id: 'sync-order-to-erp',
  work: 'order/approved',
  concurrency: { perTenant: 8, total: 64 },
  run: async ({ ctx, workId, orderId }, runStep) => {
    await runStep('sync', () => syncToErp(ctx, { orderId: mintOrderId(orderId), workId }));
  },
  onGivenUp: ({ ctx, workId, orderId }, message) =>
    giveUpSyncing(ctx, { orderId: mintOrderId(orderId), workId, message }),
});
