import type { Sayings, Unproved } from '../../sayings';

/**
 * What people say in Portuguese about the lines of their orders, a row a phrase; see Sayings.
 * One list, however long: what a phrase does is found in one place.
 */
export const sayings: Sayings = {
  consequence: [
    ['faca', 'Afinal das 8 zesta grape 2l faça 12. E mais 4 gouda 400', '12 zesta grape 2l; 4 gouda 400'],
    ['ponha', 'sem leite, ponha 6 arroz', '6 arroz'],
  ],
  exclude: [
    ['exceto', '6 leite, 2 arroz. exceto arroz', '6 leite'],
    ['menos o/a/os/as?', '6 leite, 2 arroz. menos arroz', '6 leite'],
    ['nada de', '6 leite, 2 arroz. nada de arroz', '6 leite'],
    ['sem o/a/os/as', '6 leite, 2 arroz. sem o arroz', '6 leite'],
    [
      'tenho/temos bastante/muito/muita/suficiente/muitos/muitas',
      '6 leite, 2 arroz. tenho bastante arroz',
      '6 leite',
    ],
  ],
  wait: [
    [
      'aguarde/espere/aguardar/esperar a? minha/nossa confirmacao',
      '6 leite, 2 arroz. aguarde minha confirmacao',
      '6 leite; 2 arroz; told_to_wait',
    ],
    [
      'ainda nao envie/envia/mande/manda/entregue',
      '6 leite, 2 arroz. ainda nao envie',
      '6 leite; 2 arroz; told_to_wait',
    ],
    [
      'nao envie/envia/mande/manda/entregue ainda',
      '6 leite, 2 arroz. nao envie ainda',
      '6 leite; 2 arroz; told_to_wait',
    ],
  ],
  quote: [
    ['um? orcamento de/para/dos', 'orcamento de 6 leite and 2 arroz', 'quote_asked'],
    ['uma? cotacao de/para/dos', 'cotacao de 6 leite and 2 arroz', 'quote_asked'],
  ],
  askAll: [
    ['nao e pedido', 'nao e pedido: 6 leite, 2 arroz', 'quote_asked'],
    ['so cotacao/precos', '6 leite, 2 arroz. so cotacao', 'quote_asked'],
  ],
  unordered: [
    [
      'nao pedido/pedidos/pedida/pedidas/encomendado/encomendados/encomendada/encomendadas',
      '6 leite, 2 arroz nao pedido',
      '6 leite',
    ],
    [
      'que nao e/sao nosso/nossa/nossos/nossas/meu/minha/meus/minhas',
      '6 leite, 2 arroz que nao e nosso',
      '6 leite',
    ],
    [
      'que nao/nunca o/a/os/as? pedimos/pedi/encomendamos/encomendei/solicitamos/tinhamos pedido?',
      '6 leite, 2 arroz que nao pedimos',
      '6 leite',
    ],
    ['que ninguem pediu/encomendou', '6 leite, 2 arroz que ninguem pediu', '6 leite'],
  ],
  arrived: [
    [
      'chegou/chegaram/veio/vieram todo/todos/toda/todas/tudo? bem/completo/completos/completa/completas/certo/certos/certa/certas/direito/perfeito/perfeitos',
      '6 leite, 2 arroz veio toda completos',
      '6 leite',
    ],
    [
      'esses/essas/isso/eles/elas/ja? ja? chegou/chegaram/entregaram na/no?',
      '6 leite, 2 arroz esses ja chegou na',
      '6 leite',
    ],
    [
      'estavam todos/todas/completos/completas/certos/certas/bem',
      '6 leite, 2 arroz estavam todos',
      '6 leite',
    ],
  ],
  complain: [
    ['cobraram/faturaram a? mais? o/a/os/as?', '6 leite. cobraram 2 arroz', '6 leite'],
    ['creditar/creditem/credite o/a/os/as?', '6 leite. creditar 2 arroz', '6 leite'],
    ['credito/reembolso/devolucao de/do/da/dos/das/por o/a/os/as?', '6 leite. credito de 2 arroz', '6 leite'],
    [
      'devolvo/devolvemos/devolvam/devolva/devolver/devolvendo/recolham o/a/os/as?',
      '6 leite. devolvo 2 arroz',
      '6 leite',
    ],
    ['estragado', '6 leite. 2 arroz estragado', '6 leite'],
    ['estragados', '6 leite. 2 arroz estragados', '6 leite'],
    [
      'facam/faca/fazer/quero/queremos/preciso/precisamos/favor/deem/dar uma/a/um/o? nota? de? credito/reembolso/devolucao',
      '6 leite. facam credito 2 arroz',
      '6 leite',
    ],
    ['fatura', '6 leite. 2 arroz fatura', '6 leite'],
    ['havia', '6 leite. havia 2 arroz', '6 leite'],
    [
      'me/nos cobraram/faturaram/cobrou/faturou a? mais? o/a/os/as?',
      '6 leite. nos cobrou a mais os 2 arroz',
      '6 leite',
    ],
    [
      'na/em fatura/nota/guia vieram/constam/cobraram/faturaram',
      '6 leite. 2 arroz, na fatura vieram',
      '6 leite',
    ],
    [
      'nos/me? vieram/mandaram/enviaram/trouxeram/deixaram/entregaram nos/me? o/a/os/as?',
      '6 leite. vieram 2 arroz',
      '6 leite',
    ],
    ['nota de credito', '6 leite. 2 arroz nota de credito', '6 leite'],
    [
      'o? motorista/entregador/camiao/caminhao/condutor nos/me? deixou/trouxe/descarregou/entregou nos/me?',
      '6 leite. 2 arroz motorista deixou',
      '6 leite',
    ],
    ['partido', '6 leite. 2 arroz partido', '6 leite'],
    ['recebi/recebemos o/a/os/as?', '6 leite. recebi 2 arroz', '6 leite'],
    ['recebido', '6 leite. 2 arroz recebido', '6 leite'],
    [
      'veio/vieram/chegou/chegaram errado/errados/errada/erradas/estragado/estragados/estragada/estragadas/vencido/vencidos/vencida/vencidas/partido/partidos/partida/partidas/mal',
      '6 leite. 2 arroz veio errado',
      '6 leite',
    ],
    [
      'veio/vieram/chegou/chegaram/estava/estavam aberto/abertos/aberta/abertas/molhado/molhados/molhada/molhadas/amassado/amassados/amassada/amassadas/podre/podres/rasgado/rasgados/rasgada/rasgadas/azedo/azedos/derretido/derretidos',
      '6 leite. 2 arroz veio aberto',
      '6 leite',
    ],
    ['vencido', '6 leite. 2 arroz vencido', '6 leite'],
  ],
  cancel: [
    ['apaga/apague/risca/risque/corta/corte o/a/os/as', '6 leite, 2 arroz. risca o arroz', '6 leite'],
    [
      'cancela/cancelar/cancele/cancelem/tira/tirar/tire/tirem/retira/retire/esquece/esqueca/elimina/exclui/exclua o/a/os/as/do/da?',
      'manda 10 arroz sunvalley 5kg, 2 oleo golden drop 5L. cancela o oleo',
      '10 arroz sunvalley 5kg',
    ],
    ['deixa/deixe/deixem o/a/os/as', '6 leite, 2 arroz. deixa o pao', '6 leite; 2 arroz'],
    ['dispensa/dispense o/a/os/as?', '6 leite, 2 arroz. dispensa o arroz', '6 leite'],
    ['elimina/elimine/remova/remove/apague o/a/os/as', '6 leite, 2 arroz. remova o arroz', '6 leite'],
    ['em/no vez/lugar de/do/da/dos/das', '6 leite, 2 arroz. em vez de arroz', '6 leite'],
    ['ja? cancelei/cancelamos/adiamos o/a/os/as', '6 leite, 2 arroz. cancelei o arroz', '6 leite'],
    [
      'ja? nao me? manda/mande/mandes/mandem/envia/envie/envies/enviem/quero/queremos/preciso/precisamos/traz/traga/tragas/tragam/coloca/coloque/coloques/ponha/ponhas mais? de?',
      '6 leite, 2 arroz. nao manda arroz',
      '6 leite',
    ],
    ['melhor/ja sem o/a/os/as?', '6 leite, 2 arroz. melhor sem arroz', '6 leite'],
    ['nao', '4 custard 500g, 2 velas - as velas nao, obrigado', '4 custard 500g'],
    ['nao precisa/precisam/preciso', '6 leite, 2 arroz. arroz nao precisa', '6 leite'],
    ['ninguem a/o/as/os? compra/bebe/come/quer/usa/gosta', '6 leite, 2 arroz. ninguem come arroz', '6 leite'],
    ['sobrou/sobra/sobraram', '6 leite, 2 arroz. sobrou arroz', '6 leite'],
  ],
  cancelAll: [
    ['comecamos/comecar/vamos de novo/zero', '6 leite, 2 arroz. comecamos de novo', 'cancels_order'],
    [
      'ignora/ignore/esquece/esqueca/cancela/cancele/apaga/apague tudo? o que eu? escrevi/disse/mandei/pedi/esta? acima/cima?',
      '6 leite, 2 arroz. ignora o que',
      'cancels_order',
    ],
    [
      'ignora/ignore/esquece/esqueca/cancela/cancele/cancelar/anula/anule todo/toda? o/a/meu/minha/este/esta pedido/encomenda/lista/mensagem todo/toda/inteiro/inteira/acima?',
      '6 leite, 2 arroz. ignora o pedido',
      'cancels_order',
    ],
    [
      'ignora/ignore/ignorem/esquece/esqueca/esquecam/apaga/apague/descarta/descarte o que ele/ela/eles/elas? escreveu/escreveram/mandou/mandaram/pediu/pediram/disse/disseram/enviou/enviaram acima/abaixo/embaixo?',
      '6 leite, 2 arroz. ignorem o que eles mandou embaixo',
      'cancels_order',
    ],
    [
      'ignora/ignore/ignorem/esquece/esqueca/esquecam/cancela/cancele/cancelem/apaga/apague/descarta/descarte/anula/anule tudo isso/acima/de? cima/anterior?',
      '6 leite, 2 arroz. ignora tudo',
      'cancels_order',
    ],
    [
      'nao liga/ligue/liguem para/ao/a/no o? que? ele/ela/eles/elas? escreveu/escreveram/mandou/mandaram/pediu/pediram/disse/disseram/pedido/lista acima/abaixo?',
      '6 leite, 2 arroz. nao liga para escreveu',
      'cancels_order',
    ],
  ],
  settle: [
    ['basta/bastam', 'leite: 6 basta', '6 leite'],
    ['e/sao suficiente/suficientes/bastante', '6 leite, 2 arroz. 4 e suficiente', '6 leite; 4 arroz'],
  ],
  cancelBefore: [
    ['agora nao', '6 leite. 2 arroz? agora nao', '6 leite'],
    ['cancela isso', '6 leite, 2 arroz. arroz cancela isso', '6 leite'],
    ['cancelado', '6 leite, 2 arroz. arroz cancelado', '6 leite'],
    [
      'custa/custam/sai/saem muito/demasiado/demais caro/cara/caros/caras?',
      '6 leite, 2 arroz. arroz custa muito',
      '6 leite',
    ],
    ['deixa', 'ola 4 custard 500g e 6 velas deixa na portaria', '4 custard 500g; 6 velas'],
    ['deixa la', 'ola 4 custard 500g e 6 velas, as velas deixa la', '4 custard 500g'],
    ['deixa/deixe/deixem isso', '6 leite, 2 arroz. arroz deixa isso', '6 leite'],
    [
      'desculpa/desculpe/ops? chat/grupo/fornecedor/contacto/contato/pessoa errado/errada',
      '6 leite, 2 arroz. arroz chat errado',
      '6 leite',
    ],
    ['esquece isso', '6 leite, 2 arroz. arroz esquece isso', '6 leite'],
    ['fica/ficam/deixa pra/para depois', '6 leite, 2 arroz. arroz fica pra depois', '6 leite'],
    ['ja temos', '6 leite, 2 arroz. arroz ja temos', '6 leite'],
    ['muito/demasiado caro/cara/caros/caras', '6 leite, 2 arroz. arroz esta muito caro', '6 leite'],
    ['nao a/o/as/os comem/bebem/usam/querem', '6 leite, 2 arroz. arroz nao a comem', '6 leite'],
    ['nao esta/desta semana/vez', '6 leite, 2 arroz. arroz nao esta semana', '6 leite'],
    ['nao gostam disso/disto/dele/dela/deles/delas', '6 leite, 2 arroz. arroz nao gostam disso', '6 leite'],
    ['nao sai/saem/gira/giram', '6 leite, 2 arroz. o arroz nao sai', '6 leite'],
    ['nao vende/vendem', '6 leite, 2 arroz. o arroz nao vende', '6 leite'],
    ['para a proxima', '6 leite, 2 arroz. arroz para a proxima', '6 leite'],
    ['pode/podem esperar/ficar', '6 leite, 2 arroz. arroz pode esperar', '6 leite'],
    ['por agora nao', '6 leite. 2 arroz? por agora nao', '6 leite'],
    ['tira isso', '6 leite, 2 arroz. arroz tira isso', '6 leite'],
  ],
  correct: [
    [
      'afinal',
      '6 golden drop 2l\n3 cane hill branco 5kg\nAfinal 10 do óleo',
      '10 golden drop 2l; 3 cane hill branco 5kg',
    ],
    ['alias', '6 leite, 2 arroz. alias 4', '6 leite; 4 arroz'],
    ['brincadeira/brinco so/apenas/sao?', '6 leite, 2 arroz. brincadeira 4', '6 leite; 4 arroz'],
    [
      'contei/contamos/medi/medimos/li/lemos/escrevi/pus/disse/calculei/anotei mal/errado',
      '6 leite, 2 arroz. contei mal 4 arroz',
      '6 leite; 4 arroz',
    ],
    ['correcao', '6 leite, 2 arroz. correcao 4', '6 leite; 4 arroz'],
    ['corrijo', '6 leite, 2 arroz. corrijo 4', '6 leite; 4 arroz'],
    ['desculpa', '12 gouda 400g... desculpa, 12 não, 2 caixas. E 2 maas 2kg', '2 gouda 400g; 2 maas 2kg'],
    ['desculpe', '6 leite, 2 arroz. desculpe 4', '6 leite; 4 arroz'],
    ['deve/devem ser', '6 leite, 2 arroz. deve ser 4', '6 leite; 4 arroz'],
    ['digo', '6 leite, 2 arroz. digo 4', '6 leite; 4 arroz'],
    ['em vez', '6 leite, 2 arroz. em vez 4 arroz', '6 leite; 4 arroz'],
    ['enganei me', '6 leite, 2 arroz. enganei me 4', '6 leite; 4 arroz'],
    ['engano meu', '6 leite, 2 arroz. engano meu 4', '6 leite; 4 arroz'],
    ['espera', '6 leite, 2 arroz. espera 4', '6 leite; 4 arroz'],
    ['melhor', '6 leite, 2 arroz. melhor 4', '6 leite; 4 arroz'],
    ['muda para', '6 leite, 2 arroz. muda para 4', '6 leite; 4 arroz'],
    ['na verdade', '8 claw hammers, na verdade 10 desses. E 2 tarp 16x20', '10 claw hammers; 2 tarp 16x20'],
    ['nao melhor/so/apenas/antes', '6 leite, 2 arroz. nao so 4', '6 leite; 4 arroz'],
    [
      'nao poe/ponha/bota/bote/mete/meta/coloca/coloque/faz/faca',
      '4 cane hill branco 5kg e 3 golden drop 5l\nnão, põe 9 de açúcar',
      '9 cane hill branco 5kg; 3 golden drop 5l',
    ],
    ['passa/passam a ser?', '6 leite, 2 arroz. passa a 4 arroz', '6 leite; 4 arroz'],
    [
      'pensando bem/melhor',
      '6 maas 2kg... pensando bem, 6 gouda 400g e 3 arroz basmati 2kg',
      '6 gouda 400g; 3 arroz basmati 2kg',
    ],
    [
      'pode/podem/podes/podia baixar/descer/subir para/a/ate',
      '6 leite, 2 arroz. pode baixar para 4',
      '6 leite; 4 arroz',
    ],
    ['que seja', '6 leite, 2 arroz. que seja 4 arroz', '6 leite; 4 arroz'],
    ['que sejam', '6 leite, 2 arroz. que sejam 4 arroz', '6 leite; 4 arroz'],
    ['quer dizer', '3 geleia de damasco 320g, quer dizer geleia de morango 320g', '3 geleia de morango 320g'],
    ['queria dizer', '6 leite, 2 arroz. queria dizer 4 arroz', '6 leite; 4 arroz'],
    ['sobe/baixa para', '6 leite, 2 arroz. sobe para 4', '6 leite; 4 arroz'],
    [
      'sobe/suba/subam/baixa/baixe/baixem/aumenta/aumente/aumentem/reduz/reduza/reduzam/diminui/diminua o/a/os/as',
      '6 leite, 2 arroz. aumenta o leite para 8',
      '8 leite; 2 arroz',
    ],
    ['tem que ser', '6 leite, 2 arroz. tem que ser 4 arroz', '6 leite; 4 arroz'],
    [
      'troca/troque/trocar/substitui/substitua/muda/mude o/a/os/as',
      '6 leite, 2 arroz. troca o 4 arroz',
      '6 leite; 4 arroz',
    ],
  ],
  each: [
    ['cada', 'leite, arroz, pão 6 cada', '6 leite; 6 arroz; 6 pão'],
    ['cada um', '6 cada um leite, arroz, pão', '6 leite; 6 arroz; 6 pão'],
    ['cada uma', '6 cada uma leite, arroz, pão', '6 leite; 6 arroz; 6 pão'],
    ['de cada', 'leite, arroz, pão 6 de cada', '6 leite; 6 arroz; 6 pão'],
    [
      'de cada sabor/tipo/cor/variedade/tamanho',
      '6 de cada sabor leite, arroz, pão',
      '6 leite; 6 arroz; 6 pão',
    ],
    ['de cada um', '6 de cada um leite, arroz, pão', '6 leite; 6 arroz; 6 pão'],
    ['de cada uma', '6 de cada uma leite, arroz, pão', '6 leite; 6 arroz; 6 pão'],
    ['dos/das seguintes', 'leite, arroz, pão 6 dos seguintes', '6 leite; 6 arroz; 6 pão'],
  ],
  holds: [
    [
      'ainda/ja temos/tenho/tem/ha/restam/sobram',
      '2 corn flakes 500g por favor. Ainda temos 10 samp 1kg',
      '2 corn flakes 500g',
    ],
    ['temos/tenho/tem ainda', '6 leite, 2 arroz. temos ainda arroz', '6 leite'],
  ],
  have: [
    ['em estoque', 'leite: em estoque 2 preciso 6', '6 leite'],
    ['em stock', 'leite: em stock 2 preciso 6', '6 leite'],
    ['ha', 'leite: ha 2 preciso 6', '6 leite'],
    ['restam', 'gouda 400g restam 2, mandar 12\nmaas 2kg restam 3, envie 6', '12 gouda 400g; 6 maas 2kg'],
    [
      'temos',
      'zesta grape 2l minimo 6 temos 2 pedir 4\ngouda 400 minimo 4 temos 1 pedir 3',
      '4 zesta grape 2l; 3 gouda 400',
    ],
    ['tenho', 'leite: tenho 2 preciso 6', '6 leite'],
  ],
  need: [
    ['falta', 'leite: tenho 2 falta 6', '6 leite'],
    ['faltam', 'leite: tenho 2 faltam 6', '6 leite'],
    [
      'pedir',
      'maas 2kg - 4 en la bodega, pedir 12\nsamp 1kg: 2 en el estante, necesito 5',
      '12 maas 2kg; 5 samp 1kg',
    ],
    ['precisamos', 'leite (tenho 2) precisamos 6', '6 leite'],
    ['preciso', 'leite (tenho 2) preciso 6', '6 leite'],
  ],
  lack: [
    ['caso contrario', '6 leite, caso contrario 6 arroz', '6 leite'],
    ['se nao houver/tiver/tiverem/ha?', '6 leite, se nao 6 arroz', '6 leite'],
    [
      'se/quando esse/essa/este/esta? ja? acabar/acabou/acabarem/esgotar/esgotou',
      '6 leite, se acabar 6 arroz',
      '6 leite',
    ],
    ['senao', '6 leite, senao 6 arroz', '6 leite'],
  ],
  substitute: [['ou', '6 leite ou 6 arroz', '6 leite']],
  ask: [
    ['antes pedia/pediamos/comprava/compravamos/levava/levavamos', '6 leite. antes pedia 4 arroz', '6 leite'],
    ['chegou/chegaram o/a/os/as/meus/minhas', '6 leite. chegou o 4 arroz?', '6 leite'],
    ['cotar', 'Podem cotar 40 baked beans 410g? Para já mandem 6 maas 2kg', '6 maas 2kg'],
    [
      'ia/iamos pedir/comprar/encomendar/levar/dizer/por/escrever os/as?',
      '6 leite. ia pedir 4 arroz',
      '6 leite',
    ],
    [
      'o? que aconteceu com o/a/os/as/meu/minha/meus/minhas',
      '6 leite. que aconteceu com o 4 arroz',
      '6 leite',
    ],
    [
      'onde esta/estao/ficou/ficaram o/a/os/as/meu/minha/meus/minhas',
      '6 leite. onde esta o 4 arroz?',
      '6 leite',
    ],
    ['originalmente/inicialmente queria/pedi/tinha?', '6 leite. originalmente 4 arroz', '6 leite'],
    ['pedem/perguntam sempre/muito por?', 'perguntam muito 6 leite?', ''],
    ['preco de', '6 leite. preco de 4 arroz', '6 leite'],
    ['qual o preco', 'qual o preco 6 leite?', ''],
    ['quanto custa/custam/custaria/sai?', '6 leite. quanto 4 arroz', '6 leite'],
    [
      'sempre/vivem/continuam a? me? pedem/pede/pedir/pedindo/perguntam/perguntando por?',
      '4 arroz sempre a me pedem por? 6 leite',
      '6 leite',
    ],
  ],
  add: [
    ['acrescenta', 'sem leite acrescenta 6 arroz', '6 arroz'],
    ['adiciona', 'sem leite adiciona 6 arroz', '6 arroz'],
    ['e eu/nos? pedi/pedimos', 'sem leite, e pedi 6 arroz', '6 arroz'],
    ['ia me? esquecendo de/do/da/dos/das? pedir/dizer?', 'sem leite, ia esquecendo 6 arroz', '6 arroz'],
    [
      'nao se? esqueca/esquecam/esquece/esquecer de/do/da/dos/das/o/a/os/as?',
      'cancela leite. nao esquecam 6 arroz',
      '6 arroz',
    ],
    [
      'quase? esqueci de/do/da/dos/das? pedir/dizer/colocar/por? o/a/os/as?',
      'sem leite esqueci 6 arroz',
      '6 arroz',
    ],
    [
      'quase? me/eu/nos esqueci/esquecia/esqueceu/esquecemos de/do/da/dos/das? pedir/dizer/colocar/por? o/a/os/as?',
      'sem leite, eu esquecia 6 arroz',
      '6 arroz',
    ],
    [
      'se fizer/fizerem/puder/puderem fazer? o? favor/gentileza',
      'sem leite se fizer favor 6 arroz',
      '6 arroz',
    ],
    ['se for? possivel', 'sem leite se possivel 6 arroz', '6 arroz'],
    ['se nao se? importar/importa/incomodar/incomoda', 'cancela leite. se nao importar 6 arroz', '6 arroz'],
  ],
  same: [
    ['idem', '6 leite, idem arroz', '6 leite; 6 arroz'],
    ['igual mas?', '6 leite, igual arroz', '6 leite; 6 arroz'],
    ['igual/mesmo que acima mas?', '6 leite, mesmo que acima arroz', '6 leite; 6 arroz'],
    ['o/a? mesmo/mesma/igual coisa? em/com', '6 leite, mesmo em arroz', '6 leite; 6 arroz'],
    [
      'o/a? mesmo/mesma/igual/idem coisa? mas em/com/de?',
      'Bom dia, 5 maionese original 3kg, a mesma coisa mas tangy, e 2 arroz basmati 2kg',
      '5 maionese original 3kg; 5 tangy; 2 arroz basmati 2kg',
    ],
  ],
  repeat: [
    ['igual a/ao semana/mes passada/passado', 'igual a semana passada', 'an earlier order'],
    ['igual a/ao ultima/ultimo vez/pedido', '6 leite, igual ao ultimo pedido', '6 leite; an earlier order'],
    ['o costume', 'o costume', 'an earlier order'],
    ['o habitual', 'o habitual e 6 leite', '6 leite; an earlier order'],
    ['o/a? mesmo/mesma pedido/encomenda', 'mesmo pedido', 'an earlier order'],
    [
      'o/a? pedido/encomenda da semana passada',
      '6 leite, o pedido da semana passada',
      '6 leite; an earlier order',
    ],
    [
      'o/a? pedido/encomenda habitual/normal/semanal',
      'pedido habitual e 6 leite',
      '6 leite; an earlier order',
    ],
    ['o? mesmo da/do @latest @occasions', '6 leite. o mesmo da ultima vez', '6 leite; an earlier order'],
    ['o? mesmo da/do @occasions @latest', '6 leite. o mesmo da semana passada', '6 leite; an earlier order'],
    ['o? mesmo? de sempre/costume', 'o mesmo de sempre', 'an earlier order'],
    [
      'repetir/repita/repete o/a? ultimo/ultima? pedido/encomenda',
      '6 leite, repetir o pedido',
      '6 leite; an earlier order',
    ],
  ],
  again: [
    ['como na semana passada', '6 leite, arroz como na semana passada', '6 leite; 1 arroz'],
    ['como sempre', '6 leite, arroz como sempre', '6 leite; 1 arroz'],
    ['da semana passada', '6 leite, arroz da semana passada', '6 leite; 1 arroz'],
    ['da ultima vez', '6 leite, arroz da ultima vez', '6 leite; 1 arroz'],
  ],
  cite: [
    [
      'repito',
      '4 roma macaroni 500g y 6 roma spaghetti 500g, no perdon 4, repito 4 macaroni y 6 spaghetti',
      '4 roma macaroni 500g; 6 roma spaghetti 500g',
    ],
  ],
  double: [
    ['dobra/dobre/dobrar/duplica/duplique o/a/os/as?', '6 leite, 2 arroz. dobra arroz', '6 leite; 4 arroz'],
    ['dobro do/da/dos/das/de', '6 leite, 2 arroz. dobro do arroz', '6 leite; 4 arroz'],
  ],
  triple: [['triplica/triplique o/a/os/as?', '6 leite, 2 arroz. triplica arroz', '6 leite; 6 arroz']],
  exchange: [
    ['ao contrario', '6 leite, 2 arroz. ao contrario', '2 leite; 6 arroz'],
    [
      'troca/troque/inverte/inverta as quantidades',
      '6 leite, 2 arroz. troca as quantidades',
      '2 leite; 6 arroz',
    ],
  ],
};

/** See Unproved. */
export const unproved: Unproved = {
  consequence: `
da
entao
envia
envie
facam
manda
mande
mandem
poe`,
  condition: `
caso
se`,
  askAll: `
antes de encomendar`,
  complain: `
devolver`,
  cancel: `
guarda
guardem
segura
segurem`,
  cancelBefore: `
esta semana/vez nao
hoje nao
ja nao`,
  correct: `
nao espera`,
  each: `
de? cada um/uma dos/das seguintes`,
  ask: `
cotacao/orcamento de/para/por
ha
orcar
quanto e
tem
tem/tens stock/estoque de
voces tem`,
  add: `
mais alguma coisa
manda
mas
que mais
se nao for muito? incomodo/trabalho`,
  again: `
como da ultima vez`,
  cite: `
escrevi
eu disse
nos dissemos
onde escrevi/pus/disse/diz/esta`,
};
