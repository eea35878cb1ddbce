import type { Lexicon } from '../../lexicon';
import { afrikaansGoods, afrikaansStems } from './goods';

/**
 * Afrikaans, as written in orders. Written by us from common usage.
 * One list, however long: a translator finds the whole language in one file.
 */
export const afrikaans: Lexicon = {
  language: 'af',
  numbers: `1: een
2: twee
3: drie
4: vier
5: vyf
6: ses
7: sewe
8: agt
9: nege
10: tien
11: elf
12: twaalf
13: dertien
14: veertien
15: vyftien
16: sestien
17: sewentien
18: agtien
19: negentien
20: twintig, twintigs
30: dertig, dertigs
40: veertig, veertigs
50: vyftig, vyftigs
60: sestig, sestigs
70: sewentig
80: tagtig, tagtigs
90: negentig
200: tweehonderd
300: driehonderd
400: vierhonderd
500: vyfhonderd
600: seshonderd
700: sewehonderd
800: agthonderd
900: negehonderd`,
  multipliers: `100: honderd, honderds
1000: duisend`,
  dozens: `6: halfdosyn, halwe-dosyn
12: dosyn, dosyne`,
  fractions: `1.5: anderhalf, anderhalwe
0.5: halwe, helfte
0.25: kwart`,
  articles: "'n",
  units: `case: kas, kaste, kis, kiste, kissie, kissies
carton: karton, kartonne
box: boks, bokse, kartondoos, doos, dose
tray: skinkbord, skinkborde, treitjie, treitjies
crate: krat, kratte
bale: baal, bale
pack: pak, pakke
packet: pakkie, pakkies
bag: sak, sakke, sakkie, sakkies
bottle: bottel, bottels, botteltjies
can: blik, blikke
tin: blikkie, blikkies
jar: fles, flesse, flessie, flessies, potjies
bar: stafies
bunch: bossies
bucket: emmer, emmers, emmertjies
drum: drom, dromme
bundle: bondel, bondels
sheet: vel, velle, plaat, plate
piece: stuk, stuks, stukke
pallet: palet, palette
roll: rol, rolle
length: lengte, lengtes
tube: buis, buise, buisies
pair: paar, pare
loaf: broodjie, brode`,
  measures: `minute: minuut
year: jaar
kg: kilogram
l: liter
m: meter
g: gram`,
  and: 'en, asook, ook',
  filler: `daardies, hulle, daardie, daarvan, hiervan, dus, daarom, so, goedjies, goeters, dingetjies, dinge, god, seen, dis, af, weg, nie, hoef, meer, maar, hierdie, hallo, goeie, more, goeiemore, middag, goeiemiddag, naand, dag, beste, meneer, mevrou, asb, asseblief, asblief, seblief, dankie, baie, groete, groetnis, vriendelike, ek, my, ons, jy, julle, u, hy, sy, dit, is, was, wees, sal, kan, wil, moet, mag, het, graag, bestel, bestelling, bring, stuur, lewer, aflewer, aflewering, kry, gee, soek, benodig, nodig, neem, plaas, vir, van, met, op, by, in, aan, na, tot, uit, oor, die, 'n, n, en, of, maar, ook, net, nog, weer, wat, wie, dan, toe, as, sodat, vandag, more, moreoggend, gister, oggend, aand, week, volgende, laas, laaste, selfde, kliente, winkel, rekening, bestellings, groot, seker, goed, okei, jammer, ekskuus, daar, hier, almal, alles, iets, niks, vroeg, laat, voor, ons, hoeveelheid, volgende`,
  dates: `januarie, februarie, maart, april, mei, junie, julie, augustus, september, oktober, november, desember, maandag, dinsdag, woensdag, donderdag, vrydag, saterdag, sondag`,
  streets: `straat, weg, laan, rylaan, singel`,
  ordinals: `1: eerste, boonste
2: tweede
3: derde
4: vierde
5: vyfde
-1: laaste, onderste`,
  classes: {
    relative: `voeg, nog, meer, minder, ekstra, bykomend, addisioneel`,
    tellsBeside: `daar, krediet, krediteer`,
    opensComplaint: `gefaktureer, gehef, gedebiteer, staat, drywer, bestuurder, lorrie, trok, verlede`,
    soldOut: `uitverkoop, onbeskikbaar`,
    branches: `tak, filiaal`,
    ordering: `bestelling, bestel`,
    turns: `week, maand, keer, aflewering, bestelling, faktuur, vrag, klomp, besending`,
    timed: `noedels, hawer, rys, gom, sement, vulsel`,
    pairs: `sout asyn, kaas ui, suurroom ui, suurroom grasui, vrugte neut, vrug neut, rum rosyntjie, heuning mosterd, heuning hawer, suurlemoen lemmetjie, suurlemoen kruie, knoffel kruie, tamatie ui, tamatie basiliekruid, hoender sampioen, ertjie ham, macaroni kaas, soet suur, tong groef`,
    struck: `afgekeur, nie goedgekeur nie, nie goedgekeur, gekanselleer, geskrap, nie nodig nie, nie meer nodig nie, moenie stuur nie, uitgehaal, weggelaat, moet nie stuur nie`,
    strikes: `kanselleer, skrap, verwyder, los, los uit, los dit, nie hierdie week nie, nie nou nie`,
    naught: `geen, niks, nul, nvt, sien onder`,
    ofAll: `almal, alles`,
    bonus: `gratis, verniet, ekstra`,
    upOrDown: `af, op`,
    crews: `span, groep, gesin, klas, ploeg`,
    newborns: `seun, seuntjie, dogter, dogtertjie, baba, babatjie`,
    newly: `nuwe, ekstra, meer`,
    enrolled: `babas, kinders, leerders, inwoners, koshuiskinders, pasiente, gaste`,
    owes: `skuld`,
    grounds: `veld, baan, saal`,
    reserving: `tensy, behalwe, tensij`,
    stating: `anders, aangedui, gemerk, genoem, gemeld, gesê, sê, geskryf, aangegee`,
    endsClause: `kom, inkom, opdaag, aflaai, bring, inbring, aflewer, lewer, haal, afhaal, kry, wees, is, sluit, toemaak, oopmaak, gaan, ry, begin`,
    closings: `dankie, groete`,
    whichOnes: `watter`,
    games: `gewen, verloor, wen`,
    counted: `gesinne, huise, eiendomme, huurders, winkels, takke, kombuise, badkamers, kamers, kantore, boodskappe, oproepe, kuiergaste, gaste, mense, susters, broers, seuns, dogters, werkers, dinge, kleuters, tieners, volwassenes, kleinkinders, bure`,
    hosting: `spyseniering, ete, ontbyt, middagete, aandete, onthaal, funksie, troue, begrafnis, partytjie, vergadering`,
    slots: `afleweringstyd, afleweringstye, aflewering tussen, tydgleuf, ontvangstye, ontvangstyd`,
    presents: `dis, is`,
    speaksFor: `van, by`,
    numberedPlaces: `eenhede, woonstelle, kamers, klaskamers, vloere, geboue, huise, klasse, standplase`,
    works: `werf, projek, aanbouing, materiaal`,
    schoolYears: `graad, grade, gr`,
    addressLabels: `adres, afleweringsadres`,
    takes: `lewer, aflewer, aflewering, lewering`,
    toPlace: `na, by, te`,
    purpose: `vir`,
    keptAt: `op`,
    mishaps: `verloor, gebreek, geskeur, gesteel, gemors`,
    charged: `gefaktureer, gehef`,
    takenIn: `ontvang, gelewer`,
    weighs: `weeg, verloor`,
    ofCream: `vars, suur, dik, dun, kook, klits, klop, slag`,
    premises: `winkel, kafee, kliniek, klinik, hospitaal, skool, kerk, plaas, slaghuis, bakkery, apteek, tehuis, koshuis, drankwinkel, kombuis, kantoor`,
    sections: `blok, saal, uitbr, uitbreiding, vleuel, fase, vlak, kamer`,
    openOrShut: `oop, toe, gesluit, weg, tuis`,
    outages: `beurtkrag, krag af`,
    fevers: `koors`,
    subjects: `ek, hy, sy, ons, jy, julle, hulle`,
    itIs: `dis, daars`,
    relatives: `wat`,
    parcel: `pakkie, pak, kissie, gesin, kamer, huis, kind, tafel, boks, sak, mandjie`,
    persons: `my, ons, hom, haar, jou, julle, hulle`,
    greetings: `hallo, more, goeiemore, dag, goeiedag, middag, naand, dankie`,
    agrees: `ja`,
    passesOn: `aangestuur, aangestuurde, deurgestuur, gestuur, stuur, skryf, vra, van`,
    ownSide: `van my, van my kant, van my kant af, van ons, van ons kant, vir my, vir ons, myne`,
    approves: `alles hierbo, alles daarvan, alles daarop, die hele lys, die hele spul, die hele boel, reg so, in orde, goed so, net so, goedgekeur, gaan voort, aanvaar, bevestig, soos gekwoteer, soos onder, alles hieronder, die volgende onder`,
    corrects: `moet wees, moet word, maak dit`,
    wholes: `totaal, rekening, faktuur, strokie, staat, prys, pryse, koste, betaling, deposito, aflewering, drywer, lorrie, vragmotor, adres, btw`,
    nows: `nou`,
    makes: `maak`,
    only: `net, slegs`,
    rest: `res, ander, orige, alles`,
    declines: `nee, neewat`,
    strays: `verkeerde`,
    regrets: `jammer, wag, oeps, ekskuus, dis`,
    dear: `duur`,
    refuses: `nie, geen, niks, los, skrap, kanselleer, behalwe, sonder, duur, moenie`,
    ones: `een`,
    both: `albei, altwee, beide`,
    ordinalEnds: `ste, de`,
    being: `is`,
    off: `af, uit, weg`,
    moves: `haal, vat`,
    inExchange: `met, vir`,
    forbids: `moenie`,
    from: `van`,
    to: `na, tot`,
    respectively: `onderskeidelik`,
    point: `punt, komma`,
    joinsTens: `en`,
    plurals: `twintigs, dertigs, veertigs, vyftigs, sestigs, tagtigs, honderds`,
    clock: `tot, voor, na`,
    whens: `wanneer, sodra, totdat, tot, voor, voordat, nadat, na`,
    repeating: `weer, herhaal, dieselfde, gewone`,
    quoting: `kwoteer, kwotasie`,
    pricing: `kos, prys, pryse`,
    ordered: `gevra, bestel, gesit, bygesit, bygevoeg, wou, kry, koop`,
    former: `oorspronklik, aanvanklik, eendag`,
    past: `geword, waar`,
    planned: `vra, gevra, wou, sou, beplan`,
    reasons: `het, gekry, gevind, leen, geleen, reeds, nog, genoeg, uitgestel, duur, kos`,
    insteadOf: `plaas`,
    thens: `dan`,
    quantityLabels: `aantal, hoeveelheid`,
    numberSigns: `nr`,
    leadsQuantity: `asb, net, moet, wees, nou, steeds, dieselfde`,
    soldAlone: `brode, broodjie, broodjies`,
    loose: `los`,
    manners: `vroeg, gou, vinnig, laat, naby, groot, lank, oud, hoog, wyd, warm, koud, droog, sterk, erg, snaaks`,
    suffices: `genoeg, baie, reg, goed, oukei`,
    noneLeft: `niks, geen, nul`,
    parLevels: `teiken, norm, min, maks`,
    small: `klein, kleiner, kleintjie, kleintjies`,
    large: `groot, grote, groter, grootes, grotes`,
    betweenCueAndNumber: `en, maar, net, asb, asseblief, nog, dus, nou, ons, ek`,
    likewise: `ook`,
    saying: `gese, vertel, vra, gevra, gebel`,
    rowLabels: `nommer, reel, lyn, item, nr, nommers, reels, lyne, items, punt, punte, vraag, vrae`,
    amending: `verandering, veranderings, wysiging, wysigings, regstelling, ns`,
    sundries: `ander, diverse, allerlei, ekstras`,
    departments: `vrugte, groente, kruie, suiwel, kruideniersware, vleis, pluimvee, seekos, bevrore, bakkery, slaghuis, drankies, speserye, droeware, skoonmaak, hardeware`,
    oneThing: `ding, item, lyn, produk`,
    beforeRow: `met, behalwe, net, slegs, nie, los`,
    fullness: `vol, halfvol, heel, hele, oop, lee`,
    talk: `kant, bouer, bouers, loodgieter, elektrisien, verwer, messelaar, kleur, kleure, altyd, antwoord, baas, betaal, betaling, bly, derde, dink, dogter, duur, eerste, fout, gaan, gekom
geld, gese, gestuur, goedkoop, hek, hoop, huis, ingang, jaar, kamer, kantoor, kerk, kinders, kom
kombuis, laaste, lekker, lyk, ma, maand, man, meer, mense, minder, minute, moeg, mooi, nooit, nuwe
omtrent, ongeveer, ou, ouma, oupa, pa, padstal, probleem, ry, seun, siek, skool, tussen, tweede, uur
verdieping, verlede, vloer, voel, vraag, vrou, weet, werk, winkel`,
    belows: `onder, onderstaande, hieronder, volgende, lys, lysie, aangestuur, aangehegte`,
    lists: `lys, lysie, lyste, bestelling, bestellings, items`,
    excepting: `behalwe, sonder`,
    came: `gekom, aangekom, opgedaag, gekry, ontvang, gebreek, gesmelt`,
    cameWhen: `gister, vandag, reeds, al, verlede, laas, maandag, dinsdag, woensdag, donderdag, vrydag, saterdag, sondag`,
    laters: `later, lente, somer, herfs, winter, januarie, februarie, maart, april, junie, julie, augustus, september, oktober, november, desember`,
    nexts: `volgende`,
    owners: `eie, elders, self`,
    offered: `aangebied, gekwoteer, voorgestel, genoem`,
    puts: `los, laat, sit`,
    atPlace: `by, naby, buite, binne, agter, langs`,
    ontoPlace: `op, in, onder, teen`,
    notPlaces: `volgende, vorige, lys`,
    waits: `hou`,
    untils: `tot, totdat`,
    wishes: `wil, soek, verkies, benodig`,
    were: `was`,
    refunds: `geld, krediet, terugbetaling, terugstuur`,
    givesBack: `terug, terugneem, retoer, retoere, haal`,
    again: `stuur, vervang, bring, ruil, lewer, aanstuur, nastuur`,
    soon: `met, saam, weer, op, more, dadelik, asb, asseblief, so, dringend`,
    lacking: `ontbrekende, uitstaande, tekort, tekorte, vermiste`,
    dimensions: `kubieke, vierkante`,
    doors: `woonstel, eenheid, kamer, huis, gebou, hek, blok`,
    opensNames: `goeie, more, beste, vroeg, winkel, dag, oggend, groot`,
    sames: `dieselfde, selfde`,
    respects: `grootte, maat, maak, handelsmerk, merk, kleur, tipe, soort, lengte, geur, gewig`,
    naming: `nommer, grootte, tipe, graad`,
    settled: `ok, oukei, reg, goed, totaal`,
    roominess: `plek, ruimte, spasie`,
    stores: `rak, rakke, stoor, pakkamer, pakhuis, skuur, vrieskas, yskas, koelkamer, kelder, garage, kas, voorraad, winkel, hand, terrein, spens, solder, bed, toonbank, kasregister, deur, tafel, kombuis, kamer, slaapkamer, hoek, huis, kantoor, venster, stoep, laai, vloer, werkbank`,
    within: `op, in, onder, agter, by, langs, naby, binne`,
    excess: `te veel`,
    sums: `dis, is, dus, totaal, altesaam, maak, so`,
    hence: `dus, so, daarom`,
    perPlace: `per, elke, elk`,
    contrast: `maar`,
    likens: `in, vir, met, van`,
    consumes: `verkoop, gebruik, eet, drink`,
    underway: `gepak, gelaai, gery, vertrek, weg, gefaktureer, versend, afgesluit, toegemaak`,
    notYet: `nie, nog, reeds, al`,
    missing: `nie, geen, op, klaar, uit, sonder, uitverkoop, kort, niks`,
    holding: `het`,
    asking: `het, is, wanneer, wat, hoeveel, waar, watter, verkoop`,
    those: `daardies, hulle, daardie`,
    ofThem: `daarvan, hiervan`,
    replaces: `verkeerd, wag, gedagte, gedink, eerder, bedoel, liewer, vervang, ruil, verander`,
    swaps: `vervang, ruil, verander`,
    denies: `nie`,
    closesDenial: `nie`,
    links: `van`,
    suches: `sulke, sulk`,
    because: `want, omdat`,
    definite: `die`,
    breaks: `asseblief, asb, dankie, totsiens, dus, daarom`,
    unless: `tensy`,
    more: `nog, ekstra`,
    pointing: `dit, daardie, hulle, hierdie, een`,
  },
  cues: {
    consequence: `dan, gee, gooi, maak, stuur, eerder, bring`,
    condition: `as, indien, tensy`,
    keep: `hou dit, los dit in`,
    exclude: `sonder die?, behalwe die?, nie die, geen, ons/ek het nog? genoeg/baie van? die?, ons/ek het nog van/die die?, nog genoeg/baie van? die?, genoeg van? die?`,
    wait: `wag vir my/ons bevestiging/goedkeuring/woord, moenie stuur/aflewer/laai nie? voor/tot ek/ons bevestig/se, moet nog nie stuur/aflewer/laai nie, moenie nog stuur/aflewer/laai nie, nog nie stuur/aflewer/laai nie`,
    quote: `stuur/gee/wil/soek/kry? asb/asseblief? kwotasie vir/op, kwoteer my/ons vir/op?, n kwotasie vir/op`,
    askAll: `net kwotasie/pryse, nog geen bestelling, nie bestelling nie`,
    unordered: `wat ons/ek/niemand nie/nooit? bestel/gevra/wou/wil nie? het/hê nie?, wat nie ons/myne sin/sinne? is nie?, nie bestel nie, nooit bestel nie, wat niemand bestel/gevra het nie?`,
    arrived: `gekry/ontvang dankie, het? alles/almal? reg/goed/heel/mooi/veilig/volledig aangekom/gekom/aangeland, was almal/alles? reg/daar/goed/heel/volledig, dit/daai/daardie/hulle/die? het/is? gister/vandag/reeds/al/maandag/dinsdag/woensdag/donderdag/vrydag/saterdag? gekom/aangekom/opgedaag, dit/hulle/daardie het al/reeds? gekom/aangekom, dit/hulle is al/reeds? gelewer`,
    complain: `daar was, retoer, retoere, kom haal asb/asseblief? die?, kom haal asb/asseblief?, stuur/gee/neem/bring terug, op die/julle/jul/ons faktuur/staat/afleweringsnota/nota staan/is/was/wys/wys?, krediet/krediteer asb/asseblief vir? die?, krediet, krediteer, soek/wil/kort/benodig/moet krediet/geld terug?, geld terug, drywer/bestuurder/lorrie/trok het vir? ons/my?, verlede week/keer/maand/maandag/dinsdag/woensdag/donderdag/vrydag het julle/hulle vir? ons/my?, het? stukkend/gebreek/muf/nat/oop/gelek/pap/gesmelt/vrot/verkeerd/sleg/gebars/geduik aangekom/gekom/opgedaag, is/was al? muf/nat/oop/pap/gesmelt/sleg/gebars/geduik/gelek/gekraak, gefaktureer/gehef/gedebiteer vir? die?, julle/hulle het ons/my gefaktureer/gehef/gedebiteer vir? die?, krediet/terugbetaling vir/op die?, stuur/neem/gee/haal/vat terug die?, terugneem, terug, is/was beskadig/stukkend/gebreek/vrot/suur/oud/verkeerd, beskadig, wat kort/stukkend was/gekom, stukkend, gebreek, vrot, was suur, was oud, verval, krediet, terugstuur, ontvang, laat weet as, laat weet`,
    cancel: `hou, haal/vat die/daardie, kanselleer/skrap/vergeet/los/ignoreer/verwyder maar/eerder/asb? van/uit/die/af? die?, haal/vat af/uit/weg die?, moenie die/vir? stuur/bring/laai?, moet nie die/vir? stuur/bring/laai?`,
    cancelAll: `kanselleer/skrap/vergeet/ignoreer/los maar/asb/asseblief? wat sy/hy/hulle/iemand/julle reeds/nou? gese/geskryf/gestuur/bestel/gevra het hierbo/hieronder/onder/bo?, kanselleer/skrap/vergeet/ignoreer maar/asb/asseblief? sy/haar/hulle/die lys/bestelling/boodskap hierbo/hieronder/onder/bo?, kanselleer/skrap/vergeet/ignoreer/verwyder/los maar/asb/asseblief? alles hierbo/bo/tot?, kanselleer/skrap/vergeet/ignoreer/verwyder/los maar/asb/asseblief? alles wat ek/ons gese/geskryf/gestuur/bestel het?, kanselleer/skrap/vergeet/ignoreer maar/asb? die/my/ons hele? bestelling/lys/boodskap hierbo?, kanselleer/skrap/vergeet/ignoreer die? bogenoemde, begin weer? oor/voor`,
    settle: `is/sal genoeg/voldoende/volop wees?`,
    cancelBefore: `so? nie nou/vandag/nou nie, het ek/ons/hy/sy? al/reeds/klaar/gister/laas? gekanselleer/afgestel/uitgestel, drink/eet/gebruik dit/dis/hulle nie, hou nie daarvan nie, mag/moet nie/nooit gestuur/gelaai/afgelewer/verskaf/ingesluit word nie?, niemand drink/eet/koop/wil/gebruik dit/hulle nie?, kos heeltemal? te veel/duur, dis/dit/hulle is? te duur, jammer/oeps/ekskuus/eish/ag verkeerde groep/chat/verskaffer/persoon/nommer, verkeerde groep/chat/verskaffer/persoon jammer/ekskuus, moet/kan asb/asseblief? uitgehaal/verwyder/gekanselleer/geskrap/weggelaat word?, nie hierdie week/keer/maand/rondte nie?, kan/moet maar? wag/weg/uit/uitbly, los/kanselleer/vergeet/skrap/ignoreer dit/hom/maar/hulle/daardie maar/een?, ons/ek het nog? genoeg/baie, is gekanselleer, moenie meer stuur nie, hoef/nodig nie meer? nie?, hoef/moet jy/julle/u/ons? nie te? stuur/bring/kom? nie?, nie meer? nodig nie, is nog genoeg`,
    correct: `ek/ons het dit? verkeerd getel/gemeet/gelees/getik/geskryf/bereken/gese/uitgewerk, ek/ons tel/meet/lees verkeerd, by nadere/tweede gedagte, op tweede gedagte, grappie/grap/speel net/maak dit?, nee maar? net/slegs/eerder/liewer/maak, vervang/ruil/verander die, jammer, ekskuus, maak dit, maak dit eerder, eerder, ek bedoel, nee wag, wag, nee maak dit, verander na, liewer, eintlik, regstelling, nee, moet wees/word, maak daai/dit/hulle/die, verander dit/hulle na, my fout, oeps`,
    each: `van elk/elke per/in/vir elke? @parcel, elk, van elk, van? elk van die volgende/onderstaande, van die volgende/onderstaande, elkeen, van elkeen, van elke geur/soort/kleur/smaak/tipe/grootte, van elke, stuk elk, per soort`,
    holds: `daar is/lê nog/steeds/reeds/al, ons/ek/hy/sy/hulle het nog/steeds/reeds/al`,
    have: `het, in voorraad, het nog, oor`,
    need: `bestel, kort, benodig, stuur, nodig`,
    lack: `as daar nie is nie, as nie, indien nie, anders, as julle nie het nie, as daar geen, indien nie beskikbaar, as dit/daai/hulle een? op/klaar/uit is/raak`,
    substitute: `of`,
    ask: `wat het geword van die/my/ons, waar is/bly die/my/ons, eendag sal/wil ek/ons, kwoteer my/ons? vir/op?, kwotasie gee? vir/op, vra/vras/vrae altyd/gereeld/gedurig/heeltyd vir/na/oor?, hou/bly aan vra/vraend vir/na?, aanhou vra vir/na?, oorspronklik/aanvanklik wou/het/bestel?, het julle, het julle nog? voorraad van, hoeveel kos, wat kos, wat sal/sou, is daar, verkoop julle, wat is die prys van, prys van`,
    add: `as jy/julle/u/jul so? gaaf/vriendelik/goed sal/kan/wil wees?, as jy/julle/u/jul nie? sal? omgee nie?, as dit nie te? veel? moeite is nie?, indien/as dit? moontlik is?, ek/ons het? amper/heeltemal/skoon? vergeet van/om? die/te? se/bestel/vra/noem? die?, het ek/ons? amper/heeltemal/skoon? vergeet van/om? die/te? se/bestel/vra/noem? die?, amper vergeet, wat nog/anders, moenie vergeet van? die?, voeg by, stuur, maar, maar stuur, gee, ook`,
    same: `weer? dieselfde/selfde as bo/daardie maar?, weer? dieselfde/selfde weer? maar in/met/vir?, weer? dieselfde/selfde in/met, dieselfde/selfde, idem`,
    repeat: `dieselfde as laas, dieselfde as laas week, selfde as laas week, selfde as altyd, die gewone, dieselfde bestelling, selfde bestelling`,
    again: `soos laas week, soos laas, as laas week, as laas, soos altyd, soos gewoonlik, as gewoonlik`,
    cite: `ek/ons het gesê, soos ek gesê het, waar ek/ons geskryf/gesê/gevra het, waar daar/dit staan/se`,
    double: `verdubbel die/dit?, dubbel die/soveel`,
    triple: `verdriedubbel die?`,
    exchange: `ruil/draai daai/daardie/die/hulle twee? om, ruil die twee? hoeveelhede/getalle om?, andersom, ander pad om`,
  },
  goods: afrikaansGoods,
  stems: afrikaansStems,
};
