import type { NotificationTexts } from './notification-texts';

export const en: NotificationTexts = {
  COMPLETED: ({ customerName, reference, total }) =>
    reference === ''
      ? `Hi ${customerName}, your order was approved. Total: ${total}.`
      : `Hi ${customerName}, your order was approved. Reference: ${reference}. Total: ${total}.`,
  CANCELLED: ({ customerName, reason }) =>
    reason === ''
      ? `Hi ${customerName}, your order was cancelled.`
      : `Hi ${customerName}, your order was cancelled. Reason: ${reason}`,
  SPLIT: ({ customerName, locationName }) =>
    `Hi ${customerName}, part of your order will come from ${locationName || 'another location'}. ` +
    'You will get a separate confirmation for it.',
};
