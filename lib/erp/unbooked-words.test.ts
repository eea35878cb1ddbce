import { expect, it } from 'vitest';
import { deniesInMessage, deniesInWarning } from './unbooked-words';

const ofMoney = [
  'Sales order SO-1 accepted. Payment not received.',
  'Order SO-1 created, payment not yet received',
  'Order SO-1 booked; the deposit has not been posted',
  'Accepted, no payment has been received',
  'Order accepted, we have not received your payment yet',
  'SO-1 created; payment for order SO-1 not received',
  "Order created. The payment wasn't processed",
  'Pedido SO-1 creado, pago no recibido; pago no registrado',
  'Auftrag SO-1 angelegt, Zahlung nicht gebucht',
  'Bestelling geskep, betaling nie ontvang nie, betaling nie geboek nie',
];

it.each(ofMoney)('takes what is said of a payment for no denial of the order: %s', (text) => {
  expect(deniesInMessage(text)).toBe(false);
  expect(deniesInWarning(text)).toBe(false);
});

const ofOrders = [
  'Order not received',
  'Payment received, order not posted',
  'Payment ok order SO-1 not booked',
  'Payment not received, order SO-1 was not posted',
  'Order not posted: payment not received',
  'No order was created, payment not received',
  'The order was not booked as no payment was received',
  'Payment not received: order cancelled',
  'Pago recibido, pedido no registrado',
  'Zahlung erhalten, Auftrag nicht gebucht',
  'Pago no recibido, pedido no creado',
];

it.each(ofOrders)('still takes the denial of the order beside it: %s', (text) => {
  expect(deniesInMessage(text)).toBe(true);
});
