import type { ConversationMessage } from '@/lib/customers/conversation-contract';

type State = NonNullable<ConversationMessage['delivery']>['status'];

/** How far a message to a customer has come. */
export const deliveryWords: Record<State, string> = {
  QUEUED: 'on its way',
  SENT: 'sent',
  DELIVERED: 'delivered',
  READ: 'read',
  FAILED: 'not sent',
};
