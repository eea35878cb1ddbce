import type { Finding } from '@/lib/catalogue/health-contract';

export type HealthTab = Finding | 'phrases';

/** What each finding is called, and what is to be done about it. */
export const findingWords: Readonly<Record<HealthTab, { title: string; mend: string }>> = {
  noPrice: {
    title: 'No price',
    mend: 'Their base price is 0: orders come out too low unless the customer or the tier has a price. Open the product and set one.',
  },
  noPackSize: {
    title: 'No pack size',
    mend: 'The unit or the name speaks of a pack, and the pack size is 1: “2 cases” would be read as 2 pieces.',
  },
  noBin: {
    title: 'No bin',
    mend: 'Their pick slip does not say where they lie.',
  },
  nearDuplicate: {
    title: 'Nearly the same name',
    mend: 'Customers’ words fit both equally. Make the names tell them apart, or teach phrases.',
  },
  oddSku: {
    title: 'SKU looks like something else',
    mend: 'It reads as a quantity, a size, a phone number or a day, and so it may be in a message.',
  },
  neverMatched: {
    title: 'Never ordered',
    mend: 'No order and no imported history has them. Customers may call them something else: teach a phrase.',
  },
  phrases: {
    title: 'Phrases without a product',
    mend: 'What customers wrote and nobody found a product for. Teach what it means, for everyone.',
  },
};

export const healthTabs = Object.keys(findingWords) as HealthTab[];
