import type { HeadLexicon } from './lexicon';

/** Afrikaans, as written in orders: written by us from common usage. */
export const afrikaans: HeadLexicon = {
  language: 'af',
  cues: {
    day: `0: vandag, vanmiddag, vanoggend, vanaand
1: !môre, more oggend, moreoggend, more vroeg, vir more, moremiddag, more middag, more asb, asb more, stuur more, kom more, aflewer more, lewer more
2: oormore, !oormôre
-1: gister`,
    weekday: `1: maandag
2: dinsdag
3: woensdag
4: donderdag
5: vrydag
6: saterdag
7: sondag`,
    shortWeekday: `1: ma
2: di
3: wo
4: do
5: vr
6: sa
7: so`,
    month: `1: januarie
2: februarie
3: maart
4: april
5: mei
6: junie
7: julie
8: augustus
9: september
10: oktober, okt
11: november
12: desember, des`,
    feast: `: swart vrydag
-2: goeie vrydag
-1: paassaterdag
0: paassondag
1: paasmaandag`,
    nextWeek: 'volgende week',
    weekBehind: "oor n week, oor 'n week, oor een week",
    weekOf: 'week van',
    within: 'oor, binne',
    span: `1: dae, dag
7: weke`,
    endOfMonth: 'einde van die maand, einde van maand, maandeinde, end van die maand, einde maand',
    endOfWeek: 'einde van die week, hierdie week, einde week',
    next: 'volgende, aanstaande',
    this: 'hierdie, komende',
    last: 'verlede, laas, vorige',
    dayArticle: 'die',
    dayLead: 'op, teen, vir',
    ordinal: 'ste, de, e',
    of: 'van',
    notBefore: 'nie voor, nie vroeer as',
    dayFrom: 'vanaf',
    onwards: 'en later, of later',
    dayAfter: 'na',
    ahead: 'voor',
    orEarlier: 'of vroeer, op of voor',
    weekAfterNext: 'oor twee weke',
    before: 'voor, teen, tot, nie later as, op die laatste, uiterlik',
    neverThen: 'moenie, niks, niemand, kan nie, kan ons nie, ons kan nie, sal nie, geen, is nie, nie',
    after: 'na, vanaf, van',
    at: 'om, omtrent, rondom',
    between: 'tussen, van',
    to: 'tot, en',
    and: 'en',
    or: 'of',
    latest: 'op die laatste, uiterlik, laatste',
    sharp: 'stiptelik, presies',
    am: 'vm',
    pm: 'nm',
    oclock: 'uur',
    clock: '12:00: middagete, twaalfuur',
    quarterPast: 'kwart oor',
    quarterTo: 'kwart voor',
    partOfDay: `-09:00: vroeg, vroegoggend, eerste ding, more vroeg, heel eerste
08:00-12:00: oggend, in die oggend, vanoggend, more oggend, moreoggend
12:00-17:00: middag, in die middag, vanmiddag, namiddag, moremiddag
17:00-20:00: aand, vanaand`,
    article: 'die',
    shut: 'sluit, toe, maak toe, maak oop, oop',
    wanted:
      'stuur, lewer, aflewer, aflewering, aflewer op, kry, nodig, bring, haal, laai, benodig, kan julle, lewering',
    leadsToDay: 'voor, teen, vir, op, asb, tot, vanaf',
    wantedLabel: 'afleweringsdatum, aflewering, datum benodig, benodig, lewer op',
    past: 'gister, verlede, laas, sedert, was, is betaal, betaal, faktuur, rekening, bestelling van, ontvang, gekry, verkeerd, gebring, gedateer',
    event: 'toe, gesluit, begin, troue, partytjie, vakansie, geldig, funksie, verjaarsdag',
    no: 'nie, geen, moenie',
    shutThen:
      'toe, gesluit, geen aflewering, geen aflewerings, niemand hier, nie hier nie, met verlof, af dag, vakansiedag, behalwe, enige dag behalwe',
    takesIn: 'aanvaar, beskikbaar, daar, hier, kry, ontvang, oop, werk',
    verbLead: 'dit, enige, is, ons, sal, te, wees',
    until: 'tot',
    po: 'bestelnommer, bestel nommer, bestelno, bestel no, bestel nr, bestelnr, bestelling nommer, bestelling no, bestelling nr, ons bestelnommer, aankoopbestelling, kopiebestelling',
    order: 'bestelling',
    reference: 'verwysing, ons verwysing, verw',
    numberWord: 'nommer, is, nr',
    is: 'is',
    old: 'ou, vorige, gekanselleer, julle',
    otherPaper: 'faktuur, rekening, kwotasie, staat, rek',
    deliverTo:
      'aflewer by, lewer af by, lewer by, aflewer na, stuur na, laai af by, bring na, neem na, adres, aflewer aan, ons adres is',
    towards: 'vir, by, na, van, aan, tak, winkel, op',
    notPlace: 'nie, nie by, langs, oorkant, agter, naby',
    behindPlace: 'hierdie keer, in plaas daarvan, net, omdat, soos, weer',
    placeWord: 'straat, weg, laan, plaas, skool, kerk, saal, koshuis, kliniek, winkel, perseel, stasie, hoek',
    newPlace: 'nuwe winkel, nuwe tak, nuwe perseel',
    spot: 'hek, deur, agter, voor, kant, kantoor, kombuis, ingang, ontvangs, huis, my, ons, hier, houer, groen houer, koelkamer, stoor',
    here: 'hier, hier van',
    delivers: 'aflewer, lewer, aflewering, lewering',
    collect: 'haal, kom haal, afhaal, haal self, oplaai, kom laai, optel, kom kry',
    collector: 'ek, ons, sal, kom, self, my, drywer',
    timeWord: 'datum, tyd',
    notCollected: 'lee, bottels, terug, geld, tjek',
    deliverNot: 'moenie aflewer, nie aflewer nie',
    urgent: 'dringend, baie dringend, so gou moontlik, spoedig, onmiddellik, nou dadelik, noodgeval, gou asb',
    notUrgent: 'nie dringend, geen haas, nie haastig, nie dringend nie',
    tell: 'se vir, vra, bel, bel my, klop, moenie, los, laat, parkeer, gebruik, sluit, maak toe, sit, laai af, laai, pak, ry, kom in, teken, gee, aflaai, wag, hou, aflewerings',
    must: 'moet, slegs, net, vereis',
    handling:
      'drywer, bestuurder, hek, klok, deur, ingang, ontvangs, sekuriteit, agter, agterdeur, sleutel, koelkamer, vrieskas, yskas, houer, stoor, vragmotor, hond, honde, skape, gesluit, pallet, palette, hyskraan, afdraai, aankom, laaibak, kant, oprit, boks',
    driverFact:
      'alarmkode, hek kode, hekkode, kode vir die hek, kode vir hek, maak oop, maak toe, ons maak oop, ons maak toe, ontvangstye, op ons rekening, op rekening, sekuriteitskode, sit op rekening, toegangskode, vra die rekening',
    whole: 'geen plaasvervangers, geen plaasvervangers nie, moenie vervang nie, geen substitute',
    instructionLabel: 'instruksies, spesiale instruksies, notas, nota, opmerkings, opmerking',
    call: 'bel, skakel, kontak, vra vir',
    contact:
      'kontak, kontakpersoon, vra vir, bestel deur, my naam is, naam, bel, bel vir, skakel, bestuurder',
    myNumber: 'my nommer, ons nommer, nommer is, sel, foon',
    selfNamed: 'dis, dit is, my naam is, ek is',
    closing: 'groete, vriendelike groete, beste groete',
    title: 'mnr, mev, mej, oom, tannie, dr, ou',
    notName:
      'my, ons, hom, haar, asb, as, voor, die, hek, wanneer, vir, by, hier, julle, ek, jy, u, in, op, te, en, bel, nie',
    polite: 'asb, asseblief, dankie, baie dankie, net, groete',
    priceAt: 'teen, vir, prys, van',
    per: 'each: elk, stuk, per stuk',
    notPrice: 'totaal, saldo, rekening, was, laas, betaal, verlede, uitstaande, nog steeds',
    abbreviated: 'nr, mnr, mev, verw',
  },
};
