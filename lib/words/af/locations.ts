import type { Translated } from '../words';

export const locations: Translated<'locations'> = {
  add: 'Voeg perseel by',
  address: 'Adres',
  archive: 'Argiveer',
  archiveAsk: 'Argiveer {name}?',
  archiveWhat:
    'Niks nuuts word daar uitgesoek of getel nie. Voltooide bestellings behou die naam, en dit kan herstel word.',
  archived: 'Geargiveer',
  archivedCaption: 'Geargiveerde persele',
  archivedWhat: 'Niks nuuts word hier uitgesoek nie.',
  code: 'Kode',
  codeHint: 'Kort, en dieselfde in invoere: JHB.',
  cutOff: 'Afsnytyd',
  cutOffHint: '’n Bestelling wat later kom en sy goedere dieselfde dag wil hê, kry ’n twyfel.',
  cutOffTime: 'Afsnytyd',
  default: 'Verstek',
  erpWarehouse: 'ERP-pakhuis',
  intro:
    'Pakhuise en takke waaruit bestellings uitgesoek word. Nuwe bestellings gaan na die verstekperseel; ’n klerk kan reëls uitskuif wat ’n ander een uitsoek. Voorraad word vir elkeen getel.',
  isArchived: '{name} is geargiveer',
  isArchivedNot: 'Dit is nie geargiveer nie',
  isDefault: 'Nuwe bestellings word hier uitgesoek. ’n Ander perseel kan die plek inneem.',
  location: 'Perseel',
  makeDefault: 'Soek nuwe bestellings hier uit',
  noneYet: 'Nog geen perseel nie',
  noneYetWhat:
    'Voeg die pakhuis by waaruit die meeste bestellings uitgesoek word. Voorraad kan van dan af ingevoer word.',
  ofErpSettings: 'van die ERP-instellings',
  restore: 'Herstel',
  restored: '{name} is weer in gebruik',
  restoredNot: 'Dit is nie herstel nie',
  title: 'Persele',
  warehouseCode: 'Pakhuiskode in die ERP',
  warehouseCodeHint: 'As dit leeg is, word die een van die ERP-instellings gestuur.',
};
