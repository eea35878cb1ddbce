/** What is said of an import and of its rows: what was expected, what it was taken for, why it was not stored. */
export const imports = {
  'a SKU of the catalogue': '’n SKU van die katalogus',
  'a SKU, or the customer’s words': '’n SKU, of die kliënt se woorde',
  'a code with letters or digits': '’n kode met letters of syfers',
  'a customer’s ERP account, phone number or name': '’n kliënt se ERP-rekening, telefoonnommer of naam',
  'a day that has been': '’n dag wat verby is',
  'a day that is not before the first one': '’n dag wat nie voor die eerste een is nie',
  'a day, as in 2026-03-31': '’n dag, soos 2026-03-31',
  'a first or a last day; a price of a tier without days is imported as a price':
    '’n eerste of laaste dag; ’n prysvlak se prys sonder dae word as ’n prys ingevoer',
  'a language code, as in en': '’n taalkode, soos en',
  'a name, for the customer is new': '’n naam, want die kliënt is nuut',
  'a name, for the product is new': '’n naam, want die produk is nuut',
  'a number that is not another customer’s': '’n nommer wat nie ’n ander kliënt s’n is nie',
  'a number that no other customer of the file has': '’n nommer wat geen ander kliënt in die lêer het nie',
  'a phone number': '’n telefoonnommer',
  'a phone number as in {country}, or with a plus and its country code':
    '’n telefoonnommer soos in {country}, of met ’n plus en die landkode',
  'a phone number, for the customer is new': '’n telefoonnommer, want die kliënt is nuut',
  'a phrase that is not what {sku} is called': '’n frase wat nie is wat {sku} genoem word nie',
  'a phrase with letters or digits': '’n frase met letters of syfers',
  'a price, for the product is new': '’n prys, want die produk is nuut',
  'a quantity above 0': '’n hoeveelheid bo 0',
  'a quantity of 0 or more': '’n hoeveelheid van 0 of meer',
  'a quantity of 0 or more, or what it is now': '’n hoeveelheid van 0 of meer, of wat dit nou is',
  'a record; this adds up the rows above': '’n rekord; dit tel die rye hierbo op',
  'a time of day, as in 14:30': '’n tyd van die dag, soos 14:30',
  'a value, not an error of the spreadsheet': '’n waarde, nie ’n fout van die sigblad nie',
  'a whole number of 1 or more': '’n heelgetal van 1 of meer',
  'ACTIVE or HOLD': 'ACTIVE of HOLD',
  'all digits; the spreadsheet has rounded them: make the column text and fill it in anew':
    'al die syfers; die sigblad het hulle afgerond: maak die kolom teks en vul dit weer in',
  'an ERP account of one customer, or a phone number that says which of the {count} it is':
    '’n ERP-rekening van een kliënt, of ’n telefoonnommer wat sê watter van die {count} dit is',
  'an amount in {ours}, not in {theirs}': '’n bedrag in {ours}, nie in {theirs} nie',
  'an amount of 0 or more': '’n bedrag van 0 of meer',
  'an amount of at most {most}': '’n bedrag van hoogstens {most}',
  'an amount with at most two decimals': '’n bedrag met hoogstens twee desimale',
  'an earlier row is about the same; this one counts': '’n vroeëre ry gaan oor dieselfde; hierdie een tel',
  'at most {most}': 'hoogstens {most}',
  'at most {most} characters': 'hoogstens {most} karakters',
  'at most {most} decimals': 'hoogstens {most} desimale',
  'at most {most} of at most {longest} characters, between semicolons':
    'hoogstens {most} van hoogstens {longest} karakters, met kommapunte tussenin',
  'days of the week, as in Mon, Thu': 'dae van die week, soos Ma, Do',
  'either a customer or a price tier': 'óf ’n kliënt óf ’n prysvlak',
  'half of the base price of {price}, or less': 'die helfte van die basisprys van {price}, of minder',
  'half of the {price} that it is now, or less': 'die helfte van die {price} wat dit nou is, of minder',
  'it is the barcode of {sku} too': 'dit is ook die strepieskode van {sku}',
  'somebody who was erased here, and stays so': 'iemand wat hier uitgewis is, en so bly',
  'what was changed here, which stays': 'wat hier verander is, wat bly',
  'what was changed here, which this replaces': 'wat hier verander is, wat hierdeur vervang word',
  'it may be {other}, for no number of the file tells how it writes decimals':
    'dit is dalk {other}, want geen getal in die lêer wys hoe dit desimale skryf nie',
  'it means {sku} for this customer now': 'dit beteken nou {sku} vir hierdie kliënt',
  'it means {sku} now': 'dit beteken nou {sku}',
  'more than one product of the file has it': 'meer as een produk in die lêer het dit',
  'one branch: the customer has several of this code or name':
    'een tak: die kliënt het verskeie met hierdie kode of naam',
  'one customer: several are called so, give the ERP account':
    'een kliënt: verskeie heet so, gee die ERP-rekening',
  'read as {value}': 'as {value} gelees',
  'row {n} is about the same and counts instead': 'ry {n} gaan oor dieselfde en tel in die plek daarvan',
  'row {n} is about the same and has errors; this one counts':
    'ry {n} gaan oor dieselfde en het foute; hierdie een tel',
  'rounded to {value}, for money has two decimals': 'tot {value} afgerond, want geld het twee desimale',
  'SKUs of the catalogue or of the file; these are left out':
    'SKU’s van die katalogus of van die lêer; hierdie word uitgelaat',
  'taken as {sku}, which differs in capitals alone': 'as {sku} geneem, wat net in hoofletters verskil',
  'the code or name of a location': 'die kode of naam van ’n perseel',
  'the code, ERP warehouse or name of a location': 'die kode, ERP-pakhuis of naam van ’n perseel',
  'the customer is on credit hold now': 'die kliënt se krediet is nou gestop',
  'the file’s decimal mark was taken to be a {*mark}, and this has a {*other}: write all of them alike':
    'die lêer se desimaalteken is as ’n {mark} geneem, en dit het ’n {other}: skryf almal eenders',
  'the value itself, not a formula': 'die waarde self, nie ’n formule nie',
  'words that name a product; the line is kept without one':
    'woorde wat ’n produk noem; die reël word sonder een gehou',
  'words that name goods; these can mean something else each time':
    'woorde wat goedere noem; hierdie kan elke keer iets anders beteken',
  'yes or no': 'ja of nee',
  'yes or no, or active or discontinued': 'ja of nee, of aktief of gestaak',
  '{*label}: it is needed in every row': '{label}: dit is in elke ry nodig',
  'It could not be carried out; nothing was stored: {*why}':
    'Dit kon nie uitgevoer word nie; niks is gestoor nie: {why}',
  'It could not be undone: {*why}': 'Dit kon nie ontdoen word nie: {why}',
  'More than half of what the ERP has would have errors, so nothing was stored. Look at it, and store it if that is right.':
    'Meer as die helfte van wat die ERP het, sou foute hê, daarom is niks gestoor nie. Kyk daarna, en stoor dit as dit reg is.',
  '{*why} Nothing was changed; it is read again next night.':
    '{why} Niks is verander nie; dit word volgende nag weer gelees.',
  'Something has changed since the dry run, so that more rows have errors now; nothing was stored. Begin it anew.':
    'Iets het sedert die toetslopie verander, sodat meer rye nou foute het; niks is gestoor nie. Begin weer.',
  'Something that the import made is in use by now: in an order, as stock or as an alias. Nothing was undone.':
    'Iets wat die invoer gemaak het, word intussen gebruik: in ’n bestelling, as voorraad of as ’n frase. Niks is ontdoen nie.',
  '{count} prices would fall by half or more, so nothing was stored. Look at them, and store it if that is right.':
    '{count} pryse sou met die helfte of meer daal, daarom is niks gestoor nie. Kyk daarna, en stoor dit as dit reg is.',
  'What {*rows} would replace was changed here since the dry run; nothing was stored. Begin it anew.':
    'Wat {rows} sou vervang, is sedert die toetslopie hier verander; niks is gestoor nie. Begin weer.',
  'What the import stored was changed since, of {*which}; nothing was undone.':
    'Wat die invoer gestoor het, is sedertdien verander, van {which}; niks is ontdoen nie.',
};

/** What stands in their gaps: fields that every row needs, and marks. */
export const importParts = {
  'Branch name': 'Taknaam',
  Customer: 'Kliënt',
  Date: 'Datum',
  'Location code': 'Perseelkode',
  'Location name': 'Perseelnaam',
  'On hand': 'Voorhande',
  Phrase: 'Frase',
  Price: 'Prys',
  Quantity: 'Hoeveelheid',
  SKU: 'SKU',
  'Their code': 'Hulle kode',
  comma: 'komma',
  point: 'punt',
};
