import type { Translated } from '../words';

export const messaging: Translated<'messaging'> = {
  appSecret: 'Toepassingsgeheim',
  appSecretHint:
    'Net vir ’n eie toepassing op die platform: aflewerings aan julle nommer moet daarmee onderteken wees.',
  askingPlatform: 'Vra tans die platform…',
  callbackAddress: 'Terugroepadres',
  fact_number: 'Telefoonnommer-ID',
  fact_secret: 'Toepassingsgeheim, julle s’n of die bedryfspan s’n',
  fact_token: 'Toegangsteken',
  fact_verify: 'Verifieerteken, julle s’n of die bedryfspan s’n',
  intro:
    'Die nommer waaraan julle kliënte skryf. Tekens en geheime word geënkripteer gestoor en nooit weer gewys nie.',
  isMissing: 'Ontbreek',
  isSet: 'Gestel',
  lacking_number: 'Daarsonder is geen boodskap julle s’n nie.',
  lacking_secret: 'Handtekeninge word nie nagegaan nie: enigiemand kan boodskappe aflewer.',
  lacking_token: 'Kliënte word nie geantwoord nie.',
  lacking_verify: 'Die platform se handdruk word geweier.',
  lastFailure: 'Die nuutste boodskap, van {time}, kon nie gestuur word nie: {why}',
  lastIn: 'Laaste boodskap in',
  lastOut: 'Laaste boodskap uit',
  noneYet: 'Nog geen',
  numberHint:
    'Die platform se ID van julle nommer, nie die nommer self nie. Boodskappe daaraan is julle s’n.',
  saved: 'Die boodskapinstellings is gestoor',
  savingAsks: 'Stoor vra die platform of die teken by die nommer hoort.',
  takeAway: 'Neem dit weg: die bedryfspan s’n geld weer',
  title: 'Boodskapdiens',
  tokenHint: '’n Permanente teken met die reg om boodskappe te stuur. Dit word nie weer gewys nie.',
  unassigned:
    '{count, plural, =1 {1 boodskap behoort aan geen maatskappy nie} other {# boodskappe behoort aan geen maatskappy nie}}',
  unassignedCheck:
    'Hulle het ingekom op ’n telefoonnommer wat niemand in hierdie diens opgestel het nie. Kyk of die telefoonnommer-ID by Boodskapdiens die een is wat die platform wys.',
  unassignedHere:
    'Hulle het ingekom op ’n telefoonnommer-ID wat geen maatskappy op hierdie diens het nie. As dit julle s’n is, stoor dit hier onder: hulle word dan soos enige ander gelees.',
  unassignedLast: '{what}, die laaste van {time}',
  verifyToken: 'Verifieerteken',
  verifyTokenHint: 'Net vir ’n eie toepassing: wat jy langs die terugroepadres invoer.',
  whatIsSetUp: 'Wat opgestel is',
  whereDelivered: 'Waarheen die platform aflewer',
  whereDeliveredWhat:
    'Voer dit as die terugroepadres in die platform se instellings in, en skryf op die veld <field></field> in.',
};
