import type { Translated } from '../words';

export const tenant: Translated<'tenant'> = {
  aLargeOne: 'Um valor grande',
  aQuantity: 'Uma quantidade',
  anAmount: 'Um valor',
  atOnce: 'De imediato: {what}',
  clerkAsks: 'Um operador pergunta',
  clerkDecides: 'Um operador decide cada uma',
  clerkReads: 'Um operador fá-lo',
  country: 'País',
  currency: 'Moeda',
  doubtful: 'Linhas duvidosas',
  doubtfulHint:
    'Dois a dez produtos são possíveis: pode perguntar-se ao cliente qual, depois de estar calado esse tempo. Pergunta-se uma vez por linha, uma de cada vez, e nunca se escreveu há mais de 24 horas.',
  hint_country: 'Os telefones sem indicativo são lidos como números deste país.',
  hint_currency: 'De preços e totais. Uma alteração não converte nada: todos os valores ficam como estão.',
  hint_keepRecordingsDays: 'De encomendas concluídas. Deixe vazio para os guardar.',
  hint_keepTextsDays:
    'O que se escreveu sobre encomendas concluídas; os números ficam. Deixe vazio para guardar.',
  hint_locale: 'Como se escrevem os valores.',
  hint_timeZone: 'De todas as horas nos ecrãs e da data da encomenda no ERP.',
  howItLooks: 'Como vai ficar',
  intro:
    'A vossa empresa, e como escreve valores e horas. Os tipos de imposto e a conta dos clientes que não têm uma própria pertencem às <link>definições do ERP</link>.',
  itemCodes: 'Códigos de artigo dos clientes',
  itemCodesHint:
    'Mostrados nas linhas cujo cliente tem um código para o artigo, para o pôr na caixa e o procurar.',
  itemCodesOff: 'Usados só na leitura',
  itemCodesOn: 'Nas guias de separação e nas notas do ERP',
  keepRecordingsDays: 'Dias que se guardam gravações e ficheiros',
  keepTextsDays: 'Dias que se guardam os textos',
  laterChanges: 'Alterações posteriores de uma encomenda',
  laterChangesHint:
    '“Afinal são 25” uma hora depois. As que são suficientemente seguras podem ser feitas de imediato; todas as outras, e as de uma linha em que um operador mexeu, esperam por um operador.',
  likelyTold: 'provável (85%)',
  locale: 'Língua e região',
  managersFactor: 'Segundo fator dos gestores',
  managersFactorHint:
    'Onde é necessário, um gestor sem ele, incluindo você, configura-o antes de tudo o resto. A quem entra com início de sessão único não é pedido.',
  nameHint:
    'Aparece nas guias de separação e nas mensagens aos clientes. As pessoas entram com <slug></slug>, que se mantém.',
  needed: 'Necessário',
  optional: 'Opcional',
  owedBack: 'A devolver',
  quiet: 'Segundos entre mensagens de uma encomenda',
  quietHint:
    '0 a 600. O que um cliente escreve neste tempo depois da última mensagem vai para a mesma encomenda. Com 0 cada uma é uma encomenda à parte.',
  readBack: 'Repetir as encomendas',
  readBackHint:
    'O cliente recebe a encomenda tal como foi lida e pode confirmá-la, alterá-la ou anulá-la. Por si, o serviço fá-lo uma vez numa encomenda sem dúvidas, depois de o cliente estar calado esse tempo.',
  saved: 'A empresa foi gravada',
  serviceAsks: 'O serviço pergunta por si',
  serviceReads: 'O serviço fá-lo por si',
  sessionMinutes: 'Minutos até terminar a sessão de um dispositivo sem uso',
  sessionMinutesHint: '5 a 720. Doze horas depois de entrar, todos voltam a entrar.',
  surelyTold: 'dita com certeza (93%)',
  timeNow: 'A hora atual',
  timeZone: 'Fuso horário',
  title: 'Empresa',
  undoSeconds: 'Segundos para desfazer uma aprovação',
  undoSecondsHint: '0 a 10. Com 0 a aprovação segue de imediato.',
};
