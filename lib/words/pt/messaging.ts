import type { Translated } from '../words';

export const messaging: Translated<'messaging'> = {
  appSecret: 'Segredo da aplicação',
  appSecretHint:
    'Só para uma aplicação própria na plataforma: as entregas ao vosso número têm de ser assinadas com ele.',
  askingPlatform: 'A perguntar à plataforma…',
  callbackAddress: 'Endereço de retorno',
  fact_number: 'ID do número de telefone',
  fact_secret: 'Segredo da aplicação, vosso ou do operador do serviço',
  fact_token: 'Token de acesso',
  fact_verify: 'Token de verificação, vosso ou do operador do serviço',
  intro:
    'O número para que os vossos clientes escrevem. Os tokens e segredos são guardados cifrados e nunca mais são mostrados.',
  isMissing: 'Em falta',
  isSet: 'Definido',
  lacking_number: 'Sem ele nenhuma mensagem é vossa.',
  lacking_secret: 'As assinaturas não são verificadas: qualquer pessoa pode entregar mensagens.',
  lacking_token: 'Não se responde aos clientes.',
  lacking_verify: 'O pedido de verificação da plataforma é recusado.',
  lastFailure: 'Não foi possível enviar a mensagem mais recente, de {time}: {why}',
  lastIn: 'Última mensagem recebida',
  lastOut: 'Última mensagem enviada',
  noneYet: 'Ainda nenhuma',
  numberHint:
    'O ID que a plataforma dá ao vosso número, não o próprio número. As mensagens para ele são vossas.',
  saved: 'As definições de mensagens foram gravadas',
  savingAsks: 'Ao gravar pergunta-se à plataforma se o token pertence ao número.',
  takeAway: 'Retirá-lo: volta a valer o do operador do serviço',
  title: 'Canal de mensagens',
  tokenHint: 'Um token permanente com direito a enviar mensagens. Não volta a ser mostrado.',
  unassigned:
    '{count, plural, =1 {1 mensagem não pertence a nenhuma empresa} other {# mensagens não pertencem a nenhuma empresa}}',
  unassignedCheck:
    'Chegaram a um número que ninguém configurou neste serviço. Verifique se o ID do número em Canal de mensagens é o que a plataforma mostra.',
  unassignedHere:
    'Chegaram a um ID de número que nenhuma empresa deste serviço tem. Se for vosso, grave-o abaixo: são então lidas como as outras.',
  unassignedLast: '{what}, a última de {time}',
  verifyToken: 'Token de verificação',
  verifyTokenHint: 'Só para uma aplicação própria: o que indica junto do endereço de retorno.',
  whatIsSetUp: 'O que está configurado',
  whereDelivered: 'Onde a plataforma entrega',
  whereDeliveredWhat:
    'Indique isto como endereço de retorno nas definições da plataforma e subscreva o campo <field></field>.',
};
