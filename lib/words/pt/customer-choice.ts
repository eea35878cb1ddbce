import type { Translated } from '../words';

export const customerChoice: Translated<'customerChoice'> = {
  find: 'Procurar um cliente',
  more: 'Mais {count}. Continue a escrever para os reduzir.',
  noneFits: 'Nenhum cliente corresponde.',
};
