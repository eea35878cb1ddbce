import type { Translated } from '../words';

export const tenant: Translated<'tenant'> = {
  aLargeOne: '’n Groot een',
  aQuantity: '’n Hoeveelheid',
  anAmount: '’n Bedrag',
  atOnce: 'Dadelik: {what}',
  clerkAsks: '’n Klerk vra',
  clerkDecides: '’n Klerk besluit oor elkeen',
  clerkReads: '’n Klerk doen dit',
  country: 'Land',
  currency: 'Geldeenheid',
  doubtful: 'Twyfelagtige reëls',
  doubtfulHint:
    'Twee tot tien produkte kom in aanmerking: die kliënt kan gevra word watter een, sodra hulle daardie tyd lank stil was. Oor elke reël word een keer gevra, een op ’n slag, en nooit as hulle meer as 24 uur gelede laas geskryf het nie.',
  hint_country: 'Telefoonnommers sonder landkode word as nommers van hierdie land gelees.',
  hint_currency: 'Van pryse en totale. ’n Verandering reken niks om nie: elke syfer bly soos dit is.',
  hint_keepRecordingsDays: 'Van voltooide bestellings. Laat leeg om hulle te hou.',
  hint_keepTextsDays: 'Wat oor voltooide bestellings geskryf is; hulle syfers bly. Laat leeg om dit te hou.',
  hint_locale: 'Hoe bedrae geskryf word.',
  hint_timeZone: 'Van elke tyd op die skerms, en van die ERP se besteldatum.',
  howItLooks: 'Hoe dit sal lyk',
  intro:
    'Julle maatskappy, en hoe dit bedrae en tye skryf. Belastingtipes en die rekening van kliënte wat geen eie het nie, hoort by die <link>ERP-instellings</link>.',
  itemCodes: 'Kliënte se eie itemkodes',
  itemCodesHint:
    'Gewys by die reëls waarvan die kliënt ’n kode vir die goedere het, sodat dit op die boks gesit en opgesoek kan word.',
  itemCodesOff: 'Net vir lees gebruik',
  itemCodesOn: 'Op pakstrokies en in die ERP se notas',
  keepRecordingsDays: 'Dae wat opnames en lêers gehou word',
  keepTextsDays: 'Dae wat tekste gehou word',
  laterChanges: 'Latere veranderinge van ’n bestelling',
  laterChangesHint:
    '“Maak dit 25” ’n uur later. Dié wat seker genoeg is, kan dadelik gedoen word; al die ander, en dié van ’n reël waaraan ’n klerk gewerk het, wag vir ’n klerk.',
  likelyTold: 'waarskynlik (85%)',
  locale: 'Taal en streek',
  managersFactor: 'Tweede faktor van bestuurders',
  managersFactorHint:
    'Waar dit nodig is, stel ’n bestuurder daarsonder, jy ook, dit voor enigiets anders op. Wie met enkelaanmelding aanmeld, word nie gevra nie.',
  nameHint:
    'Staan op pakstrokies en in boodskappe aan kliënte. Mense meld met <slug></slug> aan, wat so bly.',
  needed: 'Nodig',
  optional: 'Opsioneel',
  owedBack: 'Terugskuld',
  quiet: 'Sekondes tussen boodskappe van een bestelling',
  quietHint:
    '0 tot 600. Wat ’n kliënt binne hierdie tyd ná hulle vorige boodskap skryf, gaan in dieselfde bestelling. By 0 is elkeen ’n bestelling op sy eie.',
  readBack: 'Bestellings teruglees',
  readBackHint:
    'Die kliënt kry die bestelling soos dit gelees is, en kan dit bevestig, verander of kanselleer. Vanself doen die diens dit een keer vir ’n bestelling sonder twyfel, sodra hulle daardie tyd lank stil was.',
  saved: 'Die maatskappy is gestoor',
  serviceAsks: 'Die diens vra vanself',
  serviceReads: 'Die diens doen dit vanself',
  sessionMinutes: 'Minute totdat ’n ongebruikte toestel afgemeld word',
  sessionMinutesHint: '5 tot 720. Twaalf uur ná aanmelding meld almal weer aan.',
  surelyTold: 'seker gesê (93%)',
  timeNow: 'Die tyd nou',
  timeZone: 'Tydsone',
  title: 'Maatskappy',
  undoSeconds: 'Sekondes om ’n goedkeuring te ontdoen',
  undoSecondsHint: '0 tot 10. By 0 word ’n goedkeuring dadelik gestuur.',
};
