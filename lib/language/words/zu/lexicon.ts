import type { Lexicon } from '../../lexicon';
import { zuluGoods } from './goods';

/** With the concords of the nouns that they stand behind: "amabhokisi amathathu". */
const zuluNumbers = `1: okukodwa, kunye, eyodwa, elilodwa, esisodwa, owodwa, olulodwa, yodwa, lodwa, sodwa, wodwa, lwodwa, eyi-one
2: ezimbili, amabili, ababili, emibili, kabili, mbili, mabili, mibili, zimbili, ezimbile, ezi-two
3: ezintathu, amathathu, abathathu, emithathu, kathathu, ntathu, mathathu, mithathu, zintathu
4: ezine, amane, abane, emine, kane, mane, zine, ne-four
5: ezinhlanu, amahlanu, abahlanu, emihlanu, kahlanu, nhlanu, mahlanu, mihlanu, zinhlanu
6: eziyisithupha, ayisithupha, eyisithupha, ziyisithupha, abayisithupha, isithupha, yisithupha
7: eziyisikhombisa, ayisikhombisa, eyisikhombisa, ziyisikhombisa, abayisikhombisa, isikhombisa, yisikhombisa
8: eziyisishiyagalombili, ayisishiyagalombili, eyisishiyagalombili, ziyisishiyagalombili, isishiyagalombili, yisishiyagalombili
9: eziyisishiyagalolunye, ayisishiyagalolunye, eyisishiyagalolunye, ziyisishiyagalolunye, isishiyagalolunye, yisishiyagalolunye
10: eziyishumi, ayishumi, eyishumi, ziyishumi, abayishumi, ishumi, lishumi, yishumi`;

/** isiZulu with the mixed forms of township trade. Written by us from common usage; a speaker should extend it. */
export const zulu: Lexicon = {
  language: 'zu',
  numbers: zuluNumbers,
  addedOnes: `1: nanye, nakunye, namunye
2: nambili, namabili, nezimbili
3: nantathu, namathathu, nezintathu
4: nane, namane, nezine
5: nanhlanu, namahlanu, nezinhlanu
6: nesithupha, neziyisithupha
7: nesikhombisa, neziyisikhombisa
8: nesishiyagalombili
9: nesishiyagalolunye`,
  multipliers: `100: ikhulu
1000: inkulungwane`,
  dozens: `12: idazini, amadazini`,
  fractions: `0.5: uhhafu, ihhafu`,
  articles: '',
  units: `case: ikhesi, amakhesi, ikesi, amakesi, icase, amacase, nekhesi, namakhesi
box: ibhokisi, amabhokisi, ibox, amabox, nebhokisi, namabhokisi
crate: ikreyithi, amakreyithi, icrate
pack: iphakethe, amaphakethe, ipack, amapack, nephakethe, namaphakethe
bag: isaka, amasaka, nesaka, namasaka, ubhaka, isikhwama, izikhwama, amabag
bottle: ibhodlela, amabhodlela, nebhodlela, namabhodlela
tin: ithini, amathini, nethini, namathini
loaf: isinkwa, izinkwa
piece: ucezu, izingcezu
bucket: ibhakede, amabhakede
tray: ithreyi, amathreyi`,
  measures: `kg: amakhilo, ikhilo
l: amalitha, ilitha`,
  and: 'no, ne, na, kanye, futhi, nama, nezi',
  filler: `ibe, zibe, libe, lezo, kulezo, kulokho, kulawo, ngakho, ngakhoke, unkulunkulu, nkosi, kusekhona, kusenazo, kusenayo, sisenazo, ngisenazo, sisenayo, ngisenayo, sisenawo, ngisenawo, sisenaso, ngisenaso, sisenabo, sisanayo, sisanazo, sisanawo, sisanaso, ngisanayo, ngisanazo, ngisanawo, ngicele, ngiphinde, siphinde, sawubona, sanibonani, sanbonani, sanibona, molo, molweni, dumela, unjani, ninjani, yebo, ngicela, sicela, ngifuna, sifuna, ngidinga, sidinga, ngiyacela, nilethe, ungilethele, nginike, ngithumele, ningithumelele, nithumele, thumela, letha, lethani, kusasa, ekuseni, ntambama, namhlanje, izolo, kulesonto, ngiyabonga, siyabonga, ngiyabonga, bonga, enkosi, enkosi, kakhulu, nje, kuphela, mina, thina, wena, nina, mfowethu, bhuti, sisi, baba, mama, gogo, mkhulu, mngani, ku, kwi, ngo, nge, ngomsombuluko, ezi, ama, i, u, kwa, wethu, isitolo, esitolo, impahla, iorder, i-order, into, lezi, le, lo, isihle, kahle, sharp, hamba, cha, sisacela, bakithi`,
  dates: `umsombuluko, ngomsombuluko, ulwesibili, ngolwesibili, ulwesithathu, ngolwesithathu, ulwesine, ngolwesine, ulwesihlanu, ngolwesihlanu, umgqibelo, ngomgqibelo, isonto, ngesonto`,
  streets: 'umgwaqo, emgwaqweni',
  ordinals: `1: okokuqala
2: okwesibili
3: okwesithathu
-1: okokugcina`,
  classes: {
    relative: `engeza, ngeza, futhi, nciphisa`,
    branches: `igatsha, isitolo`,
    ordering: `oda, ioda, iodha`,
    turns: `isonto, inyanga, iorder, i-order`,
    timed: `ama-noodle, irayisi`,
    pairs: `usawoti uviniga, sawoti viniga, ushizi anyanisi, shizi anyanisi, inkukhu amakhowe, utamatisi anyanisi`,
    struck: `ayigunyazwanga, azigunyazwanga, ayivunywanga, azivunywanga, kukhanseliwe, ikhanseliwe, likhanseliwe, zikhanseliwe, akudingeki, ayidingeki, azidingeki, asiyidingi, asizidingi, ungathumeli, ungayithumeli, asisayidingi`,
    strikes: `khansela, susa, yisuse, kususiwe, yeka, yiyeke, hhayi manje`,
    naught: `lutho, ayikho, azikho, bheka ngezansi`,
    planned: `bacele, ucele, bengifuna, besifuna, bengizocela, bengizothenga`,
    reasons: `sisenazo, ngisenazo, sisenayo, ngisenayo, sisenawo, ngisenawo, sisenaso, ngisenaso, sisenabo, sisanayo, sisanazo, sisanawo, sisanaso, ngisanayo, ngisanazo, ngisanawo, nginayo, nginazo, sinayo, sinazo, ngiyitholile, ngizitholile, iyabiza, ziyabiza, kubiza, biza`,
    ordered: `ngicele, ngiode, ngifake, bengifuna, bengicela`,
    ofAll: `konke, zonke, wonke, yonke, lonke, bonke`,
    bonus: `mahhala, mahala`,
    owes: `ngikweleta, sikweleta`,
    grounds: `inkundla`,
    reserving: `ngaphandle`,
    stating: `ngishilo, kubhaliwe, kushiwo`,
    closings: `siyabonga, ngiyabonga, enkosi, siyabonge`,
    whichOnes: `yiziphi, yimaphi`,
    games: `siwinile, bawinile, sidliwe`,
    counted: `imindeni, izindlu, abantu, izitolo, izivakashi, izingane, amakhishi, imizuzu, amahora, izinsuku, izinto`,
    hosting: `umshado, umcimbi, umngcwabo, umhlangano`,
    slots: `isikhathi sokuletha`,
    numberedPlaces: `amagumbi, izindlu, amakilasi`,
    newly: `ezintsha, abasha`,
    enrolled: `izingane, abafundi, izinsana`,
    schoolYears: `ibanga, amabanga, igreyidi`,
    addressLabels: `ikheli`,
    takes: `diliva, ukudiliva`,
    toPlace: `ku, kwa`,
    settled: `ok, sharp, kahle`,
    roominess: `indawo, isikhala`,
    stores: `eshalofini, esitolo, esitolweni, efrijini, egaraji, estokweni, embhedeni, ekhishini, ekamelweni, etafuleni, ekhawunteni, endlini, ekhoneni`,
    excess: `kuningi kakhulu, ziningi kakhulu`,
    sums: `sekuyizo, isamba`,
    hence: `ngakho, ngakhoke, manje`,
    perPlace: `ngayinye, esitolo`,
    contrast: `kodwa`,
    mishaps: `ulahle, kulahleke`,
    charged: `akhokhisiwe`,
    takenIn: `afikile`,
    weighs: `isisindo`,
    premises: `isitolo, esitolo, isikole, esikoleni, umtholampilo, isibhedlela, esibhedlela`,
    sections: `isigaba`,
    openOrShut: `kuvaliwe, kuvuliwe, sekhaya, ekhaya`,
    outages: `ugesi uphelile`,
    fevers: `imfiva`,
    subjects: `mina, thina, wena, nina, yena, bona`,
    persons: `mina, thina, wena`,
    greetings: `sawubona, sanibonani, ngiyabonga`,
    agrees: `yebo`,
    passesOn: `idlulisiwe, ithunyelwe, uthumele, ubhalile, ucele`,
    ownSide: `ngakimi, ngakithi, mina, okwami, eyami, ezami`,
    approves: `konke lokho, konke okungenhla, ngiyavuma, qhubeka, kulungile`,
    rest: `konke, okusele, ezinye`,
    repeating: `futhi, okufanayo`,
    pricing: `yimalini, malini, kungakanani`,
    declines: `cha, hhayi`,
    wholes: `isamba, i-invoyisi, inani, inkokhelo, idilivari, umshayeli, iloli`,
    regrets: `uxolo, ngixolele`,
    dear: `biza, kubiza, iyabiza, ziyabiza, dulile, dula`,
    refuses: `hhayi, cha, khansela, ngaphandle, biza`,
    both: `kokubili`,
    denies: `hhayi, hayi, ayi, ay`,
    because: `ngoba, ngokuba`,
    definite: `okokuqala, okwesibili, okwesithathu, okokugcina`,
    from: `kusuka`,
    to: `kuya`,
    respectively: `ngokulandelana`,
    clock: `ngo`,
    whens: `lapho, ngaphambi`,
    insteadOf: `esikhundleni`,
    quantityLabels: `isibalo`,
    leadsQuantity: `ayibe, azibe, alibe, awube, akube, asibe, yi, oyi, owu, eyi, awu, awa, ezi, eziyi, zibe, abe, ibe, libe, ube, yibe, mabe, mazibe, mayibe`,
    soldAlone: `isinkwa, izinkwa`,
    suffices: `kwanele, anele, ziningi, kulungile`,
    noneLeft: `lutho, azikho, ayikho`,
    small: `encane, ezincane, amancane`,
    large: `enkulu, ezinkulu, amakhulu`,
    betweenCueAndNumber: `kodwa, ngicela, sicela, nje, kuphela, manje, futhi`,
    likewise: `futhi`,
    saying: `uthi, uthe, bathi, ungitshele, ucele`,
    rowLabels: `inombolo, umugqa, iphuzu, umbuzo`,
    amending: `ushintsho, izinguquko`,
    sundries: `okunye, ezinye`,
    departments: `izithelo, imifino, inyama`,
    oneThing: `into`,
    fullness: `igcwele, ligcwele, eligcwele, egcwele`,
    talk: `umakhi, abakhi, umbala, imibala, abantu, akusekho, baba, bhuti, ekhona, futhi, gogo, ikhaya, imali, inkinga, isango, isikole, isonto
izingane, izolo, khokha, kusasa, mama, mina, namhlanje, ngiyabonga, ngoba, noma, sanibonani, sawubona
sisi, siyabonga, thina, ubaba, ugogo, uma, umama, umcimbi, umgwaqo, umkhulu, umshado, wena, yena`,
    links: `we, wama, ye, yama, ze`,
    breaks: `ngiyabonga, siyabonga, ngicela, sicela, ngakho, ngakhoke`,
    belows: `ngezansi, uhlu, ilist, i-list`,
    lists: `uhlu, ilist, i-list, oda, ioda, iodha`,
    excepting: `ngaphandle`,
    laters: `kamuva, januwari, februwari, mashi, novemba, disemba`,
    nexts: `ezayo`,
    owners: `ngokwami, ngokwethu`,
    offered: `enikhulume`,
    waits: `bamba, gcina`,
    untils: `kuze`,
    wishes: `ufuna, bafuna, ngifuna, sifuna`,
    opensComplaint: `sizitholile, siyitholile, siwatholile, siwutholile, silitholile, ngizitholile, ngiyitholile, ngiwatholile, ngiwutholile, ngilitholile`,
    refunds: `imali, ikhredithi`,
    came: `zifikile, sifikile, ifikile, lifikile, afikile`,
    cameWhen: `izolo, namhlanje, kakade`,
    givesBack: `ngibuyisela, sibuyisela, buyisela, ngibuyisa, sibuyisa, buyisani`,
    again: `thumela, nithumele, zithumele, nizithumele, zithumeleni, ningithumelele, letha, lethani, nilethe, zilethe, nizilethe, zilethwe, zithunyelwe`,
    soon: `ngakusasa, kusasa, namhlanje, futhi, ngeloli, nge, ngo, ne, ngokushesha, ngesonto`,
    lacking: `ezishodayo, eshodayo, ezisele, ezingekho`,
    consumes: `sithengisa, ngithengisa, sisebenzisa`,
    nounCounts: zuluNumbers.replace(/\d+:/g, ''),
    prefixes: `no, ne, na, nama, nezi, le, la, we, wa, ye, ya, ze, za, be, ba, lwe, lwa, se, sa, wama, yama, e`,
    possessives: `le, la, we, wa, ye, ya, ze, za, be, ba, lwe, lwa, se, sa, wama, yama, e, a`,
    concords: `u, i, yi, eyi, zi, ziyi, eli, esi, olu, emi, ngu, bayi, ama, ayi, aya, angu, ezi, eziyi, ezingu, izi, aba, abayi, oku, angama, ezingama`,
    underway: `hambile, ihambile, lihambile, ipakishile, ilayishiwe`,
    notYet: `ingaka, kade`,
    missing: `ayikho, azikho, kungekho, ingekho, zingekho, ningenayo, phelile, iphelile`,
    holding: `ninayo, ninazo, ikhona, zikhona`,
    asking: `ninayo, ninazo, yimalini`,
    those: `lezo`,
    ofThem: `kulezo, kulokho, kulawo`,
    pointing: `lokho, lezo, leyo`,
    doors: `igumbi, indlu, iflethi, igede`,
    opensNames: `mama, gogo, baba, mngani, isitolo, sharp`,
  },
  cues: {
    complain: `sizitholile, siyitholile, siwatholile, siwutholile, silitholile, ngizitholile, ngiyitholile, ngiwatholile, ngiwutholile, ngilitholile, zifike/ifike/lifike/sifike/ufike/afike/zifikile/ifikile/lifikile/sifikile/afikile ziphukile/iphukile/liphukile/siphukile/uphukile/ephukile/aphukile/zibolile/ibolile/ebolile/abolile/zivuzile/ivuzile/zonakele/yonakele/onakele/lonakele, ngibuyisela/sibuyisela/buyisela/ngibuyisa/sibuyisa/buyisani i?, iphelelwe, ziphelelwe, ikhredithi ye/ya/ka`,
    exclude: `hhayi i?`,
    unordered: `engingazi, engingayi, engingawa, engingawu, engingali, engingalu, engingasi, esingazi, esingayi, esingawa, esingawu, esingali, esingasi, engingazicelanga, engingayicelanga, engingawacelanga, engingawucelanga, engingazange, esingazange`,
    arrived: `zifike/ifike/lifike/sifike/ufike/afike/zifikile/ifikile/lifikile/sifikile/afikile kahle/zonke/onke/wonke, zona? zifikile/sifikile/ifikile/lifikile/afikile`,
    cancel: `bamba, gcina, ungafaki/ungayifaki/ungawufaki/ungalifaki/ungazifaki i?, ungathumeli i?, khansela, ungalethi, ningalethi, asifuni, angifuni, susa, ngaphandle kwe, ngaphandle, ayikho, yeka, yekela`,
    cite: `ngithe, bengithe`,
    cancelAll: `khohlwa/yeka/susa/ungashayi/ungakunaki/ungakushayi ngokubhaliwe/okubhaliwe/akubhalile/abakubhalile/akuthumele/abakuthumele/abakucelile/akucelile phezulu/ngezansi/ngenhla?, ungashayi/ungakunaki ndiva? abakubhalile/akubhalile/abakucelile, khansela/khohlwa/yeka/susa/ungashayi konke/yonke/zonke okungenhla/okungaphezulu/engenhla/ezingenhla/phezulu/into?, khansela i? oda/order yonke/lonke?, ake? siqale phansi/kabusha`,
    cancelBefore: `ngeke siyidinge/siyidingi/sizidinge/silidinge/siwudinge/sikudinge/ngiyidinge/ngizidinge, asisayidingi, asisazidingi, asisalidingi, asisawudingi, angisayidingi, angisazidingi, iyabiza/ziyabiza/kuyabiza kakhulu, yekela, yiyeke, yiyekele, iyeke, kuyeke, khansela lokho, yeka lokho, susa lokho, sisenazo, ngisenazo, sisenayo, ngisenayo, sisenawo, ngisenawo, sisenaso, ngisenaso, sisenabo, sisanayo, sisanazo, sisanawo, sisanaso, ngisanayo, ngisanazo, ngisanawo`,
    correct: `ayibe/azibe/alibe/awube/akube/mayibe/mazibe/malibe/yibe/zibe yi/zi?, cha/qha/hhayi/ayi/ay/ayikhona kahle? bo? ibe/zibe/libe/abe/ube/yibe ngu/yi/zi/ngama/ngezi?, cha/qha/hhayi/ayi kahle, cha yenza/yenze/iyenze/ziyenze, hhayi yenza/yenze/iyenze/ziyenze, cha, uxolo, ngixolele, yenza, yenze, iyenze, liyenze, ziyenze, ngiqonde, bengiqonde, kunalokho`,
    each: `ngakunye, ngakunye kokulandelayo, kokulandelayo, ngayinye, ngalinye, lilinye, ngezinye`,
    holds: `kusekhona, kusenazo, kusenayo, sisenazo, ngisenazo, sisenayo, ngisenayo, sisenawo, ngisenawo, sisenaso, ngisenaso, sisenabo, sisanayo, sisanazo, sisanawo, sisanaso, ngisanayo, ngisanazo, ngisanawo`,
    have: `nginazo, sinazo, kusele`,
    need: `ngidinga, sidinga, ngifuna, sifuna`,
    condition: `uma zikhona/ikhona/likhona/ukhona/bukhona/kukhona/zisekhona/isekhona/ninazo/ninayo/ninalo/ninawo/unazo/unayo`,
    lack: `uma leyo/lezo/lokho/iphela/ziphela iphelile/ziphelile/iphela/ziphela?, uma ingekho, uma zingekho, uma ningenayo, uma kungekho`,
    substitute: `noma`,
    ask: `bahlala/bahlale/njalo becela/bebuza/bayacela, ninayo/ninazo istokwe/istokhwe/stock, ninayo, ninazo, yimalini, kungakanani, malini`,
    add: `yini enye, ungakhohlwa/ningakhohlwa/ungakhohlwe/ningakhohlwe, ngicela, sicela, ngiphinde/siphinde ngicele/sicele/ngifune/sifune?, engeza, faka, letha, futhi`,
    same: `okufanayo`,
    repeat: `okufanayo nangesonto eledlule, njengenjwayelo, okujwayelekile, njengokujwayelekile`,
    again: `njengangesonto eledlule, njengakuqala`,
  },
  goods: zuluGoods,
};
