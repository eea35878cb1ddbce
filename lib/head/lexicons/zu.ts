import type { HeadLexicon } from './lexicon';

/** Zulu, and the Xhosa that reads like it, as written in orders: written by us from common usage. */
export const zulu: HeadLexicon = {
  language: 'zu',
  cues: {
    day: `0: namhlanje, namuhla, namhla, namhlanje ebusuku
1: kusasa, ngomso
2: ngomhlomunye, ngosuku olulandelayo, ngomso omnye
-1: izolo`,
    weekday: `1: umsombuluko, ngomsombuluko, mvulo, ngomvulo, lwesibili oluzayo
2: ulwesibili, ngolwesibili, lwesibili
3: ulwesithathu, ngolwesithathu, lwesithathu
4: ulwesine, ngolwesine, lwesine
5: ulwesihlanu, ngolwesihlanu, lwesihlanu
6: umgqibelo, ngomgqibelo, mgqibelo
7: isonto, ngesonto, ngecawa, icawa`,
    month: `1: januwari, masingana
2: februwari, nhlolanja
3: mashi, ndasa
4: ephreli, mbasa
5: meyi, nhlaba
6: juni, nhlangulana
7: julayi, ntulikazi
8: agasti, ncwaba
9: septhemba, mandulo
10: okthoba, mfumfu
11: novemba, lwezi
12: disemba, zibandlela`,
    nextWeek: 'ngesonto elizayo, iviki elizayo, ngeviki elizayo, kwiveki ezayo',
    endOfMonth: 'ekupheleni kwenyanga, ukuphela kwenyanga, mhla kuphela inyanga',
    endOfWeek: 'ekupheleni kweviki, kuleli viki, ngempelasonto',
    next: 'ozayo, oluzayo, elizayo',
    last: 'odlule, oludlule, elidlule',
    dayArticle: 'mhla ka, mhlaka, mhla zi, ngomhla ka, ngomhla',
    dayLead: 'ngo, nge',
    notBefore: 'ungalethi ngaphambi, hhayi ngaphambi',
    dayFrom: 'kusuka',
    dayAfter: 'emva kuka, emva ko, ngemuva kuka',
    ahead: 'ngaphambi kuka, ngaphambi kwe, ngaphambi ko, ngaphambi kwa, ngaphambi, phambi kuka, phambi ko',
    before: 'ngaphambi kuka, ngaphambi kwe, ngaphambi ko, ngaphambi kwa, ngaphambi, phambi kuka, phambi ko',
    after:
      'emva kuka, emva kwe, emva ko, ngemuva kuka, ngemuva ko, ngemuva kwe, kusukela ngo, kusuka ngo, emva kwa',
    at: 'ngo, ngele, ngehora le',
    between: 'phakathi kuka, phakathi kwe, phakathi ko, phakathi kwa',
    to: 'no, kuya ku, kuya ko, kuze kube',
    and: 'no, na, ne',
    or: 'noma',
    clock: '12:00: emini, emini bebade',
    partOfDay: `-09:00: ekuseni, ekuseni ngovivi, ekuseni kakhulu, kuseni
12:00-17:00: ntambama, ngentambama, emva kwemini, malanga, emalanga
17:00-20:00: kusihlwa, ebusuku`,
    partBehindDay: '-09:00: kusasa',
    shut: 'siyavala, sivala, siyavula, sivula, kuvaliwe',
    wanted:
      'letha, nilethe, ngicela, sicela, ndicela, thumela, ngidinga, siyidinga, lethani, ulethe, kudingeka, ngifuna, sifuna, kufike, uzilethe, ningalethela',
    past: 'izolo, dlule, odlule, kusukela, invoyisi, nilethile, bekungu, elidlule, anilethanga, sithole',
    event: 'kuvaliwe, umshado, umcimbi, iholide, siyavala, ivaliwe, umngcwabo',
    no: 'hhayi, cha, ungalethi, hayi',
    shutThen:
      'kuvaliwe, kuvalwa, sivaliwe, sizobe sivalile, asikho, akekho umuntu, ningalethi, ungalethi, ngaphandle kwa, ngaphandle ko',
    until: 'kuze kube',
    po: 'inombolo ye oda, inombolo ye order, i po, i oda, inombolo yeoda, inombolo yoku oda, ipo, inombolo yokuoda',
    reference: 'ireferensi, inkomba',
    is: 'ithi, ngu, yi',
    old: 'endala, edlule, yakudala',
    otherPaper: 'invoyisi, iakhawunti, i invoice',
    deliverTo: 'letha e, nilethe e, ulethe e, letha ku, ikheli, lapha e, thumela e, lethani e',
    towards: 'e, ku, kwa, lase, ase, yase, zase, lapha, ka, eya',
    notPlace: 'hhayi e, eduze, ngasese, duze',
    placeWord: 'isikole, isonto, ikliniki, umgwaqo, isitolo, ihholo',
    spot: 'isango, emnyango, ngasemuva, ngemuva, egedeni, ekhaya, ekhishini, lapha',
    here: 'lapha, la, ukhuluma',
    delivers: 'letha, nilethe, lethani, ulethe, uzilethe',
    collect: `self: ndiza kulanda, ngizokulanda, ngizolanda, ngizozilanda, ngizozilandela, ngizozithatha, siza kulanda, sizokulanda, sizolanda, sizozilandela, sizozithatha`,
    urgent:
      'kuphuthuma, kuyaphuthuma, ngokushesha, iyaphuthuma, ngokukhawuleza, masinyane, manje manje, kungxamisekile',
    notUrgent: 'akuphuthumi, kungaphuthumi, akujahile',
    tell: 'tshela, mtshele, cela, shaya, shayani, ngishayele, nishaye, ufike, angene, ngena, fona, ungifonele, ningifonele, shiya, beka, vula, ungashayi, ningashayi, faka, gcina, ungakhali, angakhali, angashayi',
    must: 'kumele, kuphela, kufanele',
    handling:
      'umshayeli, mshayeli, isango, egedeni, igede, ngasemuva, ngemuva, onogada, unogada, emnyango, umnyango, ucingo, esangweni, ifriji, inja, izinja, iloli, itilogo, uma ufika, uma nifika, nifika, ufika, fika, ihutha, phansi, ukhiye',
    driverFact: 'ikhodi yegede, ikhodi yesango, sivala ngo, sivula ngo',
    whole: 'ungashintshi, ningashintshi, ningafaki okunye',
    call: 'shayela, fonela, thinta, shayela u, fona',
    contact: 'shayela, thinta, igama lami ngu, fonela, buza u',
    myNumber: 'inombolo yami, ucingo lwami, inombolo',
    selfNamed: 'ngingu, igama lami, igama lami ngu, ndingu',
    title: 'mama, baba, sisi, bhuti, mfundisi, gogo',
    notName:
      'sawubona, sanibonani, ngiyabonga, siyabonga, ngicela, sicela, molo, ndicela, enkosi, uma, kusasa, mina, lapha, inombolo, yami, thina, nami',
    polite: 'ngicela, sicela, ngiyabonga, siyabonga, enkosi, ndicela, bo, bafethu',
    priceAt: 'nge, ngo, ngama, inani',
    per: 'each: ngayinye, inye, iyodwa, lilinye',
    notPrice: 'isamba, imali, ubiza malini, bekuyi, sekuphelele, zonke, malini',
  },
};
