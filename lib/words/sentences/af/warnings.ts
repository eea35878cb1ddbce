/** What a clerk should know about an order, a line or its head. */
export const warnings = {
  'First message from this number: check who it is.': 'Eerste boodskap van hierdie nommer: kyk wie dit is.',
  'The same text came from this customer less than 30 minutes ago.':
    'Dieselfde teks het minder as 30 minute gelede van hierdie kliënt gekom.',
  'The same text came again from this customer less than 30 minutes later.':
    'Dieselfde teks het minder as 30 minute later weer van hierdie kliënt gekom.',
  'The messaging platform says that this sender is also {who}: perhaps one customer entered twice.':
    'Die boodskapplatform sê hierdie sender is ook {who}: dalk is een kliënt twee keer ingevoer.',
  'A representative wrote this, who orders for several customers: choose whose order it is.':
    '’n Verteenwoordiger wat vir verskeie kliënte bestel, het dit geskryf: kies vir wie die bestelling is.',
  'Written by a representative for {name} ({*reason}).':
    'Deur ’n verteenwoordiger vir {name} geskryf ({reason}).',
  'This answers a message of long ago, or one that is not known here: no order was changed for it. See what the customer means.':
    'Dit antwoord ’n boodskap van lank gelede, of een wat nie hier bekend is nie: geen bestelling is daarvoor verander nie. Kyk wat die kliënt bedoel.',
  'The voice note could not be turned into text: {*how} and type what it says.':
    'Die stemnota kon nie in teks omgesit word nie: {how} en tik wat dit sê.',
  '{*reason}. Ask the customer to send it again, or to write.':
    '{reason}. Vra die kliënt om dit weer te stuur, of om te skryf.',
  '{*problem} Ask the customer to send it again, or to write.':
    '{problem} Vra die kliënt om dit weer te stuur, of om te skryf.',
  '{*reason}. It is tried again by itself; you need not wait for it.':
    '{reason}. Dit word vanself weer probeer; jy hoef nie daarvoor te wag nie.',
  'The {*what} could not be kept: {*why}.': 'Kon nie gehou word nie ({what}): {why}.',
  '{*start}: look at it and add the lines.': '{start}: kyk daarna en voeg die reëls by.',
  'The customer changed this message. Before, it read: “{text}”':
    'Die kliënt het hierdie boodskap verander. Voorheen was dit: “{text}”',
  'The customer deleted this message.': 'Die kliënt het hierdie boodskap uitgevee.',
  'Added when the customer changed the message.': 'Bygevoeg toe die kliënt die boodskap verander het.',
  'The customer changed this: it was “{was} × {text}”.':
    'Die kliënt het dit verander: dit was “{was} × {text}”.',
  'The customer changed this from {was} to {is}.': 'Die kliënt het dit van {was} na {is} verander.',
  'This message asks for a change of an order that waits for review: take or refuse it there. If it is taken, this one closes by itself.':
    'Hierdie boodskap vra ’n verandering van ’n bestelling wat nog nagesien moet word: aanvaar of weier dit daar. As dit aanvaar word, sluit hierdie een vanself.',
  'This message answers our question about a line of another order: take or refuse the answer there. If it is taken, this one closes by itself.':
    'Hierdie boodskap beantwoord ons vraag oor ’n reël van ’n ander bestelling: aanvaar of weier die antwoord daar. As dit aanvaar word, sluit hierdie een vanself.',
  'This message asked for a change of an order that was closed since: see what is wanted now.':
    'Hierdie boodskap het ’n verandering gevra van ’n bestelling wat intussen gesluit is: kyk wat nou verlang word.',
  'This answers our question about “{phrase}”, but says no goods that can be taken. Decide on the line.':
    'Dit beantwoord ons vraag oor “{phrase}”, maar noem geen goedere wat geneem kan word nie. Besluit oor die reël.',
  'This may answer more than one of our questions. Say on the lines which goods are meant.':
    'Dit antwoord dalk meer as een van ons vrae. Sê op die reëls watter goedere bedoel word.',
  'This answers our question about “{phrase}” and says more. Settle both by hand.':
    'Dit beantwoord ons vraag oor “{phrase}” en sê meer. Handel albei met die hand af.',
  'This answers our question about “{phrase}” on a condition. Decide on the line, or write back.':
    'Dit beantwoord ons vraag oor “{phrase}” op ’n voorwaarde. Besluit oor die reël, of skryf terug.',
  'This answers our question about “{phrase}”, whose order is no longer in review. See whether it still has to be changed.':
    'Dit beantwoord ons vraag oor “{phrase}”, wie se bestelling nie meer nagesien word nie. Kyk of dit nog verander moet word.',
  'Goods besides those of {*order}, which had gone to the ERP: this is an order of its own.':
    'Goedere benewens dié van {order}, wat al na die ERP gegaan het: dit is ’n bestelling op sy eie.',
  'This order was approved, and the customer asked for a change before it went to the ERP: see what they want, and approve it again.':
    'Hierdie bestelling is goedgekeur, en die kliënt het ’n verandering gevra voordat dit na die ERP gegaan het: kyk wat hulle wil hê, en keur dit weer goed.',
  '“{words}” asks for an earlier order; this customer has none.':
    '“{words}” vra ’n vroeëre bestelling; hierdie kliënt het geen.',
  '“{words}” asks for an earlier order again: {n} lines were taken from the order of {day}.':
    '“{words}” vra weer ’n vroeëre bestelling: {n} reëls is uit die bestelling van {day} geneem.',
  'The order of {day} had {n}; this line takes its place.':
    'Die bestelling van {day} het {n} gehad; hierdie reël neem die plek daarvan in.',
  'PO {number} is also on this customer’s order of {day}: perhaps the same order twice.':
    'Bestelnommer {number} staan ook op hierdie kliënt se bestelling van {day}: dalk dieselfde bestelling twee keer.',
  '“{words}” in a later message may mean several things: see which line it is about.':
    '“{words}” in ’n latere boodskap kan verskeie dinge beteken: kyk oor watter reël dit gaan.',
  '“{words}” was left out of a later message: add it if it is ordered.':
    '“{words}” is uit ’n latere boodskap weggelaat: voeg dit by as dit bestel is.',
  'The message cancels an order.': 'Die boodskap kanselleer ’n bestelling.',
  'Asks for a quote.': 'Vra ’n kwotasie.',
  'Not to be sent yet: “{words}”.': 'Moet nog nie gestuur word nie: “{words}”.',
  'The message was too much to be read with care: check every line against it.':
    'Die boodskap was te veel om noukeurig te lees: gaan elke reël daarteen na.',
  'The message is too long; only its beginning was read.':
    'Die boodskap is te lank; net die begin is gelees.',
  'Left out, struck through: {words}.': 'Weggelaat, deurgehaal: {words}.',
  'We left this out: {,told}. {*add}': 'Ons het dit weggelaat: {told}. {add}',
  'The number beside these goods can be no quantity; check it.':
    'Die getal by hierdie goedere kan nie ’n hoeveelheid wees nie; gaan dit na.',
  '“{number}” came right before: see whether it is the quantity.':
    '“{number}” het net voor dit gekom: kyk of dit die hoeveelheid is.',
  'The numbers beside these goods can be read another way; check the quantity.':
    'Die getalle by hierdie goedere kan anders gelees word; gaan die hoeveelheid na.',
  '“{said}” was taken for the {first}/{second} of the product, not for a quantity; check it.':
    '“{said}” is as die {first}/{second} van die produk geneem, nie as ’n hoeveelheid nie; gaan dit na.',
  '“{said}” may name goods or count them; check the product and the quantity.':
    '“{said}” kan goedere noem of tel; gaan die produk en die hoeveelheid na.',
  '“{code}” is the code of {name}.': '“{code}” is die kode van {name}.',
  '“{said}” was asked: check whether a part of one is meant, and sold.':
    '“{said}” is gevra: gaan na of ’n deel van een bedoel word, en verkoop word.',
  '{n} {unit} asked, sold by the {sold}: the number is taken as it stands.':
    '{n} {unit} gevra, per {sold} verkoop: die getal is geneem soos dit staan.',
  '{n} {unit} asked, sold by the {sold}: {m} are taken; check whether single pieces are meant.':
    '{n} {unit} gevra, per {sold} verkoop: {m} word geneem; gaan na of enkelstukke bedoel word.',
  '{n} {unit} would be ordered, which is sold whole: check the quantity.':
    '{n} {unit} sou bestel word, maar dit word net heel verkoop: gaan die hoeveelheid na.',
  'An earlier order is meant, but no order of this customer with these goods is known.':
    '’n Vroeëre bestelling word bedoel, maar geen bestelling van hierdie kliënt met hierdie goedere is bekend nie.',
  '{n} is a very large quantity.': '{n} is ’n baie groot hoeveelheid.',
  '{n} ordered; this customer usually orders {usual}.':
    '{n} bestel; hierdie kliënt bestel gewoonlik {usual}.',
  '{n} ordered; nobody has ordered more than {most} in half a year.':
    '{n} bestel; niemand het in ’n halfjaar meer as {most} bestel nie.',
  '{amount} asked, sold by the {unit}: say how many {same} that is.':
    '{amount} gevra, per {unit} verkoop: sê hoeveel {same} dit is.',
  'No quantity said, sold by the {unit}: say how many {same}.':
    'Geen hoeveelheid gesê nie, per {unit} verkoop: sê hoeveel {same}.',
  '{n} {unit} asked, sold by {size} {measure} ({sold}): {taken} are taken.':
    '{n} {unit} gevra, per {size} {measure} ({sold}) verkoop: {taken} word geneem.',
  '{amount} asked, sold by {size} {measure}: {taken} are taken.':
    '{amount} gevra, per {size} {measure} verkoop: {taken} word geneem.',
  '“{quantity}” was sent as the quantity: {*taken}.': '“{quantity}” is as hoeveelheid gestuur: {taken}.',
  'No quantity was sent for this item: 1 is assumed.':
    'Geen hoeveelheid is vir hierdie item gestuur nie: 1 word aanvaar.',
  '“{unit}” was sent as the unit, which may be {units}: the quantity is taken as it stands.':
    '“{unit}” is as die eenheid gestuur, wat {units} kan wees: die hoeveelheid is geneem soos dit staan.',
  '“{unit}” was sent as the unit, which nobody here knows: the quantity is taken as it stands.':
    '“{unit}” is as eenheid gestuur, wat niemand hier ken nie: die hoeveelheid word geneem soos dit staan.',
  'Sent at {price} {currency}.': 'Teen {price} {currency} gestuur.',
  '“{code}”{title} is the code of {n} products: choose which one is meant.':
    '“{code}”{title} is die kode van {n} produkte: kies watter een bedoel word.',
  '“{code}”{title} was sent as an item, but no product has this code.':
    '“{code}”{title} is as ’n item gestuur, maar geen produk het hierdie kode nie.',
  '{*there} where this order is picked; {n} ordered.':
    '{there} waar hierdie bestelling uitgesoek word; {n} bestel.',
  '{*how} at {stated}; our price is {ours}.': '{how} teen {stated}; ons prys is {ours}.',
  'Also sent as an item from the catalogue: perhaps the same goods.':
    'Ook as ’n item uit die katalogus gestuur: dalk dieselfde goedere.',
  'Sent on {*sent}, came on {*came}.': 'Gestuur op {sent}, gekom op {came}.',
  '“{word}” was said on {*day}.': '“{word}” is op {day} gesê.',
  '“{word}” {*is} {*day}.': '“{word}” {is} {day}.',
  'the calendar has no such day': 'die kalender het nie so ’n dag nie',
  'the day has passed': 'die dag is verby',
  'may mean {day}': 'kan {day} beteken',
  'not on {day}': 'nie op {day} nie',
  '{day} is no such weekday: {other} is': '{day} is nie daardie weeksdag nie: {other} is',
  'a holiday: the goods may be wanted before it': '’n feesdag: die goedere word dalk vooraf verlang',
  'any day from {day} to {other}': 'enige dag van {day} tot {other}',
  'before {day}': 'voor {day}',
  'or earlier': 'of vroeër',
  'no single day is named': 'geen enkele dag is genoem nie',
  'said in a later message, “{text}”: see whether it is meant':
    'in ’n latere boodskap gesê, “{text}”: kyk of dit bedoel is',
  '{what} is named too': '{what} is ook genoem',
  '{n} characters are no number of an order': '{n} karakters is nie ’n bestelnommer nie',
  '{name} may be meant': '{name} word dalk bedoel',
  'not to {name}': 'nie na {name} nie',
  'no branch is called so': 'geen tak heet so nie',
  'it ends before it begins': 'dit eindig voordat dit begin',
  'Wanted the same day, but sent at {time}: {place} takes orders for the day until {until}.':
    'Vir dieselfde dag verlang, maar om {time} gestuur: {place} neem bestellings vir die dag tot {until}.',
  '{place} takes no goods on {*day}; the next day that it does is {*next}.':
    '{place} ontvang geen goedere op {day} nie; die volgende dag wel: {next}.',
  'It has no price and would go out for nothing: give the product one, or keep it if it is free.':
    'Dit het geen prys nie en sou verniet uitgaan: gee die produk een, of hou dit as dit gratis is.',
  'No longer sold: choose another product, or keep it if some is left.':
    'Word nie meer verkoop nie: kies ’n ander produk, of behou dit as daar nog oor is.',
  'No messaging number with an access token is set up.':
    'Daar is geen boodskapnommer met ’n toegangsteken opgestel nie.',
};
