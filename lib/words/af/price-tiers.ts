import type { Translated } from '../words';

export const priceTiers: Translated<'priceTiers'> = {
  customers: 'Kliënte',
  forATime: 'Tydelike pryse',
  intro:
    '’n Kliënt betaal ’n prys van hulle eie, anders wat hulle vlak tydelik het, anders die vlak se prys, anders die basisprys. Pryse word op die produk se bladsy gestel, dié van een kliënt op hulle s’n; die pryse van vlakke kan ook ingevoer word.',
  noneYet: 'Nog geen prysvlak nie',
  noneYetWhat: 'Die eerste kliënt bring een: STANDARD, of die een wat ’n invoer noem.',
  priceTier: 'Prysvlak',
  products: 'Produkte met ’n prys',
  title: 'Prysvlakke',
};
