import type { Translated } from '../words';

export const catalogueHealth: Translated<'catalogueHealth'> = {
  action: 'Ação',
  bin: 'Posição',
  customers: 'Clientes',
  finding_nearDuplicate: 'Nome quase igual',
  finding_neverMatched: 'Nunca encomendado',
  finding_noBin: 'Sem posição',
  finding_noPackSize: 'Sem tamanho de pack',
  finding_noPrice: 'Sem preço',
  finding_oddSku: 'SKU parece outra coisa',
  finding_phrases: 'Frases sem produto',
  findings: 'Resultados',
  last: 'Última',
  mend_nearDuplicate:
    'As palavras dos clientes servem igualmente para os dois. Distinga-os pelo nome ou ensine frases.',
  mend_neverMatched:
    'Não estão em nenhuma encomenda nem no histórico importado. Os clientes talvez lhes chamem outra coisa: ensine uma frase.',
  mend_noBin: 'A guia de separação não diz onde estão.',
  mend_noPackSize:
    'A unidade ou o nome fala de um pack e o tamanho do pack é 1: “2 caixas” seriam lidas como 2 unidades.',
  mend_noPrice:
    'O preço base é 0: as encomendas ficam abaixo do valor, a não ser que o cliente ou o escalão tenha um preço. Abra o produto e defina um.',
  mend_oddSku: 'Lê-se como quantidade, tamanho, telefone ou dia, e assim pode ser entendido numa mensagem.',
  mend_phrases:
    'O que os clientes escreveram e para que ninguém encontrou produto. Ensine o que significa, para todos.',
  nearlySame: 'Quase igual',
  none: 'Nenhum',
  nothing: 'Nada encontrado',
  nothingWhat: 'Não há nada a corrigir aqui.',
  pack: 'Pack',
  phrase: 'Frase',
  price: 'Preço',
  product: 'Produto',
  times: 'Vezes',
  title: 'Qualidade do catálogo',
  unit: 'Unidade',
};
