import type { Translated } from '../words';

export const cannedReplies: Translated<'cannedReplies'> = {
  add: 'Voeg antwoord by',
  caption: 'Klaar antwoorde, volgens taal en titel',
  example: 'Met ’n voorbeeldbestelling lees dit:',
  intro:
    'Wat oor en oor aan kliënte geskryf word. Die werkblad bied hulle onder die gesprek aan, die kliënt se taal eerste, met wat die bestelling sê ingevul; ’n klerk sien die teks voordat dit gestuur word.',
  language: 'Taal',
  none: 'Geen klaar antwoorde nie',
  noneWhat: 'Bêre die eerste: “Hallo {customer}, jou bestelling vertrek op {day}.”',
  removeWhat: 'Die werkblad bied dit nie meer aan nie. Wat daarmee geskryf is, bly.',
  reply: 'Antwoord',
  text: 'Teks',
  title: 'Klaar antwoorde',
  titleHint: 'Waarmee ’n klerk dit vind.',
  titleOf: 'Titel',
  unknown: 'Daar is nie ’n {name} nie; kyk hier onder wat daar is.',
  variable_customer: 'Die kliënt se naam',
  variable_deliveryDate: 'Die dag waarvoor hulle gevra het',
  variable_lines: 'Die goedere, elk op ’n reël',
  variable_order: 'Die verkoopsbestelling van die ERP, anders die kliënt se eie nommer',
  variable_total: 'Die totaal, met die geldeenheid',
};
