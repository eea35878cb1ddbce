import type { Sayings, Unproved } from '../../sayings';

/**
 * What people say in Afrikaans about the lines of their orders, a row a phrase; see Sayings.
 * One list, however long: what a phrase does is found in one place.
 */
export const sayings: Sayings = {
  consequence: [
    ['gee', '4 samp 1kg en 3 maas 1kg nee wag, maas 2kg eerder, gee 10. dankie', '4 samp 1kg; 10 maas 2kg'],
    [
      'gooi',
      'drie maas twee liter en as jy die candles in voorraad het gooi twee by',
      '3 maas twee liter; 2 candles',
    ],
    ['maak', '4 gouda 400 en 2 maas 2kg. Die 4 gouda maak 6', '6 gouda 400; 2 maas 2kg'],
  ],
  condition: [
    ['as', 'zesta grape 2l x 12... nee wag 6 is meer as genoeg\n4 maas 2kg', '6 zesta grape 2l; 4 maas 2kg'],
  ],
  keep: [
    ['hou dit', '6 melk, 2 rys. kanselleer die rys. hou dit', '6 melk; 2 rys'],
    ['los dit in', '6 melk, 2 rys. kanselleer die rys. los dit in', '6 melk; 2 rys'],
    ['vergeet nie', '6 melk, 2 rys. moenie die rys vergeet nie', '6 melk; 2 rys'],
  ],
  exclude: [
    ['behalve die?', '6 melk, 2 rys. behalve die rys', '6 melk'],
    ['behalwe die?', '6 melk, 2 rys. behalwe rys', '6 melk'],
    ['geen', '6 melk, 2 rys. geen rys', '6 melk'],
    ['genoeg van? die?', '6 melk, 2 rys. genoeg rys', '6 melk'],
    [
      'nie die',
      '3 appelkooskonfyt 450g, 3 aarbeikonfyt 450g - nee nie die aarbei nie',
      '3 appelkooskonfyt 450g',
    ],
    ['nie meer/langer', '6 melk, 2 rys. nie meer rys nie', '6 melk'],
    ['nog genoeg/baie van? die?', '6 melk, 2 rys. nog baie rys', '6 melk'],
    ['ons/ek het nog van/die die?', 'ons het nog van 2 rys, 6 melk', '6 melk'],
    ['ons/ek het nog? genoeg/baie van? die?', '6 melk, 2 rys. ons het genoeg rys', '6 melk'],
    ['sonder die?', '6 melk, 2 rys. sonder rys', '6 melk'],
  ],
  wait: [
    [
      'moenie nog stuur/aflewer/laai nie',
      '6 melk, 2 rys. moenie nog stuur nie',
      '6 melk; 2 rys; told_to_wait',
    ],
    [
      'moenie stuur/aflewer/laai nie? voor/tot ek/ons bevestig/se',
      '6 melk, 2 rys. moenie stuur voor ek bevestig',
      '6 melk; 2 rys; told_to_wait',
    ],
    ['nog nie stuur/aflewer/laai nie', '6 melk, 2 rys. nog nie stuur nie', '6 melk; 2 rys; told_to_wait'],
    [
      'wag vir my/ons bevestiging/goedkeuring/woord',
      '6 melk, 2 rys. wag vir my bevestiging',
      '6 melk; 2 rys; told_to_wait',
    ],
  ],
  quote: [
    ['kwoteer my/ons vir/op?', 'kwoteer my 6 melk and 2 rys', 'quote_asked'],
    [
      'stuur/gee/wil/soek/kry? asb/asseblief? kwotasie vir/op',
      'kwotasie vir 6 melk and 2 rys',
      'quote_asked',
    ],
  ],
  askAll: [
    ['net kwotasie/pryse', '6 melk, 2 rys. net kwotasie', 'quote_asked'],
    ['nie bestelling nie', 'nie bestelling nie: 6 melk, 2 rys', 'quote_asked'],
    ['nog geen bestelling', '6 melk, 2 rys. nog geen bestelling', 'quote_asked'],
  ],
  unordered: [
    ['nie bestel nie', '6 melk, 2 rys nie bestel nie', '6 melk'],
    ['nooit bestel nie', '6 melk, 2 rys nooit bestel nie', '6 melk'],
    [
      'wat nie ons/myne sin/sinne? is nie?',
      'Iemand het 3 tamatiesous 700 by my afgelaai wat nie myne is nie. My bestelling: 4 tamatiesous 350',
      '4 tamatiesous 350',
    ],
    [
      'wat ons/ek/niemand nie/nooit? bestel/gevra/wou/wil nie? het/hê nie?',
      '6 melk, 2 rys wat ons bestel het',
      '6 melk',
    ],
  ],
  arrived: [
    [
      'dit/daai/daardie/hulle/die? het/is? gister/vandag/reeds/al/maandag/dinsdag/woensdag/donderdag/vrydag/saterdag? gekom/aangekom/opgedaag',
      '6 melk, 2 rys dit het gister gekom',
      '6 melk',
    ],
    ['dit/hulle is al/reeds? gelewer', '6 melk, 2 rys dit is gelewer', '6 melk'],
    [
      'het? alles/almal? reg/goed/heel/mooi/veilig/volledig aangekom/gekom/aangeland',
      'Al 12 maas 2kg het reg aangekom, dankie. Ons soek nou 6 maas 1kg',
      '6 maas 1kg',
    ],
    ['was almal/alles? reg/daar/goed/heel/volledig', '6 melk, 2 rys was reg', '6 melk'],
  ],
  complain: [
    ['beskadig', '6 melk. 2 rys beskadig', '6 melk'],
    ['daar was', '6 melk. 2 rys daar was', '6 melk'],
    [
      'drywer/bestuurder/lorrie/trok het vir? ons/my?',
      'Die drywer het 2 brood witbrood daily oven te veel afgelaai. Stuur more 10 bruin brood blue crane',
      '10 bruin brood blue crane',
    ],
    ['gebreek', '6 melk. 2 rys, gebreek', '6 melk'],
    [
      'gefaktureer/gehef/gedebiteer vir? die?',
      'Ons is gefaktureer vir 12 maas 2kg maar het net 6 bestel. Stuur 2 gouda 400g',
      '2 gouda 400g',
    ],
    ['geld terug', '6 melk. 2 rys, geld terug', '6 melk'],
    [
      'het? stukkend/gebreek/muf/nat/oop/gelek/pap/gesmelt/vrot/verkeerd/sleg/gebars/geduik aangekom/gekom/opgedaag',
      '6 melk. 2 rys, stukkend aangekom',
      '6 melk',
    ],
    ['is/was al? muf/nat/oop/pap/gesmelt/sleg/gebars/geduik/gelek/gekraak', '6 melk. 2 rys is muf', '6 melk'],
    ['kom haal asb/asseblief? die?', '6 melk. 2 rys, kom haal asb die', '6 melk'],
    ['krediet', '6 melk. krediet 2 rys', '6 melk'],
    ['krediet/krediteer asb/asseblief vir? die?', '6 melk. 2 rys, krediet asb', '6 melk'],
    ['krediet/terugbetaling vir/op die?', '6 melk. 2 rys, krediet vir', '6 melk'],
    ['krediteer', '6 melk. krediteer 2 rys', '6 melk'],
    ['laat weet', '6 melk. laat weet 2 rys', '6 melk'],
    ['laat weet as', '6 melk. 2 rys, laat weet as', '6 melk'],
    ['ontvang', '6 melk. 2 rys, ontvang', '6 melk'],
    [
      'op die/julle/jul/ons faktuur/staat/afleweringsnota/nota staan/is/was/wys/wys?',
      '6 melk. op die faktuur 2 rys',
      '6 melk',
    ],
    ['retoer', 'retoer 2 x koekmeel 12.5kg, sakke geskeur\nstuur\n6 samp 2.5kg', '6 samp 2.5kg'],
    ['retoere', '6 melk. retoere 2 rys', '6 melk'],
    ['soek/wil/kort/benodig/moet krediet/geld terug?', '6 melk. wil geld 2 rys', '6 melk'],
    ['stukkend', '6 melk. 2 rys stukkend', '6 melk'],
    ['stuur/neem/gee/haal/vat terug die?', '6 melk. 2 rys, stuur terug die', '6 melk'],
    ['terug', '6 melk. terug 2 rys', '6 melk'],
    ['terugneem', '6 melk. terugneem 2 rys', '6 melk'],
    ['terugstuur', '6 melk. terugstuur 2 rys', '6 melk'],
    [
      'verlede week/keer/maand/maandag/dinsdag/woensdag/donderdag/vrydag het julle/hulle vir? ons/my?',
      '6 melk. 2 rys verlede week het julle',
      '6 melk',
    ],
    ['verval', '6 melk. 2 rys verval', '6 melk'],
    ['vrot', '6 melk. 2 rys vrot', '6 melk'],
    ['wat kort/stukkend was/gekom', '6 melk. 2 rys wat kort was', '6 melk'],
  ],
  cancel: [
    ['haal/vat af/uit/weg die?', '6 melk, 2 rys. haal af rys', '6 melk'],
    ['het klaar/reeds/alreeds', '6 melk, 2 rys. ons het klaar rys', '6 melk'],
    ['het/hê oorgenoeg', '6 melk, 2 rys. ons het oorgenoeg rys', '6 melk'],
    ['is reg/oukei/ok met/vir', '6 melk, 2 rys. ons is reg met rys', '6 melk'],
    [
      'kanselleer/skrap/vergeet/los/ignoreer/verwyder maar/eerder/asb? van/uit/die/af? die?',
      '4 maas 2kg en 3 polony, nee wag, los die polony',
      '4 maas 2kg',
    ],
    ['laat val/staan die?', '6 melk, 2 rys. laat staan die rys', '6 melk'],
    ['moenie die/vir? stuur/bring/laai?', '4 custard 500g\n2 kerse moenie stuur nie', '4 custard 500g'],
    ['moet nie die/vir? stuur/bring/laai?', '6 melk, moet nie rys', '6 melk'],
    ['nee dankie vir/op/aan die?', '6 melk, 2 rys. nee dankie vir die rys', '6 melk'],
    ['niemand eet/koop/drink/wil/gebruik die/daardie', '6 melk, 2 rys. niemand eet die rys nie', '6 melk'],
    ['sit nog met die/baie?', '6 melk, 2 rys. ons sit nog met rys', '6 melk'],
    ['sny die/daardie', '6 melk, 2 rys. sny die rys uit', '6 melk'],
    ['stop die', '6 melk, 2 rys. stop die rys', '6 melk'],
  ],
  cancelAll: [
    ['begin weer? oor/voor', '6 melk, 2 rys. begin oor', 'cancels_order'],
    [
      'kanselleer/skrap/vergeet/ignoreer die? bogenoemde',
      '6 melk, 2 rys. kanselleer bogenoemde',
      'cancels_order',
    ],
    [
      'kanselleer/skrap/vergeet/ignoreer maar/asb/asseblief? sy/haar/hulle/die lys/bestelling/boodskap hierbo/hieronder/onder/bo?',
      '6 melk, 2 rys. kanselleer sy lys',
      'cancels_order',
    ],
    [
      'kanselleer/skrap/vergeet/ignoreer maar/asb? die/my/ons hele? bestelling/lys/boodskap hierbo?',
      '6 melk, 2 rys. skrap my lys',
      'cancels_order',
    ],
    [
      'kanselleer/skrap/vergeet/ignoreer/los maar/asb/asseblief? wat sy/hy/hulle/iemand/julle reeds/nou? gese/geskryf/gestuur/bestel/gevra het hierbo/hieronder/onder/bo?',
      'Ouma stuur:\n> 2 roma spaghetti 500g\n> 3 corn flakes 500g\n\nignoreer wat sy geskryf het, ons soek net 6 zesta grape 2L',
      '6 zesta grape 2L; cancels_order',
    ],
    [
      'kanselleer/skrap/vergeet/ignoreer/verwyder/los maar/asb/asseblief? alles hierbo/bo/tot?',
      'Skrap asb alles van Karoo Cola: cherry 2l, zero 2l. Ek neem dan zesta pynappel 2l 12',
      '12 zesta pynappel 2l; cancels_order',
    ],
  ],
  settle: [
    ['finaal', '6 melk, 2 rys. 4 finaal', '6 melk; 4 rys'],
    [
      'is/sal genoeg/voldoende/volop wees?',
      '4 maas 2kg\ngouda 400g x 10... nee 5 is genoeg',
      '4 maas 2kg; 5 gouda 400g',
    ],
  ],
  cancelBefore: [
    ['bly/val uit/weg', '6 melk, 2 rys. rys bly uit', '6 melk'],
    ['dis/dit/hulle is? te duur', '6 melk, 2 rys. rys dis te duur', '6 melk'],
    [
      'drink/eet/gebruik dit/dis/hulle nie',
      'gee 4 brito 750 lemon en 6 gusto 1lt mango, nee die kinders drink dit nie, 3 chewz grape',
      '4 brito 750 lemon; 3 chewz grape',
    ],
    ['eers na betaaldag/maandeinde', '6 melk, 2 rys. rys eers na betaaldag', '6 melk'],
    ['gekanselleer', '6 melk, 2 rys. rys gekanselleer', '6 melk'],
    [
      'het ek/ons/hy/sy? al/reeds/klaar/gister/laas? gekanselleer/afgestel/uitgestel',
      '6 melk, 2 rys. rys het uitgestel',
      '6 melk',
    ],
    [
      'hoef/moet jy/julle/u/ons? nie te? stuur/bring/kom? nie?',
      '12 corn flakes 500g\nsamp 1kg hoef jy nie te stuur nie, ons het nog 30 sakke',
      '12 corn flakes 500g',
    ],
    ['hoef/nodig nie meer? nie?', '6 melk, 2 rys. rys nodig nie', '6 melk'],
    ['hou nie daarvan nie', '6 melk, 2 rys. rys hou nie daarvan nie', '6 melk'],
    ['is nog genoeg', '6 melk. 2 rys? is nog genoeg', '6 melk'],
    ['is te duur', '6 melk, 2 rys. rys is te duur', '6 melk'],
    ['is te veel geld', '6 melk, 2 rys. rys is te veel geld', '6 melk'],
    [
      'jammer/oeps/ekskuus/eish/ag verkeerde groep/chat/verskaffer/persoon/nommer',
      '6 melk, 2 rys. rys jammer verkeerde groep',
      '6 melk',
    ],
    ['kan/moet maar? wag/weg/uit/uitbly', '6 melk, 2 rys. rys kan wag', '6 melk'],
    ['kan/moet/mag/sal oorstaan/agterbly', '6 melk, 2 rys. rys kan oorstaan', '6 melk'],
    ['kos heeltemal? te veel/duur', '6 melk, 2 rys. rys kos te veel', '6 melk'],
    [
      'los/kanselleer/vergeet/skrap/ignoreer dit/hom/maar/hulle/daardie maar/een?',
      '6 melk\n2 rys los dit',
      '6 melk',
    ],
    [
      'mag/moet nie/nooit gestuur/gelaai/afgelewer/verskaf/ingesluit word nie?',
      '6 melk, 2 rys. rys mag nie gestuur word',
      '6 melk',
    ],
    ['moenie meer stuur nie', '6 melk, 2 rys. rys moenie meer stuur nie', '6 melk'],
    [
      'moet/kan asb/asseblief? uitgehaal/verwyder/gekanselleer/geskrap/weggelaat word?',
      '6 melk, 2 rys. rys moet uitgehaal',
      '6 melk',
    ],
    ['nie hierdie week/keer/maand/rondte nie?', '6 melk, 2 rys. rys nie hierdie week', '6 melk'],
    ['nie meer? nodig nie', '6 melk. 2 rys? nie nodig nie', '6 melk'],
    [
      'niemand drink/eet/koop/wil/gebruik dit/hulle nie?',
      '6 zesta grape 2l\nzesta orange 2l, niemand drink dit nie',
      '6 zesta grape 2l',
    ],
    ['ons/ek het nog? genoeg/baie', '6 melk. 2 rys? ons het genoeg', '6 melk'],
    ['so? nie nou/vandag/nou nie', '6 melk, 2 rys. rys nie nou nie', '6 melk'],
    [
      'verkeerde groep/chat/verskaffer/persoon jammer/ekskuus',
      '6 melk, 2 rys. rys verkeerde groep jammer',
      '6 melk',
    ],
    ['verkoop/beweeg/loop nie', '6 melk, 2 rys. rys verkoop nie', '6 melk'],
    ['volgende keer', '6 melk, 2 rys. rys volgende keer', '6 melk'],
    ['was n fout/misverstand', '6 melk, 2 rys. rys was n fout', '6 melk'],
  ],
  correct: [
    ['by nadere/tweede gedagte', '6 melk, 2 rys. by nadere gedagte 4', '6 melk; 4 rys'],
    ['eintlik', '6 melk, 2 rys. eintlik 4', '6 melk; 4 rys'],
    [
      'ek bedoel',
      'sout en peper skyfies? Nee man ek bedoel crispo sout en asyn 120g tien, en kaas en ui 120g tien',
      '10 crispo sout en asyn 120g; 10 kaas en ui 120g',
    ],
    [
      'ek/ons het dit? verkeerd getel/gemeet/gelees/getik/geskryf/bereken/gese/uitgewerk',
      '6 melk, 2 rys. ek het verkeerd getel 4',
      '6 melk; 4 rys',
    ],
    ['ek/ons tel/meet/lees verkeerd', '6 melk, 2 rys. ek tel verkeerd 4 rys', '6 melk; 4 rys'],
    ['ekskuus', '6 melk, 2 rys. ekskuus 4', '6 melk; 4 rys'],
    ['grappie/grap/speel net/maak dit?', '6 melk, 2 rys. grappie net 4', '6 melk; 4 rys'],
    [
      'jammer/sorrie',
      '20 cane hill white sugar 1kg. Jammer, het nou net met Piet gepraat, net 8',
      '8 cane hill white sugar 1kg',
    ],
    ['liewer', '4 aarbeikonfyt 450g, nee wag, liewer appelkooskonfyt 450g', '4 appelkooskonfyt 450g'],
    ['maak daai/dit/hulle/die', '6 melk, 2 rys. maak daai 4 rys', '6 melk; 4 rys'],
    ['maak dit eerder', '6 melk. maak dit eerder 4 rys', '4 rys'],
    ['moet wees/word', '6 melk, 2 rys. moet wees 4', '6 melk; 4 rys'],
    ['my fout', '6 melk, 2 rys. my fout 4 rys', '6 melk; 4 rys'],
    ['nee', '4 maas 2kg\ngouda 400g x 10... nee 5 is genoeg', '4 maas 2kg; 5 gouda 400g'],
    ['nee maar? net/slegs/eerder/liewer/maak', '6 melk, 2 rys. nee slegs melk 4', '4 melk; 2 rys'],
    ['oeps', '6 melk, 2 rys. oeps 4', '6 melk; 4 rys'],
    ['op tweede gedagte', '6 melk, 2 rys. op tweede gedagte 4', '6 melk; 4 rys'],
    ['regstelling', '6 melk, 2 rys. regstelling 4', '6 melk; 4 rys'],
    ['verander dit/hulle na', '6 melk, 2 rys. verander dit na 4 rys', '6 melk; 4 rys'],
    ['verander na', '6 melk, 2 rys. verander na 4 rys', '6 melk; 4 rys'],
    ['verhoog/vermeerder/verlaag/verminder die', '6 melk, 2 rys. verhoog die melk na 8', '8 melk; 2 rys'],
    ['vervang/ruil/verander die', '6 melk, 2 rys. vervang die 4 rys', '6 melk; 4 rys'],
    [
      'wag',
      '4 cane hill wit 5kg\n2 sparkle auto 2kg\nWag, 6 suiker',
      '6 cane hill wit 5kg; 2 sparkle auto 2kg',
    ],
  ],
  each: [
    ['elk', 'melk, rys, brood 6 elk', '6 melk; 6 rys; 6 brood'],
    ['elkeen', 'melk, rys, brood 6 elkeen', '6 melk; 6 rys; 6 brood'],
    ['per soort', 'melk, rys, brood 6 per soort', '6 melk; 6 rys; 6 brood'],
    ['van die volgende/onderstaande', 'melk, rys, brood 6 van die volgende', '6 melk; 6 rys; 6 brood'],
    ['van elk', 'SNUGGY 2LT, vyf van elk — elegance, pure', '5 elegance; 5 pure'],
    [
      'van elk/elke per/in/vir elke? @parcel',
      'ons maak 15 pakkies, 2 van elk per pakkie:\nroma macaroni 500g\nsnowcap instant yeast 10g',
      '30 roma macaroni 500g; 30 snowcap instant yeast 10g',
    ],
    ['van elke', 'melk, rys, brood 6 van elke', '6 melk; 6 rys; 6 brood'],
    [
      'van elke geur/soort/kleur/smaak/tipe/grootte',
      '6 van elke geur melk, rys, brood',
      '6 melk; 6 rys; 6 brood',
    ],
    ['van elkeen', 'melk, rys, brood 6 van elkeen', '6 melk; 6 rys; 6 brood'],
  ],
  holds: [
    ['daar is/lê nog/steeds/reeds/al', '6 melk, 2 rys. daar is nog rys', '6 melk'],
    [
      'ons/ek/hy/sy/hulle het nog/steeds/reeds/al',
      'drie maas twee liter los die custard ons het nog en twaalf candles',
      '3 maas twee liter; 12 candles',
    ],
  ],
  have: [
    [
      'het',
      'zesta grape 2l - het 3 oor bestel 9\ngouda 400 het 2 oor bestel 6',
      '9 zesta grape 2l; 6 gouda 400',
    ],
    ['in voorraad', 'melk: in voorraad 2 benodig 6', '6 melk'],
    ['oor', 'melk: oor 2 benodig 6', '6 melk'],
  ],
  need: [
    ['benodig', 'melk (het 2) benodig 6', '6 melk'],
    [
      'bestel',
      'maas 2kg - 4 op die rak, bestel 12\nsamp 1kg - 1 in die stoor, stuur 5',
      '12 maas 2kg; 5 samp 1kg',
    ],
    ['kort', 'melk: het 2 kort 6', '6 melk'],
    [
      'nodig',
      'Ek het nog 3 maas 2kg in die yskas, het 8 nodig. Samp 1kg is op, stuur 5',
      '8 maas 2kg in die yskas; 5 Samp 1kg',
    ],
    [
      'stuur',
      'maas 2kg - 4 op die rak, bestel 12\nsamp 1kg - 1 in die stoor, stuur 5',
      '12 maas 2kg; 5 samp 1kg',
    ],
  ],
  lack: [
    ['anders', '6 melk, anders 6 rys', '6 melk'],
    ['as daar geen', '6 melk, as daar geen 6 rys', '6 melk'],
    ['as nie', '6 melk, as nie 6 rys', '6 melk'],
    ['indien nie', '6 melk, indien nie 6 rys', '6 melk'],
  ],
  substitute: [
    [
      'of',
      '4 sunvalley parboiled rys 2kg (of basmati as dit op is), 6 karoo cola cherry 2l, kanselleer die cherry',
      '4 sunvalley parboiled rys 2kg',
    ],
  ],
  ask: [
    ['eendag sal/wil ek/ons', 'eendag sal ek 6 melk', ''],
    ['het julle nog? voorraad van', '4 rys het julle voorraad van? 6 melk', '6 melk'],
    ['hoeveel kos', '6 melk. hoeveel kos rys 2kg?', '6 melk'],
    ['hou/bly aan vra/vraend vir/na?', '4 rys bly aan vraend na? 6 melk', '6 melk'],
    [
      'kwoteer my/ons? vir/op?',
      'Kan jy my asseblief kwoteer op 40 baked beans 410g? Vir nou net 6 maas 2kg',
      '6 maas 2kg',
    ],
    ['oorspronklik/aanvanklik wou/het/bestel?', 'oorspronklik 6 melk?', ''],
    ['prys van', '6 melk. prys van 4 rys', '6 melk'],
    ['vra/vras/vrae altyd/gereeld/gedurig/heeltyd vir/na/oor?', 'vras gereeld 6 melk?', ''],
    ['wat het geword van die/my/ons', 'wat het geword van die 6 melk', ''],
    ['wat kos', "Wat kos 'n sak koekmeel 12.5kg nou? Stuur net 3 bruismeel 2.5kg", '3 bruismeel 2.5kg'],
  ],
  add: [
    ['amper vergeet', 'kanselleer die melk. amper vergeet 6 rys', '6 rys'],
    ['as dit nie te? veel? moeite is nie?', 'geen melk as dit nie moeite is 6 rys', '6 rys'],
    ['as jy/julle/u/jul nie? sal? omgee nie?', 'kanselleer die melk. as jy omgee 6 rys', '6 rys'],
    [
      'as jy/julle/u/jul so? gaaf/vriendelik/goed sal/kan/wil wees?',
      '4 samp 1kg, en as jy so gaaf sal wees 1 maas 2kg vir die nagwag',
      '4 samp 1kg; 1 maas 2kg',
    ],
    [
      'ek/ons het? amper/heeltemal/skoon? vergeet van/om? die/te? se/bestel/vra/noem? die?',
      'kanselleer die melk. ek vergeet 6 rys',
      '6 rys',
    ],
    [
      'het ek/ons? amper/heeltemal/skoon? vergeet van/om? die/te? se/bestel/vra/noem? die?',
      'kanselleer die melk. het vergeet 6 rys',
      '6 rys',
    ],
    ['indien/as dit? moontlik is?', 'geen melk, indien moontlik 6 rys', '6 rys'],
    ['voeg by', '6 melk, 2 rys. kanselleer die rys voeg by 3 brood', '6 melk; 3 brood'],
    ['wat nog/anders', '6 melk. wat anders 2 rys', '6 melk; 2 rys'],
  ],
  same: [
    ['dieselfde/selfde', '6 melk, dieselfde rys', '6 melk; 6 rys'],
    ['idem', '6 melk, idem rys', '6 melk; 6 rys'],
    ['weer? dieselfde/selfde as bo/daardie maar?', '6 melk. dieselfde as bo for rys', '6 melk; 6 rys'],
  ],
  repeat: [
    ['die gewone', 'die gewone', 'an earlier order'],
    ['die/my/ons? @customary bestelling', 'gewone bestelling en 6 melk', '6 melk; an earlier order'],
    ['die/my/ons? selfde/dieselfde bestelling', 'dieselfde bestelling', 'an earlier order'],
    ['herhaal die/my/ons? @latest? bestelling', 'herhaal my laaste bestelling', 'an earlier order'],
    ['res/alles soos altyd/gewoonlik', '6 melk, res soos altyd', '6 melk; an earlier order'],
    ['selfde/dieselfde as/soos altyd/gewoonlik', 'selfde as altyd', 'an earlier order'],
    ['selfde/dieselfde as/soos die/my/ons? @latest @occasions', 'selfde as verlede week', 'an earlier order'],
    ['selfde/dieselfde as/soos laas week/keer/maand?', 'dieselfde as laas week', 'an earlier order'],
  ],
  again: [
    ['as gewoonlik', '6 melk, rys as gewoonlik', '6 melk; 1 rys'],
    ['as laas', '6 melk, rys as laas', '6 melk; 1 rys'],
    ['soos @latest @occasions', '6 melk, rys soos verlede week', '6 melk; 1 rys'],
    ['soos altyd', '6 melk, rys soos altyd', '6 melk; 1 rys'],
    ['soos gewoonlik', '6 melk, rys soos gewoonlik', '6 melk; 1 rys'],
    ['soos laas', '6 melk, rys soos laas', '6 melk; 1 rys'],
  ],
  cite: [
    [
      'ek/ons het gesê',
      '4 roma macaroni 500g en 6 roma spaghetti 500g nee wag 4, ek het gesê 4 macaroni en 6 spaghetti',
      '4 roma macaroni 500g; 6 roma spaghetti 500g',
    ],
  ],
  double: [
    ['dubbel die/soveel', '6 melk, 2 rys. dubbel die rys', '6 melk; 4 rys'],
    ['verdubbel die/dit?', '6 melk, 2 rys. verdubbel rys', '6 melk; 4 rys'],
  ],
  triple: [['verdriedubbel die?', '6 melk, 2 rys. verdriedubbel rys', '6 melk; 6 rys']],
  exchange: [
    ['ander pad om', '6 melk, 2 rys. ander pad om', '2 melk; 6 rys'],
    ['andersom', '6 melk, 2 rys. andersom', '2 melk; 6 rys'],
    ['ruil die twee? hoeveelhede/getalle om?', '6 melk, 2 rys. ruil die hoeveelhede', '2 melk; 6 rys'],
    ['ruil/draai daai/daardie/die/hulle twee? om', '6 melk, 2 rys. ruil daai om', '2 melk; 6 rys'],
  ],
};

/** See Unproved. */
export const unproved: Unproved = {
  consequence: `
bring
dan
eerder
stuur`,
  condition: `
indien
tensy`,
  wait: `
moet nog nie stuur/aflewer/laai nie`,
  quote: `
n kwotasie vir/op`,
  unordered: `
wat niemand bestel/gevra het nie?`,
  arrived: `
dit/hulle/daardie het al/reeds? gekom/aangekom
gekry/ontvang dankie`,
  complain: `
is/was beskadig/stukkend/gebreek/vrot/suur/oud/verkeerd
julle/hulle het ons/my gefaktureer/gehef/gedebiteer vir? die?
kom haal asb/asseblief?
stuur/gee/neem/bring terug
was oud
was suur`,
  cancel: `
haal/vat die/daardie
hou`,
  cancelAll: `
kanselleer/skrap/vergeet/ignoreer/verwyder/los maar/asb/asseblief? alles wat ek/ons gese/geskryf/gestuur/bestel het?`,
  correct: `
eerder
maak dit
nee maak dit
nee wag`,
  each: `
stuk elk
van? elk van die volgende/onderstaande`,
  have: `
het nog`,
  lack: `
as daar nie is nie
as dit/daai/hulle een? op/klaar/uit is/raak
as julle nie het nie
indien nie beskikbaar`,
  ask: `
aanhou vra vir/na?
het julle
is daar
kwotasie gee? vir/op
verkoop julle
waar is/bly die/my/ons
wat is die prys van
wat sal/sou`,
  add: `
gee
maar
maar stuur
moenie vergeet van? die?
ook
stuur`,
  same: `
weer? dieselfde/selfde in/met
weer? dieselfde/selfde weer? maar in/met/vir?`,
  again: `
as laas week
soos laas week`,
  cite: `
soos ek gesê het
waar daar/dit staan/se
waar ek/ons geskryf/gesê/gevra het`,
};
