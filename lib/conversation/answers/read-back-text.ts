import type { ReadBackSays } from '../read-back-says';

interface Wording {
  /** For the names of days and months. */
  locale: string;
  opening: string;
  order: string;
  day: (day: string, notBefore: boolean) => string;
  place: (place: string) => string;
  collect: string;
  closing: string;
  taps: Record<ReadBackSays, string>;
}

const wordings = {
  en: {
    locale: 'en-GB',
    opening: 'This is how we read your order:',
    order: 'Your order number',
    day: (day, notBefore) => (notBefore ? `Delivery from ${day}` : `Delivery on ${day}`),
    place: (place) => `To ${place}`,
    collect: 'To be collected',
    closing: 'Please reply 1 to confirm, 2 to change it, 3 to cancel it.',
    taps: { confirm: 'Confirm', change: 'Change', cancel: 'Cancel' },
  },
  af: {
    locale: 'af-ZA',
    opening: 'So lees ons jou bestelling:',
    order: 'Jou bestelnommer',
    day: (day, notBefore) => (notBefore ? `Aflewering vanaf ${day}` : `Aflewering op ${day}`),
    place: (place) => `Na ${place}`,
    collect: 'Om afgehaal te word',
    closing: 'Antwoord asseblief 1 om te bevestig, 2 om te verander, 3 om te kanselleer.',
    taps: { confirm: 'Bevestig', change: 'Verander', cancel: 'Kanselleer' },
  },
  fr: {
    locale: 'fr',
    opening: 'Voici votre commande telle que nous l’avons lue :',
    order: 'Votre numéro de commande',
    day: (day, notBefore) => (notBefore ? `Livraison à partir du ${day}` : `Livraison le ${day}`),
    place: (place) => `À ${place}`,
    collect: 'À retirer',
    closing: 'Répondez 1 pour confirmer, 2 pour modifier, 3 pour annuler, s’il vous plaît.',
    taps: { confirm: 'Confirmer', change: 'Modifier', cancel: 'Annuler' },
  },
  pt: {
    locale: 'pt-PT',
    opening: 'Foi assim que lemos a sua encomenda:',
    order: 'O seu número de encomenda',
    day: (day, notBefore) => (notBefore ? `Entrega a partir de ${day}` : `Entrega: ${day}`),
    place: (place) => `Para ${place}`,
    collect: 'Para levantar',
    closing: 'Responda 1 para confirmar, 2 para alterar, 3 para cancelar, por favor.',
    taps: { confirm: 'Confirmar', change: 'Alterar', cancel: 'Cancelar' },
  },
  es: {
    locale: 'es',
    opening: 'Así hemos leído su pedido:',
    order: 'Su número de pedido',
    day: (day, notBefore) => (notBefore ? `Entrega a partir del ${day}` : `Entrega: ${day}`),
    place: (place) => `En ${place}`,
    collect: 'Para recoger',
    closing: 'Responda 1 para confirmar, 2 para cambiar, 3 para cancelar, por favor.',
    taps: { confirm: 'Confirmar', change: 'Cambiar', cancel: 'Cancelar' },
  },
  zu: {
    locale: 'zu',
    opening: 'Nansi i-oda yakho njengoba siyifundile:',
    order: 'Inombolo ye-oda yakho',
    day: (day, notBefore) => (notBefore ? `Izolethwa kusukela ngo-${day}` : `Izolethwa ngo-${day}`),
    place: (place) => `Iye ku-${place}`,
    collect: 'Izolandwa',
    closing: 'Sicela uphendule ngo-1 ukuqinisekisa, 2 ukushintsha, 3 ukukhansela.',
    taps: { confirm: 'Qinisekisa', change: 'Shintsha', cancel: 'Khansela' },
  },
} satisfies Record<string, Wording>;

export interface ReadBackGoods {
  /** As it is ordered, in the product's unit. */
  quantity: number;
  unit: string;
  name: string;
}

export interface ReadBack {
  goods: readonly ReadBackGoods[];
  poNumber: string | null;
  /** `YYYY-MM-DD`. */
  requestedDate: string | null;
  /** Not on the day but from it on. */
  notBefore: boolean;
  place: string | null;
  isCollected: boolean;
}

/**
 * An order as it was read, for its customer to confirm, change or cancel. `language` is a tag such as `af` or `af-ZA`;
 * English where there are no words for it.
 */
export function readBackText(language: string, order: ReadBack): string {
  const wording = wordingOf(language);
  const { goods, poNumber, requestedDate, notBefore, place, isCollected } = order;
  const head = [
    ...(poNumber === null ? [] : [`${wording.order}: ${poNumber}`]),
    ...(requestedDate === null ? [] : [wording.day(dayIn(wording.locale, requestedDate), notBefore)]),
    ...(isCollected ? [wording.collect] : place === null ? [] : [wording.place(place)]),
  ];
  return [wording.opening, ...goods.map((each) => `• ${goodsWords(each)}`), ...head, wording.closing].join(
    '\n',
  );
}

/** What stands on the choices that may be tapped instead, in the same language. */
export const readBackTaps = (language: string): Record<ReadBackSays, string> => wordingOf(language).taps;

/** "24 × Zing Cola 330ml", "10 KG Onions". */
export function goodsWords({ quantity, unit, name }: ReadBackGoods): string {
  return unit === '' || unit.toUpperCase() === 'EA' ? `${quantity} × ${name}` : `${quantity} ${unit} ${name}`;
}

function dayIn(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' },
  });
  return format.format(new Date(`${day}T12:00:00Z`));
}

function wordingOf(language: string): Wording {
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  return new Map<string, Wording>(Object.entries(wordings)).get(primary) ?? wordings.en;
}
