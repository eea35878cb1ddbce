import type { Translated } from '../words';

export const customerChoice: Translated<'customerChoice'> = {
  find: 'Soek ’n kliënt',
  more: 'Nog {count}. Tik verder om hulle te beperk.',
  noneFits: 'Geen kliënt pas nie.',
};
