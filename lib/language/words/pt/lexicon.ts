import type { Lexicon } from '../../lexicon';
import { portugueseGoods } from './goods';

/**
 * Portuguese (Mozambique, Angola, Brazil, Portugal), as written in orders. Written by us from common usage.
 * One list, however long: a translator finds the whole language in one file.
 */
export const portuguese: Lexicon = {
  language: 'pt',
  numbers: `1: um, uma
2: dois, duas
3: tres
4: quatro
5: cinco
6: seis
7: sete
8: oito
9: nove
10: dez
11: onze
12: doze
13: treze
14: catorze, quatorze
15: quinze
16: dezesseis, dezasseis
17: dezessete, dezassete
18: dezoito
19: dezenove, dezanove
20: vinte
30: trinta
40: quarenta
50: cinquenta
60: sessenta
70: setenta
80: oitenta
90: noventa
200: duzentos, duzentas
300: trezentos, trezentas
400: quatrocentos, quatrocentas
500: quinhentos, quinhentas
600: seiscentos
700: setecentos
800: oitocentos
900: novecentos`,
  multipliers: `100: cem, cento
1000: mil`,
  dozens: `12: duzia, duzias`,
  fractions: `0.5: meio, meia, metade
0.25: quarto, quartos
0.333: terco, tercos
0.125: oitavo, oitavos`,
  articles: '',
  units: `case: caixa, caixas, cx, cxs
tray: bandeja, bandejas, tabuleiro
crate: grade, grades, engradado, engradados
bale: fardo, fardos
pack: pacote, pacotes, pct, pcts
bag: saco, sacos, saca, sacas
bottle: garrafa, garrafas
can: lata, latas
jar: frasco, frascos
bucket: balde, baldes
drum: tambor, tambores, bidao, bidoes
bundle: feixe, feixes, molho
sheet: folha, folhas, chapa, chapas
piece: peca, pecas
unit: unidade, unidades, un, und
pallet: palete, paletes
roll: rolo, rolos
length: barra, barras, vara, varas
tube: tubo, tubos
pair: par, pares`,
  measures: `minute: minuto, minutos
year: ano, anos
kg: quilo, quilos, quilograma, quilogramas
g: grama, gramas
l: litro, litros
m: metro, metros
in: polegada, polegadas, pol
way: via, vias`,
  and: 'e, mais, tambem',
  filler: `esses, essas, estes, estas, eles, elas, desses, dessas, destes, destas, deles, delas, disso, entao, portanto, assim, mesmo, afinal, deus, abencoe, ta, esta, tiver, tiverem, houver, ola, oi, bom, boa, dia, tarde, noite, caro, cara, senhor, senhora, amigo, por, favor, pf, obrigado, obrigada, obg, valeu, quero, queria, queremos, gostaria, preciso, precisamos, precisava, manda, mande, mandar, mandem, envia, envie, enviar, traz, traga, trazer, me, nos, da, de, do, das, dos, para, pra, com, sem, a, o, as, os, um, uma, uns, umas, em, no, na, que, se, ja, hoje, amanha, ontem, semana, urgente, cada, entregar, entrega, pedido, encomenda, encomendar, lista, loja, conta, cliente, quantidade, antes, depois, tambem, so, tudo, nada, bem, ok, sim, cumprimentos, atenciosamente, seguinte, seguintes, aqui, abraco`,
  dates: `janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, segunda, terca, quarta, quinta, sexta, sabado, domingo, segunda-feira, terca-feira, quarta-feira, quinta-feira, sexta-feira`,
  streets: 'rua, avenida, travessa, largo, estrada',
  ordinals: `1: primeiro, primeira
2: segundo, segunda
3: terceiro, terceira
4: quarto, quarta
-1: ultimo, ultima`,
  accented: 'à, às',
  classes: {
    relative: `mais, menos, adiciona, adicione, acrescenta, acrescente, junta, junte, adicional, outro, outra, outros, outras`,
    tellsBeside: `havia, cobraram, faturaram, creditar, creditem, credite`,
    opensComplaint: `recebi, recebemos, mandaram, enviaram, trouxeram, deixaram, entregaram, motorista, entregador, camiao, caminhao, condutor, constam, vieram, cobraram, faturaram, cobrou, faturou`,
    soldOut: `esgotado, esgotada, esgotados, esgotadas`,
    branches: `filial`,
    ordering: `pedido, pedidos, encomenda, encomendo, peco, pedimos`,
    turns: `semana, mes, vez, entrega, pedido, encomenda, fatura, carga, lote, remessa`,
    timed: `macarrao, massa, arroz, sopa, aveia, epoxi, cola, argamassa`,
    pairs: `sal vinagre, queijo cebola, creme cebola, fruta noze, fruta noz, rum passa, mel mostarda, mel aveia, limao lima, alho erva, tomate manjericao, tomate cebola, frango cogumelo, macarrao queijo, biscoito creme, doce picante, pessego damasco, macho femea`,
    struck: `nao aprovado, nao aprovada, nao aprovados, nao aprovadas, recusado, recusada, cancelado, cancelada, cancelados, canceladas, anulado, anulada, eliminado, eliminada, ja nao, nao e preciso, nao precisa, nao precisamos, nao enviar, nao mandar, nao encomendar, sem necessidade`,
    strikes: `cancelar, cancela, anular, eliminar, tirar, tira, retirado, retirada, removido, removida, desta vez nao, esta semana nao`,
    naught: `nada, nenhum, nenhuma, zero, ver abaixo`,
    ofAll: `tudo, todos, todas`,
    bonus: `gratis, bonus, extra`,
    crews: `equipa, equipe, grupo, família, turma`,
    newborns: `menino, menina, bebé, bebê`,
    newly: `novos, novas, a mais`,
    enrolled: `bebes, meninos, meninas, alunos, alunas, hospedes, pacientes`,
    owes: `devo, devemos`,
    grounds: `campo, quadra`,
    reserving: `salvo, exceto, excepto, menos`,
    stating: `contrario, outra coisa, indicado, indique, diga, marcado, anotado, disser`,
    closings: `obrigado, obrigada, cumprimentos, atenciosamente`,
    whichOnes: `quais`,
    games: `ganhamos, perdemos, ganhou, perdeu, empatamos`,
    counted: `familias, lares, propriedades, inquilinos, lojas, filiais, cozinhas, escritorios, mensagens, chamadas, almocos, jantares, pessoas, convidados, irmas, irmaos, filhos, filhas, criancas, trabalhadores, casas, minutos, semanas, coisas, adultos, jovens, netos, vizinhos`,
    hosting: `almoco, jantar, festa, casamento, evento, reuniao, banquete, refeicao`,
    slots: `horario de entrega, horario, janela de entrega, entrega entre, entregas entre`,
    presents: `sou, fala, e`,
    speaksFor: `da, do, de`,
    numberedPlaces: `apartamentos, quartos, predios, casas, salas, blocos, lotes`,
    works: `obra, projeto, reforma, materiais`,
    schoolYears: `classe, classes`,
    addressLabels: `endereco, morada`,
    takes: `entregar, entregue, entreguem, entrega`,
    toPlace: `em, na, no, ao`,
    purpose: `para, pro, pra`,
    keptAt: `em`,
    mishaps: `perdi, perdemos, perdeu, quebrou, partiu`,
    charged: `faturados, faturadas, cobrados, cobradas`,
    takenIn: `recebidos, recebidas, entregues`,
    weighs: `pesa, perder, perdeu`,
    hadOnce: `tive, tivemos, teve, houve`,
    premises: `loja, mercearia, clinica, escola, igreja, padaria, farmacia, restaurante, cozinha, escritorio`,
    sections: `bloco, pavilhao, sala, andar, ala`,
    openOrShut: `aberto, aberta, fechado, fechada, em casa`,
    outages: `sem luz, sem energia`,
    fevers: `febre`,
    subjects: `eu, ele, ela, voce, voces, eles, elas`,
    relatives: `que`,
    persons: `mim, nos, ele, ela, eles`,
    crosses: `por`,
    greetings: `ola, oi, bom dia, boa tarde, obrigado, obrigada`,
    agrees: `sim`,
    passesOn: `reencaminhado, encaminhado, reenviado, encaminho, mandou, enviou, escreveu, pediu, pede`,
    ownSide: `da minha parte, de minha parte, do meu lado, da nossa parte, para mim, para nos, pra mim, pra nos`,
    approves: `tudo isso, tudo isto, tudo acima, tudo o que esta acima, a lista toda, toda a lista, de acordo, esta bem, tudo bem, aprovado, aprovada, pode avancar, aceito, confirmo, confirmado, o que esta abaixo`,
    corrects: `deve ser, devem ser, passa a ser, passam a ser, que seja, que sejam`,
    wholes: `total, conta, fatura, factura, recibo, preco, precos, custo, pagamento, deposito, entrega, motorista, camiao, caminhao, morada, endereco, iva`,
    nows: `agora`,
    makes: `faca, facam, poe, ponha`,
    only: `so, somente, apenas`,
    declines: `nope`,
    noes: `nao`,
    rest: `resto, outros, outras, demais, restante, tudo`,
    strays: `errado, errada`,
    regrets: `desculpa, desculpe, espera, ops, perdao`,
    dear: `caro, cara, caros, caras`,
    refuses: `nao, sem, nada, exceto, menos, tira, cancela, caro, cara`,
    both: `ambos, ambas`,
    being: `sao`,
    inExchange: `por, pelo, pela, pelos, pelas, com`,
    forbids: `nao, nunca`,
    from: `de`,
    to: `para, a`,
    respectively: `respectivamente`,
    point: `ponto, virgula`,
    joinsTens: `e`,
    clock: `ate`,
    whens: `quando, ate, antes, depois`,
    repeating: `mesmo, mesma, sempre, igual, repetimos, repito`,
    quoting: `cotar, cotacao, orcar, orcamento`,
    pricing: `custa, custam, custaria, preco, precos, quanto`,
    past: `aconteceu, onde, chegou, chegaram`,
    ordered: `pedi, pedido, coloquei, pus, posto, adicionei, anotei, queria, pedir, comprar`,
    former: `pedia, pediamos, comprava, compravamos, levava, levavamos, originalmente, inicialmente, ia, iamos`,
    planned: `pedem, pediram, pediu, queria, queriamos, pensava`,
    reasons: `tenho, temos, achei, encontrei, empresta, emprestou, ainda, suficiente, adiada, adiado, caro, cara, caros, caras, orcamento`,
    insteadOf: `lugar, vez`,
    thens: `entao`,
    quantityLabels: `quantidade, qtd, qtde`,
    numberSigns: `n`,
    leadsQuantity: `sao, sejam, so, deve, ser, favor, ainda, igual`,
    suffices: `suficiente, bastante, chega, bem, bom, sobra`,
    noneLeft: `nada, nenhum, nenhuma`,
    parLevels: `minimo, maximo, ideal, alvo`,
    small: `pequeno, pequena, pequenos, pequenas`,
    large: `grande, grandes`,
    betweenCueAndNumber: `e, mas, so, apenas, favor, mais, agora, ainda, uns, umas`,
    likewise: `tambem, igualmente`,
    saying: `diz, disse, dizem, pediu, falou, avisou`,
    rowLabels: `numero, linha, numeros, linhas, ponto, pontos, pergunta, perguntas`,
    amending: `mudanca, mudancas, alteracao, alteracoes, correcao, correcoes, nota, ps, obs`,
    sundries: `outro, outros, outras, diversos, varios, variados, extras`,
    departments: `fruta, frutas, legumes, verduras, hortalicas, ervas, temperos, laticinios, mercearia, carne, carnes, aves, peixes, mariscos, congelados, padaria, talho, bebidas, especiarias, limpeza`,
    oneThing: `coisa, produto`,
    beforeRow: `com, so, exceto, menos, sem`,
    fullness: `cheio, cheia, cheios, cheias, inteiro, inteira, aberto, aberta, meio, meia`,
    talk: `parte, lado, pedreiro, pedreiros, canalizador, eletricista, pintor, carpinteiro, cor, cores, marca, marcas, abraco, abracos, ainda, amiga, amigo, andar, ano, barato, camiao, caro, casa, casamento, chefe, cliente
clientes, cozinha, criancas, deus, dia, dias, dinheiro, entrada, entre, entrega, entregar, escola
factura, fatura, favor, festa, filha, filho, gente, hora, horas, igreja, loja, lote, menos, mes
minutos, nunca, obra, obrigada, obrigado, pagamento, pagar, porta, preco, predio, primeiro, resta, rua
saudacoes, segundo, sempre, senhor, senhora, tem, temos, tenho, terceiro, ultimo, urgente`,
    belows: `abaixo, seguinte, lista, reencaminhado, anexo`,
    lists: `lista, listas, pedido, pedidos, encomenda`,
    excepting: `exceto, menos, sem, salvo`,
    came: `chegou, chegaram`,
    cameWhen: `ontem, hoje, ja, segunda, terca, quarta, quinta, sexta, sabado, domingo`,
    laters: `depois, primavera, verao, outono, inverno, janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro`,
    nexts: `proximo, proxima, outra`,
    owners: `proprio, propria, proprios, proprias`,
    offered: `ofereceu, ofereceste, ofereceram, cotou, sugeriu`,
    puts: `deixa, deixe, deixem`,
    atPlace: `na, nas, fora, junto, com, atras`,
    ontoPlace: `em, sobre`,
    notPlaces: `proximo, proxima, seguinte, lista`,
    waits: `segura, segurem, guarda, guardem`,
    untils: `ate`,
    wishes: `quer, querem, prefere, preferem, precisa, precisam, quero, queremos`,
    were: `estava, estavam, vinha, vinham`,
    tellers: `entregou, deixou, trouxe, mandou, descarregou`,
    refunds: `dinheiro, credito, reembolso, devolucao, devolver`,
    givesBack: `devolvo, devolvemos, devolvendo, recolham, devolvam, devolva`,
    again: `manda, mande, mandem, mandar, repor, reponham, reponha, trocar, troquem, envie, enviem, enviar, reenviem, reenvie, reenviar`,
    soon: `no, na, com, amanha, hoje, urgente, por, de, logo, novamente, junto`,
    lacking: `faltante, faltantes, pendente, pendentes, falta, faltam`,
    doors: `apartamento, sala, casa, bloco, andar, quarto, edificio`,
    opensNames: `bom, boa, dia, tarde, noite, amigo, loja, cliente`,
    sames: `mesmo, mesma, mesmos, mesmas`,
    respects: `tamanho, marca, cor, tipo, medida, comprimento, sabor, peso`,
    naming: `tamanho, tipo, numero, calibre`,
    settled: `ok, certo, pronto, total`,
    roominess: `espaco, lugar`,
    stores: `prateleira, prateleiras, armazem, estoque, stock, deposito, loja, congelador, frigorifico, geladeira, geleira, garagem, cave, despensa, dispensa, arrecadacao, arrumos, obra, cama, balcao, porta, mesa, cozinha, casa, escritorio, canto, janela, gaveta, chao, bancada, quarto`,
    within: `na, no, nas, nos, em, sobre, debaixo, atras, junto, dentro`,
    excess: `demais, demasiados, demasiadas`,
    sums: `sao, seja, total, entao, ficam`,
    hence: `entao, portanto, que, isso`,
    perPlace: `por, cada`,
    contrast: `mas`,
    likens: `em, de, com, para`,
    consumes: `vendemos, vendo, usamos, gastamos, consumimos`,
    underway: `saiu, saido, partiu, carregou, carregaram, carregado, carregada, embalado, embalou, embalaram, despachado, despachou, enviado, faturado, fechado, fechou`,
    notYet: `nao, ainda, foi, esta, tiver, tiverem`,
    missing: `nao, sem, falta, esgotado, acabou`,
    holding: `tem, tiver, tiverem, houver, ha, chegou, chegaram`,
    asking: `tem, quanto, quando, que, onde, qual, ha`,
    those: `esses, essas, estes, estas, eles, elas`,
    ofThem: `desses, dessas, destes, destas, deles, delas, disso`,
    replaces: `mal, errado, espera, espere, esperem, pensando, alias, digo, melhor, queria, troca, troque, trocar, substitui, substitua, muda, mude`,
    swaps: `troca, troque, trocar, substitui, substitua, muda, mude`,
    denies: `nao`,
    links: `de, da, do, das, dos`,
    suches: `tal, tais`,
    because: `porque, pois`,
    definite: `o, a, os, as`,
    breaks: `obrigado, obrigada, favor, entao, portanto`,
    unless: `salvo`,
    pointing: `isso, esse, essa, aquilo`,
  },
  cues: {
    consequence: `entao, manda, mande, mandem, envia, envie, da, poe, ponha, faca, facam`,
    condition: `se, caso`,
    exclude: `exceto, menos o/a/os/as?, sem o/a/os/as, tenho/temos bastante/muito/muita/suficiente/muitos/muitas`,
    wait: `nao envie/envia/mande/manda/entregue ainda, ainda nao envie/envia/mande/manda/entregue, aguarde/espere/aguardar/esperar a? minha/nossa confirmacao`,
    quote: `uma? cotacao de/para/dos, um? orcamento de/para/dos`,
    askAll: `so cotacao/precos, nao e pedido, antes de encomendar`,
    unordered: `que nao/nunca o/a/os/as? pedimos/pedi/encomendamos/encomendei/solicitamos/tinhamos pedido?, que ninguem pediu/encomendou, nao pedido/pedidos/pedida/pedidas/encomendado/encomendados/encomendada/encomendadas, que nao e/sao nosso/nossa/nossos/nossas/meu/minha/meus/minhas`,
    arrived: `chegou/chegaram/veio/vieram todo/todos/toda/todas/tudo? bem/completo/completos/completa/completas/certo/certos/certa/certas/direito/perfeito/perfeitos, estavam todos/todas/completos/completas/certos/certas/bem, esses/essas/isso/eles/elas/ja? ja? chegou/chegaram/entregaram na/no?`,
    complain: `havia, recebi/recebemos o/a/os/as?, nos/me? vieram/mandaram/enviaram/trouxeram/deixaram/entregaram nos/me? o/a/os/as?, creditar/creditem/credite o/a/os/as?, o? motorista/entregador/camiao/caminhao/condutor nos/me? deixou/trouxe/descarregou/entregou nos/me?, na/em fatura/nota/guia vieram/constam/cobraram/faturaram, facam/faca/fazer/quero/queremos/preciso/precisamos/favor/deem/dar uma/a/um/o? nota? de? credito/reembolso/devolucao, nota de credito, veio/vieram/chegou/chegaram/estava/estavam aberto/abertos/aberta/abertas/molhado/molhados/molhada/molhadas/amassado/amassados/amassada/amassadas/podre/podres/rasgado/rasgados/rasgada/rasgadas/azedo/azedos/derretido/derretidos, me/nos cobraram/faturaram/cobrou/faturou a? mais? o/a/os/as?, cobraram/faturaram a? mais? o/a/os/as?, veio/vieram/chegou/chegaram errado/errados/errada/erradas/estragado/estragados/estragada/estragadas/vencido/vencidos/vencida/vencidas/partido/partidos/partida/partidas/mal, devolvo/devolvemos/devolvam/devolva/devolver/devolvendo/recolham o/a/os/as?, credito/reembolso/devolucao de/do/da/dos/das/por o/a/os/as?, partido, estragado, estragados, vencido, recebido, devolver, fatura`,
    cancel: `ja? cancelei/cancelamos/adiamos o/a/os/as, em/no vez/lugar de/do/da/dos/das, melhor/ja sem o/a/os/as?, segura, segurem, guarda, guardem, cancela/cancelar/cancele/cancelem/tira/tirar/tire/tirem/retira/retire/esquece/esqueca/elimina/exclui/exclua o/a/os/as/do/da?, ja? nao me? manda/mande/mandes/mandem/envia/envie/envies/enviem/quero/queremos/preciso/precisamos/traz/traga/tragas/tragam/coloca/coloque/coloques/ponha/ponhas mais? de?, nao`,
    cancelAll: `ignora/ignore/ignorem/esquece/esqueca/esquecam/apaga/apague/descarta/descarte o que ele/ela/eles/elas? escreveu/escreveram/mandou/mandaram/pediu/pediram/disse/disseram/enviou/enviaram acima/abaixo/embaixo?, nao liga/ligue/liguem para/ao/a/no o? que? ele/ela/eles/elas? escreveu/escreveram/mandou/mandaram/pediu/pediram/disse/disseram/pedido/lista acima/abaixo?, ignora/ignore/ignorem/esquece/esqueca/esquecam/cancela/cancele/cancelem/apaga/apague/descarta/descarte/anula/anule tudo isso/acima/de? cima/anterior?, ignora/ignore/esquece/esqueca/cancela/cancele/apaga/apague tudo? o que eu? escrevi/disse/mandei/pedi/esta? acima/cima?, ignora/ignore/esquece/esqueca/cancela/cancele/cancelar/anula/anule todo/toda? o/a/meu/minha/este/esta pedido/encomenda/lista/mensagem todo/toda/inteiro/inteira/acima?, comecamos/comecar/vamos de novo/zero`,
    settle: `e/sao suficiente/suficientes/bastante, basta/bastam`,
    cancelBefore: `por agora nao, agora nao, hoje nao, deixa/deixe/deixem isso, nao a/o/as/os comem/bebem/usam/querem, nao gostam disso/disto/dele/dela/deles/delas, ninguem a/o/as/os? compra/bebe/come/quer/usa/gosta, custa/custam/sai/saem muito/demasiado/demais caro/cara/caros/caras?, isso? esta/estao/e/sao muito/demasiado caro/cara/caros/caras, desculpa/desculpe/ops? chat/grupo/fornecedor/contacto/contato/pessoa errado/errada, esta semana/vez nao, nao esta/desta semana/vez, pode/podem esperar/ficar, cancela isso, esquece isso, deixa, deixa la, ja nao, ja temos, cancelado, tira isso`,
    correct: `pode/podem/podes/podia baixar/descer/subir para/a/ate, contei/contamos/medi/medimos/li/lemos/escrevi/pus/disse/calculei/anotei mal/errado, pensando bem/melhor, brincadeira/brinco so/apenas/sao?, nao melhor/so/apenas/antes, troca/troque/trocar/substitui/substitua/muda/mude o/a/os/as, desculpa, desculpe, alias, digo, corrijo, correcao, afinal, nao poe/ponha/bota/bote/mete/meta/coloca/coloque/faz/faca, nao espera, espera, melhor, passa/passam a ser?, muda para, na verdade, quer dizer, em vez, queria dizer, deve/devem ser, tem que ser, sobe/baixa para, enganei me, engano meu, que seja, que sejam`,
    each: `cada um, de cada um, de? cada um/uma dos/das seguintes, dos/das seguintes, cada uma, de cada uma, de cada sabor/tipo/cor/variedade/tamanho, de cada, cada`,
    holds: `ainda/ja temos/tenho/tem/ha/restam/sobram, temos/tenho/tem ainda`,
    have: `tenho, temos, ha, restam, em stock, em estoque`,
    need: `preciso, pedir, falta, faltam, precisamos`,
    lack: `se/quando esse/essa/este/esta? ja? acabar/acabou/acabarem/esgotar/esgotou, se nao houver/tiver/tiverem/ha?, senao, caso contrario`,
    substitute: `ou`,
    ask: `o? que aconteceu com o/a/os/as/meu/minha/meus/minhas, onde esta/estao/ficou/ficaram o/a/os/as/meu/minha/meus/minhas, antes pedia/pediamos/comprava/compravamos/levava/levavamos, cotar, orcar, cotacao/orcamento de/para/por, sempre/vivem/continuam a? me? pedem/pede/pedir/pedindo/perguntam/perguntando por?, pedem/perguntam sempre/muito por?, tem/tens stock/estoque de, ia/iamos pedir/comprar/encomendar/levar/dizer/por/escrever os/as?, chegou/chegaram o/a/os/as/meus/minhas, originalmente/inicialmente queria/pedi/tinha?, tem, voces tem, quanto custa/custam/custaria/sai?, preco de, qual o preco, quanto e, ha`,
    add: `se fizer/fizerem/puder/puderem fazer? o? favor/gentileza, se nao se? importar/importa/incomodar/incomoda, se nao for muito? incomodo/trabalho, se for? possivel, quase? me/eu/nos esqueci/esquecia/esqueceu/esquecemos de/do/da/dos/das? pedir/dizer/colocar/por? o/a/os/as?, ia me? esquecendo de/do/da/dos/das? pedir/dizer?, quase? esqueci de/do/da/dos/das? pedir/dizer/colocar/por? o/a/os/as?, e eu/nos? pedi/pedimos, nao se? esqueca/esquecam/esquece/esquecer de/do/da/dos/das/o/a/os/as?, adiciona, acrescenta, mas, manda, que mais, mais alguma coisa`,
    same: `igual/mesmo que acima mas?, o/a? mesmo/mesma/igual/idem coisa? mas em/com/de?, o/a? mesmo/mesma/igual coisa? em/com, igual mas?, idem`,
    repeat: `o mesmo de sempre, o mesmo da semana passada, igual a semana passada, o costume, mesmo pedido`,
    again: `como na semana passada, como sempre, de sempre, da ultima vez, da semana passada, como da ultima vez`,
    cite: `eu disse, nos dissemos, repito, onde escrevi/pus/disse/diz/esta, escrevi`,
    double: `dobra/dobre/dobrar/duplica/duplique o/a/os/as?, dobro do/da/dos/das/de`,
    triple: `triplica/triplique o/a/os/as?`,
    exchange: `troca/troque/inverte/inverta as quantidades, ao contrario`,
  },
  goods: portugueseGoods,
};
