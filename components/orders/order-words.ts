import type { Tone } from '@/components/ui/badge';
import type { MessageKind } from '@/lib/conversation/kind';
import type { Closing, OrderStatus } from '@/lib/orders/status';

/** Each status as people say it. */
export const statusWords: Record<OrderStatus, { words: string; tone: Tone }> = {
  RECEIVED: { words: 'Being read', tone: 'plain' },
  PENDING_REVIEW: { words: 'To review', tone: 'warn' },
  APPROVED: { words: 'Going to the ERP', tone: 'info' },
  COMPLETED: { words: 'In the ERP', tone: 'good' },
  FAILED: { words: 'Failed', tone: 'bad' },
  CANCELLED: { words: 'Rejected', tone: 'plain' },
};

/** The same of one that nobody rejected. */
export const closingWords: Record<Closing, string> = {
  NOT_AN_ORDER: 'Not an order',
  MERGED: 'Merged',
};

/** What a message is, as people say it. */
export const kindWords: Record<MessageKind, string> = {
  ORDER: 'Order',
  ADDITION: 'Addition',
  CHANGE: 'Change',
  REMOVAL: 'Removal',
  CANCELLATION: 'Cancellation',
  ANSWER: 'Answer',
  CONFIRMATION: 'Confirmation',
  REPETITION: 'Repeat order',
  DUPLICATE: 'Duplicate',
  QUOTE_REQUEST: 'Quote request',
  QUESTION: 'Question',
  COMPLAINT: 'Complaint',
  STATUS_QUESTION: 'Where is my order?',
  STOCK_COUNT: 'Stock count',
  TALK: 'Talk',
};
