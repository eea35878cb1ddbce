import type { NotificationTexts } from './notification-texts';

export const af: NotificationTexts = {
  COMPLETED: ({ customerName, reference, total }) =>
    reference === ''
      ? `Hallo ${customerName}, jou bestelling is goedgekeur. Totaal: ${total}.`
      : `Hallo ${customerName}, jou bestelling is goedgekeur. Verwysing: ${reference}. Totaal: ${total}.`,
  CANCELLED: ({ customerName, reason }) =>
    reason === ''
      ? `Hallo ${customerName}, jou bestelling is gekanselleer.`
      : `Hallo ${customerName}, jou bestelling is gekanselleer. Rede: ${reason}`,
  SPLIT: ({ customerName, locationName }) =>
    `Hallo ${customerName}, ’n deel van jou bestelling kom van ${locationName || '’n ander plek'} af. ` +
    'Jy sal daarvoor ’n aparte bevestiging kry.',
};
