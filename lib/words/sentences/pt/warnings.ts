import type { warnings as afrikaans } from '../af/warnings';

export const warnings: typeof afrikaans = {
  'First message from this number: check who it is.': 'Primeira mensagem deste número: verifique quem é.',
  'The same text came from this customer less than 30 minutes ago.':
    'O mesmo texto chegou deste cliente há menos de 30 minutos.',
  'The same text came again from this customer less than 30 minutes later.':
    'O mesmo texto chegou de novo deste cliente menos de 30 minutos depois.',
  'The messaging platform says that this sender is also {who}: perhaps one customer entered twice.':
    'A plataforma de mensagens diz que este remetente é também {who}: talvez um cliente introduzido duas vezes.',
  'A representative wrote this, who orders for several customers: choose whose order it is.':
    'Isto foi escrito por um representante que encomenda para vários clientes: escolha de quem é a encomenda.',
  'Written by a representative for {name} ({*reason}).':
    'Escrita por um representante para {name} ({reason}).',
  'This answers a message of long ago, or one that is not known here: no order was changed for it. See what the customer means.':
    'Isto responde a uma mensagem antiga, ou desconhecida aqui: nenhuma encomenda foi alterada por isso. Veja o que o cliente quer dizer.',
  'The voice note could not be turned into text: {*how} and type what it says.':
    'Não foi possível transcrever a nota de voz: {how} e escreva o que diz.',
  '{*reason}. Ask the customer to send it again, or to write.':
    '{reason}. Peça ao cliente que a envie de novo ou que escreva.',
  '{*problem} Ask the customer to send it again, or to write.':
    '{problem} Peça ao cliente que envie de novo ou que escreva.',
  '{*reason}. It is tried again by itself; you need not wait for it.':
    '{reason}. É tentado de novo por si; não precisa de esperar.',
  'The {*what} could not be kept: {*why}.': 'Não foi possível guardar ({what}): {why}.',
  '{*start}: look at it and add the lines.': '{start}: veja e adicione as linhas.',
  'The customer changed this message. Before, it read: “{text}”':
    'O cliente alterou esta mensagem. Antes dizia: “{text}”',
  'The customer deleted this message.': 'O cliente apagou esta mensagem.',
  'Added when the customer changed the message.': 'Adicionado quando o cliente alterou a mensagem.',
  'The customer changed this: it was “{was} × {text}”.': 'O cliente alterou isto: era “{was} × {text}”.',
  'The customer changed this from {was} to {is}.': 'O cliente alterou isto de {was} para {is}.',
  'This message asks for a change of an order that waits for review: take or refuse it there. If it is taken, this one closes by itself.':
    'Esta mensagem pede uma alteração de uma encomenda por rever: aceite-a ou recuse-a lá. Se for aceite, esta fecha-se por si.',
  'This message answers our question about a line of another order: take or refuse the answer there. If it is taken, this one closes by itself.':
    'Esta mensagem responde à nossa pergunta sobre uma linha de outra encomenda: aceite ou recuse a resposta lá. Se for aceite, esta fecha-se por si.',
  'This message asked for a change of an order that was closed since: see what is wanted now.':
    'Esta mensagem pedia uma alteração de uma encomenda entretanto fechada: veja o que se quer agora.',
  'This answers our question about “{phrase}”, but says no goods that can be taken. Decide on the line.':
    'Isto responde à nossa pergunta sobre “{phrase}”, mas não indica artigos que se possam aceitar. Decida na linha.',
  'This may answer more than one of our questions. Say on the lines which goods are meant.':
    'Isto pode responder a mais de uma das nossas perguntas. Diga nas linhas que artigos são.',
  'This answers our question about “{phrase}” and says more. Settle both by hand.':
    'Isto responde à nossa pergunta sobre “{phrase}” e diz mais. Resolva ambas à mão.',
  'This answers our question about “{phrase}” on a condition. Decide on the line, or write back.':
    'Isto responde à nossa pergunta sobre “{phrase}” com uma condição. Decida na linha ou responda.',
  'This answers our question about “{phrase}”, whose order is no longer in review. See whether it still has to be changed.':
    'Isto responde à nossa pergunta sobre “{phrase}”, cuja encomenda já não está em revisão. Veja se ainda tem de ser alterada.',
  'Goods besides those of {*order}, which had gone to the ERP: this is an order of its own.':
    'Artigos além dos de {order}, que já tinha seguido para o ERP: esta é uma encomenda à parte.',
  'This order was approved, and the customer asked for a change before it went to the ERP: see what they want, and approve it again.':
    'Esta encomenda foi aprovada e o cliente pediu uma alteração antes de seguir para o ERP: veja o que quer e aprove-a de novo.',
  '“{words}” asks for an earlier order; this customer has none.':
    '“{words}” pede uma encomenda anterior; este cliente não tem nenhuma.',
  '“{words}” asks for an earlier order again: {n} lines were taken from the order of {day}.':
    '“{words}” volta a pedir uma encomenda anterior: {n} linhas vieram da encomenda de {day}.',
  'The order of {day} had {n}; this line takes its place.':
    'A encomenda de {day} tinha {n}; esta linha toma o lugar.',
  'PO {number} is also on this customer’s order of {day}: perhaps the same order twice.':
    'O n.º de encomenda {number} está também na encomenda deste cliente de {day}: talvez a mesma encomenda duas vezes.',
  '“{words}” in a later message may mean several things: see which line it is about.':
    '“{words}” numa mensagem posterior pode querer dizer várias coisas: veja de que linha se trata.',
  '“{words}” was left out of a later message: add it if it is ordered.':
    '“{words}” foi deixado de fora de uma mensagem posterior: adicione-o se for encomendado.',
  'The message cancels an order.': 'A mensagem anula uma encomenda.',
  'Asks for a quote.': 'Pede cotação.',
  'Not to be sent yet: “{words}”.': 'Ainda não é para enviar: “{words}”.',
  'The message was too much to be read with care: check every line against it.':
    'A mensagem era demasiado para ser lida com cuidado: confira cada linha com ela.',
  'The message is too long; only its beginning was read.':
    'A mensagem é demasiado longa; só se leu o início.',
  'Left out, struck through: {words}.': 'Deixado de fora, riscado: {words}.',
  'We left this out: {,told}. {*add}': 'Deixámos isto de fora: {told}. {add}',
  'The number beside these goods can be no quantity; check it.':
    'O número junto destes artigos não pode ser uma quantidade; verifique-o.',
  '“{number}” came right before: see whether it is the quantity.':
    '“{number}” chegou mesmo antes: veja se é a quantidade.',
  'The numbers beside these goods can be read another way; check the quantity.':
    'Os números junto destes artigos podem ler-se de outra maneira; verifique a quantidade.',
  '“{said}” was taken for the {first}/{second} of the product, not for a quantity; check it.':
    '“{said}” foi tomado pelo {first}/{second} do produto, não por uma quantidade; verifique-o.',
  '“{said}” may name goods or count them; check the product and the quantity.':
    '“{said}” pode ser nome de artigos ou o seu número; verifique o produto e a quantidade.',
  '“{code}” is the code of {name}.': '“{code}” é o código de {name}.',
  '“{said}” was asked: check whether a part of one is meant, and sold.':
    'Pedido: “{said}”; verifique se se pretende uma parte de um, e se assim se vende.',
  '{n} {unit} asked, sold by the {sold}: the number is taken as it stands.':
    'Pedido: {n} {unit}, vendido por {sold}: o número é tomado tal como está.',
  '{n} {unit} asked, sold by the {sold}: {m} are taken; check whether single pieces are meant.':
    'Pedido: {n} {unit}, vendido por {sold}: tomam-se {m}; verifique se se pretendem peças soltas.',
  '{n} {unit} would be ordered, which is sold whole: check the quantity.':
    'Seriam encomendados {n} {unit}, que só se vende inteiro: verifique a quantidade.',
  'An earlier order is meant, but no order of this customer with these goods is known.':
    'Refere-se a uma encomenda anterior, mas não se conhece nenhuma deste cliente com estes artigos.',
  '{n} is a very large quantity.': '{n} é uma quantidade muito grande.',
  '{n} ordered; this customer usually orders {usual}.':
    'Encomendado: {n}; este cliente costuma encomendar {usual}.',
  '{n} ordered; nobody has ordered more than {most} in half a year.':
    'Encomendado: {n}; em meio ano ninguém encomendou mais de {most}.',
  '{amount} asked, sold by the {unit}: say how many {same} that is.':
    'Pedido: {amount}, vendido por {unit}: diga quantos {same} são.',
  'No quantity said, sold by the {unit}: say how many {same}.':
    'Quantidade não indicada, vendido por {unit}: diga quantos {same}.',
  '{n} {unit} asked, sold by {size} {measure} ({sold}): {taken} are taken.':
    'Pedido: {n} {unit}, vendido por {size} {measure} ({sold}): aceitam-se {taken}.',
  '{amount} asked, sold by {size} {measure}: {taken} are taken.':
    'Pedido: {amount}, vendido por {size} {measure}: aceitam-se {taken}.',
  '“{quantity}” was sent as the quantity: {*taken}.': '“{quantity}” foi enviado como quantidade: {taken}.',
  'No quantity was sent for this item: 1 is assumed.':
    'Não foi enviada quantidade para este artigo: assume-se 1.',
  '“{unit}” was sent as the unit, which may be {units}: the quantity is taken as it stands.':
    '“{unit}” foi enviado como unidade, que pode ser {units}: a quantidade é tomada tal como está.',
  '“{unit}” was sent as the unit, which nobody here knows: the quantity is taken as it stands.':
    '“{unit}” foi enviado como unidade, que aqui ninguém conhece: a quantidade é tomada tal como está.',
  'Sent at {price} {currency}.': 'Enviado a {price} {currency}.',
  '“{code}”{title} is the code of {n} products: choose which one is meant.':
    '“{code}”{title} é o código de {n} produtos: escolha qual se pretende.',
  '“{code}”{title} was sent as an item, but no product has this code.':
    '“{code}”{title} foi enviado como artigo, mas nenhum produto tem este código.',
  '{*there} where this order is picked; {n} ordered.':
    '{there} onde esta encomenda é separada; encomendado: {n}.',
  '{*how} at {stated}; our price is {ours}.': '{how} a {stated}; o nosso preço é {ours}.',
  'Also sent as an item from the catalogue: perhaps the same goods.':
    'Também enviado como artigo do catálogo: talvez os mesmos artigos.',
  'Sent on {*sent}, came on {*came}.': 'Enviada: {sent}; chegou: {came}.',
  '“{word}” was said on {*day}.': '“{word}” foi dito: {day}.',
  '“{word}” {*is} {*day}.': '“{word}” {is} {day}.',
  'the calendar has no such day': 'esse dia não existe no calendário',
  'the day has passed': 'o dia já passou',
  'may mean {day}': 'pode ser {day}',
  'not on {day}': 'não em {day}',
  '{day} is no such weekday: {other} is': '{day} não é esse dia da semana: {other} é',
  'a holiday: the goods may be wanted before it': 'um feriado: a mercadoria pode ser pretendida antes',
  'any day from {day} to {other}': 'qualquer dia de {day} a {other}',
  'before {day}': 'antes de {day}',
  'or earlier': 'ou antes',
  'no single day is named': 'não foi indicado um dia certo',
  'said in a later message, “{text}”: see whether it is meant':
    'dito numa mensagem posterior, “{text}”: veja se é isso que se quer',
  '{what} is named too': '{what} também é mencionado',
  '{n} characters are no number of an order': '{n} caracteres não são um número de encomenda',
  '{name} may be meant': 'pode ser {name}',
  'not to {name}': 'não para {name}',
  'no branch is called so': 'nenhuma sucursal se chama assim',
  'it ends before it begins': 'termina antes de começar',
  'Wanted the same day, but sent at {time}: {place} takes orders for the day until {until}.':
    'Pedido para o mesmo dia, mas enviado às {time}: {place} aceita encomendas para o dia até às {until}.',
  '{place} takes no goods on {*day}; the next day that it does is {*next}.':
    '{place} não recebe mercadoria neste dia ({day}); o próximo dia em que recebe: {next}.',
  'It has no price and would go out for nothing: give the product one, or keep it if it is free.':
    'Não tem preço e sairia de graça: dê um preço ao produto, ou mantenha-o se for gratuito.',
  'No longer sold: choose another product, or keep it if some is left.':
    'Descontinuado: escolha outro produto, ou mantenha-o se ainda houver.',
  'No messaging number with an access token is set up.':
    'Não há nenhum número de mensagens com token de acesso configurado.',
};
