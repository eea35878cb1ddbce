import type { HeadLexicon } from './lexicon';

/** Portuguese, of Mozambique and Angola first, as written in orders: written by us from common usage. */
export const portuguese: HeadLexicon = {
  language: 'pt',
  cues: {
    day: `0: hoje, hoje mesmo, esta tarde, hoje a tarde, esta manha
1: amanha, amanhã
2: depois de amanha, depois damanha
-1: ontem, anteontem`,
    weekday: `1: segunda feira, segunda, 2a feira, 2ª feira, na segunda, para segunda
2: terca feira, terca, 3a feira, na terca, para terca
3: quarta feira, 4a feira, quarta, na quarta, para quarta
4: quinta feira, 5a feira, quinta, na quinta, para quinta
5: sexta feira, 6a feira, sexta, na sexta, para sexta
6: sabado
7: domingo`,
    month: `1: janeiro
2: fevereiro
3: março
4: abril
5: maio
6: junho
7: julho
8: agosto
9: setembro
10: outubro
11: novembro
12: dezembro`,
    feast: `-46: quarta feira de cinzas
-3: quinta feira santa
-2: sexta feira santa, sexta santa
0: domingo de pascoa
1: segunda feira de pascoa`,
    nextWeek: 'proxima semana, na proxima semana, semana que vem, para a semana, semana proxima',
    weekOf: 'semana de, semana do',
    within: 'em, dentro de, daqui a',
    span: `1: dias
7: semanas`,
    endOfMonth: 'fim do mes, final do mes, fim de mes, fins do mes',
    endOfWeek: 'fim da semana, fim de semana, esta semana, final da semana',
    next: 'proximo, proxima, que vem',
    this: 'este, esta, nesta, neste',
    last: 'passado, passada, ultima, ultimo',
    dayArticle: 'dia, o dia, no dia, ao dia',
    dayLead: 'em, no, na, para, ate',
    of: 'de, do',
    notBefore: 'nao antes de, nao antes do dia, a partir do dia, so a partir de',
    dayFrom: 'a partir de, a partir da, desde',
    onwards: 'em diante, ou depois, ou mais tarde',
    dayAfter: 'depois de, depois da, depois do, apos',
    ahead: 'antes de, antes da, antes do',
    orEarlier: 'ou antes, ou mais cedo',
    before:
      'antes das, antes de, antes do, ate as, até as, ate, antes da, o mais tardar, no maximo ate, no maximo as',
    neverThen: 'nao, nunca, ninguem',
    after: 'depois das, depois de, a partir das, apos as, a partir de, depois do, depois da',
    at: 'as, pelas, por volta das, !às, !à',
    between: 'entre as, das, entre, de',
    to: 'e as, e, as, ate as, a, até, as',
    and: 'e',
    or: 'ou',
    latest: 'no maximo, o mais tardar',
    sharp: 'em ponto',
    am: 'da manha, am',
    pm: 'da tarde, da noite, pm',
    oclock: 'horas, h, hrs',
    clock: '12:00: meio dia, o meio dia, meiodia',
    andHalf: 'e meia',
    partOfDay: `-09:00: cedo, bem cedo, logo cedo, primeira hora, cedinho, logo de manha
08:00-12:00: de manha, pela manha, na parte da manha, da manha, manha, na manha
12:00-17:00: a tarde, de tarde, !à tarde, na parte da tarde, esta tarde, pela tarde
13:00-: depois do almoco
17:00-20:00: a noite, !à noite`,
    article: 'o, a, os, as',
    shut: 'fecha, fechamos, abre, abrimos, fechado',
    wanted:
      'entregar, entrega, entreguem, preciso, precisamos, mande, mandar, manda, quero, enviar, envie, levantar, trazer, traga, fica para, necessito, chegar, entregue, pode ser, pedimos, buscar',
    leadsToDay: 'para, ate, na, no, ate dia, antes de',
    wantedLabel: 'data de entrega, entrega, entregar em, data pretendida, data requerida, entregar dia',
    past: 'ontem, passado, passada, fatura, factura, paguei, pago, recebi, recebemos, desde, foi, era, veio, chegou, ultima, trouxeram, data',
    event:
      'fechado, fechados, casamento, festa, feriado, evento, comeca, valido, aniversario, nao posso receber, nao estamos, inventario, reuniao',
    no: 'nao, nunca, sem',
    shutThen:
      'fechado, fechada, fechados, fechadas, encerrado, encerrados, sem entrega, sem entregas, nao ha entregas, nao ha ninguem, de folga, feriado, menos, excepto, exceto, menos na, excepto na, exceto na',
    takesIn:
      'aceitamos, aceitar, aqui, estamos, estar, podemos receber, posso receber, receber, recebemos, trabalhamos',
    verbLead: 'a, ha, la, na, nos, o, pode, podem, podemos, posso, vamos',
    until: 'ate',
    po: 'nota de encomenda, ordem de compra, numero do pedido, pedido nº, pedido n, pedido no, pedido numero, encomenda nº, encomenda n, encomenda numero, encomenda no, requisicao, requisicao nº, requisicao n, numero de encomenda, n de encomenda, numero da encomenda, numero de pedido',
    order: 'pedido, encomenda, ordem',
    reference: 'referencia, nossa referencia, nossa ref',
    numberWord: 'numero, nº, n, e, é, num',
    is: 'e, é',
    old: 'antigo, antiga, anterior, cancelado, cancelada, vosso, vossa',
    otherPaper: 'fatura, factura, cotacao, conta, recibo, guia, guia de remessa, nuit',
    deliverTo:
      'entregar em, entregar na, entregar no, entrega na, entrega no, enviar para, mandar para, levar para, endereco, deixar na, deixar no, entreguem na, entreguem no, morada, obra, local de entrega, fica no, fica na, entregue na, entregue no',
    towards: 'para, para a, para o, na, no, da, do, em, de, loja',
    notPlace: 'nao na, nao no, ao lado da, ao lado do, perto da, perto do, atras da, atras do, em frente',
    behindPlace: 'como sempre, desta vez, em vez disso, outra vez',
    placeWord:
      'rua, avenida, av, bairro, praca, escola, igreja, hospital, armazem, mercado, loja, obra, quarteirao, estrada, salao, farmacia, esquina',
    newPlace: 'nova loja, loja nova, novo armazem, nova sucursal',
    spot: 'guarda, portao, porta, tras, cozinha, escritorio, casa, recepcao, entrada, aqui, portaria',
    here: 'aqui, fala',
    delivers: 'entregar, entrega, entreguem, entregue',
    collect: `self: levanto, levantamos, recolhemos, vou levantar, venho buscar
levantar, buscar, recolher, levantamento, apanhar`,
    collector:
      'vou, vamos, venho, vimos, eu, nos, motorista, meu, passo, passamos, vem, vai, o, para, mando, virei',
    timeWord: 'data, hora',
    notCollected: 'vazios, grades, vasilhame, dinheiro, cheque, devolucao, paletes',
    urgent:
      'urgente, urgentemente, e urgente, com urgencia, o mais rapido possivel, o quanto antes, quanto antes, ja ja, imediatamente',
    notUrgent: 'nao e urgente, sem pressa, nada urgente, nao ha pressa, nao tem pressa',
    tell: 'ligar, ligue, liguem, deixar, deixe, deixem, tocar, toque, toquem, avisar, avise, avisem, entrar, entrem, entre, usar, usem, dizer, diga, digam, estacionar, descarregar, descarreguem, por, colocar, coloquem, nao, entregar pela, entregar pelo, entregar nas, perguntar, assinar, favor, entrada pelo, entrada pela, guardar',
    must: 'deve, devem, somente, apenas, obrigatorio, tem de, tem que',
    handling:
      'motorista, portao, porta, campainha, guarda, entrada, tras, traseira, traseiras, seguranca, recepcao, portaria, camiao, empilhador, congelador, camara fria, chave, chegar, antes de chegar, ao chegar, quando chegar, cao, caes, elevador, frigorifico, geleira, vizinho, vizinha, palete, paletes, rampa, buzinar, armazem',
    driverFact:
      'abre as, abrimos, codigo da porta, codigo de acesso, codigo do portao, fecha as, fechamos, faturar a, faturar para, horario de rececao, na minha conta, na nossa conta, recebemos das, senha do portao',
    whole: 'sem substitutos, nao substituir, sem substituicoes, nao trocar, nao trocar nada, nao substituam',
    instructionLabel: 'instrucoes, nota, notas, observacoes, observacao, obs, instrucoes especiais',
    call: 'ligar para, ligar, ligue, contacto, contato, falar com, perguntar por, cel, tel, telefone',
    contact:
      'contacto, contato, falar com, perguntar por, ligar para, ligar a, pedido por, o meu nome e, meu nome e, chamo me, sou, responsavel, pessoa de contacto, ligar ao, ligar a',
    myNumber: 'meu numero, o meu numero, telefone, cel, tel, celular',
    selfNamed: 'sou, sou o, sou a, o meu nome e, meu nome e, chamo me, aqui e, aqui fala',
    closing: 'cumprimentos, melhores cumprimentos, com os melhores cumprimentos, atenciosamente',
    title: 'sr, sra, dona, senhor, senhora, mana, tio, tia, doutor',
    notName:
      'ola, bom, boa, dia, tarde, obrigado, obrigada, quando, o, a, no, na, antes, para, um, uma, meu, minha, de, do, da, eu, chegar, por, favor',
    polite: 'por favor, obrigado, obrigada, muito obrigado, se faz favor, sff',
    priceAt: 'a, preco, por, ao preco de',
    currency: 'meticais, mts, kz',
    per: `each: cada, cada um, cada uma, por unidade, a unidade
*: por, a, o`,
    notPrice: 'total, saldo, era, paguei, devo, deve, ultimo, passado, ainda, no total, quanto',
    abbreviated: 'sr, sra, av, n, num, tel, obs, exmo',
  },
};
