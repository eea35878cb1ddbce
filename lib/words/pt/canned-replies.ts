import type { Translated } from '../words';

export const cannedReplies: Translated<'cannedReplies'> = {
  add: 'Adicionar resposta',
  caption: 'Respostas prontas, por língua e título',
  example: 'Com uma encomenda de exemplo lê-se:',
  intro:
    'O que se escreve vezes sem conta aos clientes. A bancada propõe-nas abaixo da conversa, primeiro na língua do cliente, preenchidas com o que a encomenda diz; um operador vê o texto antes de ser enviado.',
  language: 'Língua',
  none: 'Não há respostas prontas',
  noneWhat: 'Guarde a primeira: “Olá {customer}, a sua encomenda sai em {day}.”',
  removeWhat: 'A bancada deixa de a propor. O que com ela se escreveu fica.',
  reply: 'Resposta',
  text: 'Texto',
  title: 'Respostas prontas',
  titleHint: 'Pelo qual um operador a encontra.',
  titleOf: 'Título',
  unknown: 'Não há {name}; veja abaixo o que há.',
  variable_customer: 'O nome do cliente',
  variable_deliveryDate: 'O dia que pediram',
  variable_lines: 'Os artigos, um por linha',
  variable_order: 'A encomenda de venda do ERP ou, se não houver, o número do cliente',
  variable_total: 'O total, com a moeda',
};
