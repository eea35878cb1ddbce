/*
 * A text as `spell` leaves it, without what it denies of the money: "payment not received", "no deposit was posted", "has not
 * received your payment", "pago no registrado". None of these says that the order is not booked.
 */

const money =
  '(?:pre)?payments?|deposits?|remittances?|funds|pagos?|pagamento|paiements?|zahlung(?:en)?|betalings?';
const taken =
  'received|posted|booked|processed|recorded|registered|completed|taken|recibido|registrado|procesado|recebido|processado|reçu|enregistré|traité|erhalten|gebucht|verarbeitet|registrato|ricevuto|ontvangen|geboekt|verwerkt|ontvang|geboek';
const not = "not|never|n't|no|não|nao|nicht|niet|nie|pas|non";
/** A word that names no order: behind "payment received, order" a denial is the order's. */
const word =
  "(?!(?:sales|orders?|documents?|lines?|pedidos?|orden|encomenda|commande|auftrag|bestellung|bestelling|ordine)(?!\\p{L}))[\\p{L}']+";
/** "for the order SO-1" and "of this order" say only which payment. */
const ofOrder = '(?: (?:for|of|on) (?:the |this |your )?(?:sales )?(?:order|document)(?: \\S*\\d\\S*)?)?';

const denials = [
  `(?:${money})${ofOrder}(?: ${word}){0,2}?(?: (?:${not})|n't)(?: ${word}){0,2}? (?:${taken})`,
  `(?:no|nothing of the) (?:${money})${ofOrder}(?: ${word}){0,2}? (?:${taken})`,
  `(?:not|never)(?: ${word}){0,2}? (?:received|taken|processed)(?: (?:the|your|their|any|a|full))? (?:${money})`,
].map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'));

/** What is left of a text when the payments that it denies are taken out. */
export const withoutPayments = (said: string): string =>
  denials.reduce((left, pattern) => left.replace(pattern, ' '), said);
