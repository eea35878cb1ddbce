/** What only a person can settle. */
export const tasks = {
  '{*wanted}, which is with the ERP: change it there, or tell them that it is too late, and mark this as done.':
    '{wanted}, wat by die ERP is: verander dit daar, of sê vir hulle dit is te laat, en merk dit as afgehandel.',
  'The customer wants an order cancelled and has {n} open: say which one, or ask them.':
    'Die kliënt wil ’n bestelling kanselleer en het {n} oop: sê watter een, of vra hulle.',
  'The customer wants this order cancelled: reject it, or mark this as done if they want it after all.':
    'Die kliënt wil hierdie bestelling kanselleer: keur dit af, of merk dit as afgehandel as hulle dit tog wil hê.',
  'The customer wants {*order} cancelled, which is with the ERP: see to it there, tell them, and mark this as done.':
    'Die kliënt wil {order} kanselleer, wat by die ERP is: handel dit daar af, laat weet hulle, en merk dit as afgehandel.',
  'The customer wants this order changed and has not said how: wait for what they write next, or ask them, and mark this as done.':
    'Die kliënt wil hierdie bestelling verander en het nie gesê hoe nie: wag vir wat hulle volgende skryf, of vra hulle, en merk dit as afgehandel.',
  'The customer changed a reply that asked for a change of this order: see what they want now.':
    'Die kliënt het ’n antwoord verander wat ’n verandering van hierdie bestelling gevra het: kyk wat hulle nou wil hê.',
  'The customer deleted a reply that asked for a change of this order, after that was made: ask them.':
    'Die kliënt het ’n antwoord uitgevee wat ’n verandering van hierdie bestelling gevra het, nadat dit gedoen is: vra hulle.',
  'The customer deleted this message after the order was approved: ask whether they still want it.':
    'Die kliënt het hierdie boodskap uitgevee nadat die bestelling goedgekeur is: vra of hulle dit nog wil hê.',
  'The customer deleted this message: ask whether they still want the order, or reject it.':
    'Die kliënt het hierdie boodskap uitgevee: vra of hulle die bestelling nog wil hê, of keur dit af.',
  'The customer changed this message, but not what it reads now was sent: ask them.':
    'Die kliënt het hierdie boodskap verander, maar wat dit nou sê, is nie gestuur nie: vra hulle.',
  'The customer changed this message after the order had gone on: see what to do about it.':
    'Die kliënt het hierdie boodskap verander nadat die bestelling verder gegaan het: kyk wat om daaraan te doen.',
  'The customer changed one of the messages of this order: see what is different, and whether it is as they want it.':
    'Die kliënt het een van die boodskappe van hierdie bestelling verander: kyk wat anders is, en of dit is soos hulle dit wil hê.',
  'The customer deleted one of the messages of this order: ask whether they still want what that message ordered, and take it out if not.':
    'Die kliënt het een van die boodskappe van hierdie bestelling uitgevee: vra of hulle nog wil hê wat daardie boodskap bestel het, en haal dit uit indien nie.',
  'The customer deleted one of the messages of this order after it was approved: ask whether they still want what that message ordered.':
    'Die kliënt het een van die boodskappe van hierdie bestelling uitgevee nadat dit goedgekeur is: vra of hulle nog wil hê wat daardie boodskap bestel het.',
  '{*wanted}, of which it was not known whether the ERP has it: find that out first, then see to the change or tell them that it is too late, and mark this as done.':
    '{wanted}, waarvan nie bekend was of die ERP dit het nie: vind dit eers uit, handel dan die verandering af of sê vir hulle dit is te laat, en merk dit as afgehandel.',
  'The customer wants {*order} cancelled, of which it was not known whether the ERP has it: find that out first, tell them, and mark this as done.':
    'Die kliënt wil {order} kanselleer, waarvan nie bekend was of die ERP dit het nie: vind dit eers uit, laat weet hulle, en merk dit as afgehandel.',
};
