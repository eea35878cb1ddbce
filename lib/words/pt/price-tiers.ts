import type { Translated } from '../words';

export const priceTiers: Translated<'priceTiers'> = {
  customers: 'Clientes',
  forATime: 'Preços temporários',
  intro:
    'Um cliente paga um preço próprio, senão o temporário do seu escalão, senão o do escalão, senão o preço base. Os preços definem-se na página do produto, os de um cliente na dele; os preços dos escalões também podem ser importados.',
  noneYet: 'Ainda não há escalões de preço',
  noneYetWhat: 'O primeiro cliente traz um: STANDARD, ou o que uma importação indicar.',
  priceTier: 'Escalão de preço',
  products: 'Produtos com preço',
  title: 'Escalões de preço',
};
