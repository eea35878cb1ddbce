import type { Sayings, Unproved } from '../../sayings';

/**
 * What people say in isiZulu about the lines of their orders, a row a phrase; see Sayings.
 * One list, however long: what a phrase does is found in one place.
 */
export const sayings: Sayings = {
  complain: [
    ['ikhredithi ye/ya/ka', '6 ubisi. ikhredithi ye 2 irayisi', '6 ubisi'],
    ['iphelelwe', '6 ubisi. 2 irayisi iphelelwe', '6 ubisi'],
    [
      'ngibuyisela/sibuyisela/buyisela/ngibuyisa/sibuyisa/buyisani i?',
      '6 ubisi. ngibuyisela 2 irayisi',
      '6 ubisi',
    ],
    ['ngilitholile', '6 ubisi. ngilitholile 2 irayisi', '6 ubisi'],
    ['ngiwatholile', '6 ubisi. ngiwatholile 2 irayisi', '6 ubisi'],
    ['ngiwutholile', '6 ubisi. ngiwutholile 2 irayisi', '6 ubisi'],
    ['ngiyitholile', '6 ubisi. ngiyitholile 2 irayisi', '6 ubisi'],
    ['ngizitholile', '6 ubisi. ngizitholile 2 irayisi', '6 ubisi'],
    ['silitholile', '6 ubisi. silitholile 2 irayisi', '6 ubisi'],
    ['siwatholile', '6 ubisi. siwatholile 2 irayisi', '6 ubisi'],
    ['siwutholile', '6 ubisi. siwutholile 2 irayisi', '6 ubisi'],
    ['siyitholile', '6 ubisi. siyitholile 2 irayisi', '6 ubisi'],
    ['sizitholile', '6 ubisi. sizitholile 2 irayisi', '6 ubisi'],
    [
      'zifike/ifike/lifike/sifike/ufike/afike/zifikile/ifikile/lifikile/sifikile/afikile ziphukile/iphukile/liphukile/siphukile/uphukile/ephukile/aphukile/zibolile/ibolile/ebolile/abolile/zivuzile/ivuzile/zonakele/yonakele/onakele/lonakele',
      '6 ubisi. 2 irayisi zifike ziphukile',
      '6 ubisi',
    ],
    ['ziphelelwe', '6 ubisi. 2 irayisi ziphelelwe', '6 ubisi'],
  ],
  exclude: [
    [
      'hhayi i?',
      'Sawubona, ngicela 5 zesta orange 1.5l. Hhayi zesta grape, sisenayo 6. Ngiyabonga',
      '5 zesta orange 1.5l',
    ],
  ],
  unordered: [
    ['engingali', '6 ubisi, 2 irayisi engingali', '6 ubisi'],
    ['engingalu', '6 ubisi, 2 irayisi engingalu', '6 ubisi'],
    ['engingasi', '6 ubisi, 2 irayisi engingasi', '6 ubisi'],
    ['engingawa', '6 ubisi, 2 irayisi engingawa', '6 ubisi'],
    ['engingawacelanga', '6 ubisi, 2 irayisi engingawacelanga', '6 ubisi'],
    ['engingawu', '6 ubisi, 2 irayisi engingawu', '6 ubisi'],
    ['engingawucelanga', '6 ubisi, 2 irayisi engingawucelanga', '6 ubisi'],
    ['engingayi', '6 ubisi, 2 irayisi engingayi', '6 ubisi'],
    ['engingayicelanga', '6 ubisi, 2 irayisi engingayicelanga', '6 ubisi'],
    ['engingazange', '6 ubisi, 2 irayisi engingazange', '6 ubisi'],
    [
      'engingazi',
      'Sawubona, ngesonto eledlule nilethe 2 karoo cola zero 2l engingazi-odanga, nizothatha. Manje ngicela 4 karoo cola 2l',
      '4 karoo cola 2l',
    ],
    ['engingazicelanga', '6 ubisi, 2 irayisi engingazicelanga', '6 ubisi'],
    ['esingali', '6 ubisi, 2 irayisi esingali', '6 ubisi'],
    ['esingasi', '6 ubisi, 2 irayisi esingasi', '6 ubisi'],
    ['esingawa', '6 ubisi, 2 irayisi esingawa', '6 ubisi'],
    ['esingawu', '6 ubisi, 2 irayisi esingawu', '6 ubisi'],
    ['esingayi', '6 ubisi, 2 irayisi esingayi', '6 ubisi'],
    ['esingazange', '6 ubisi, 2 irayisi esingazange', '6 ubisi'],
    ['esingazi', '6 ubisi, 2 irayisi esingazi', '6 ubisi'],
  ],
  arrived: [
    [
      'zifike/ifike/lifike/sifike/ufike/afike/zifikile/ifikile/lifikile/sifikile/afikile kahle/zonke/onke/wonke',
      '6 ubisi, 2 irayisi zifike kahle',
      '6 ubisi',
    ],
    ['zona? zifikile/sifikile/ifikile/lifikile/afikile', '6 ubisi. 2 irayisi, zona zifikile', '6 ubisi'],
  ],
  cancel: [
    ['angifuni', '6 ubisi, 2 irayisi. angifuni irayisi', '6 ubisi'],
    ['asifuni', '6 ubisi, 2 irayisi. asifuni irayisi', '6 ubisi'],
    ['ayikho', '6 ubisi, 2 irayisi. ayikho irayisi', '6 ubisi'],
    ['khansela', '6 ubisi, 2 irayisi. khansela irayisi', '6 ubisi'],
    ['ngaphandle', '6 ubisi, 2 irayisi. ngaphandle irayisi', '6 ubisi'],
    ['ningalethi', '6 ubisi, 2 irayisi. ningalethi irayisi', '6 ubisi'],
    [
      'susa',
      '10 isinkwa esimhlophe blue crane superior, 5 isinkwa esinsundu blue crane superior. Susa esinsundu',
      '10 isinkwa esimhlophe blue crane superior',
    ],
    [
      'ungafaki/ungayifaki/ungawufaki/ungalifaki/ungazifaki i?',
      '6 ubisi, 2 irayisi. ungafaki irayisi',
      '6 ubisi',
    ],
    ['ungalethi', '6 ubisi, 2 irayisi. ungalethi irayisi', '6 ubisi'],
    ['ungathumeli i?', '6 ubisi, 2 irayisi. ungathumeli irayisi', '6 ubisi'],
    ['yeka', '6 ubisi, 2 irayisi. yeka irayisi', '6 ubisi'],
    ['yekela', '6 ubisi, yekela irayisi', '6 ubisi'],
  ],
  cancelAll: [
    ['ake? siqale phansi/kabusha', '6 ubisi, 2 irayisi. siqale phansi', 'cancels_order'],
    ['khansela i? oda/order yonke/lonke?', '6 ubisi, 2 irayisi. khansela oda', 'cancels_order'],
    [
      'khansela/khohlwa/yeka/susa/ungashayi konke/yonke/zonke okungenhla/okungaphezulu/engenhla/ezingenhla/phezulu/into?',
      '6 ubisi, 2 irayisi. khansela konke',
      'cancels_order',
    ],
    [
      'khohlwa/yeka/susa/ungashayi/ungakunaki/ungakushayi ngokubhaliwe/okubhaliwe/akubhalile/abakubhalile/akuthumele/abakuthumele/abakucelile/akucelile phezulu/ngezansi/ngenhla?',
      '6 ubisi, 2 irayisi. khohlwa ngokubhaliwe',
      'cancels_order',
    ],
    [
      'ungashayi/ungakunaki ndiva? abakubhalile/akubhalile/abakucelile',
      '6 ubisi, 2 irayisi. ungashayi ndiva abakubhalile',
      'cancels_order',
    ],
  ],
  cancelBefore: [
    ['angisayidingi', '6 ubisi, 2 irayisi. irayisi angisayidingi', '6 ubisi'],
    ['angisazidingi', '6 ubisi, 2 irayisi. irayisi angisazidingi', '6 ubisi'],
    ['asisalidingi', '6 ubisi, 2 irayisi. irayisi asisalidingi', '6 ubisi'],
    ['asisawudingi', '6 ubisi, 2 irayisi. irayisi asisawudingi', '6 ubisi'],
    ['asisayidingi', '6 ubisi, 2 irayisi. irayisi asisayidingi', '6 ubisi'],
    ['asisazidingi', '6 ubisi, 2 irayisi. irayisi asisazidingi', '6 ubisi'],
    ['iyabiza/ziyabiza/kuyabiza kakhulu', '6 ubisi, 2 irayisi. irayisi iyabiza kakhulu', '6 ubisi'],
    ['iyeke', '6 ubisi, 2 irayisi. irayisi iyeke', '6 ubisi'],
    ['khansela lokho', '6 ubisi, 2 irayisi. irayisi khansela lokho', '6 ubisi'],
    ['kuyeke', '6 ubisi, 2 irayisi. irayisi kuyeke', '6 ubisi'],
    [
      'ngeke siyidinge/siyidingi/sizidinge/silidinge/siwudinge/sikudinge/ngiyidinge/ngizidinge',
      '6 ubisi, 2 irayisi. irayisi ngeke siyidinge',
      '6 ubisi',
    ],
    ['ngisanawo', '6 ubisi, 2 irayisi. irayisi ngisanawo', '6 ubisi'],
    ['ngisanayo', '6 ubisi, 2 irayisi. irayisi ngisanayo', '6 ubisi'],
    ['ngisanazo', '6 ubisi, 2 irayisi. irayisi ngisanazo', '6 ubisi'],
    ['ngisenaso', '6 ubisi, 2 irayisi. irayisi ngisenaso', '6 ubisi'],
    ['ngisenawo', '6 ubisi, 2 irayisi. irayisi ngisenawo', '6 ubisi'],
    ['ngisenayo', '6 ubisi, 2 irayisi. irayisi ngisenayo', '6 ubisi'],
    ['ngisenazo', '6 ubisi, 2 irayisi. irayisi ngisenazo', '6 ubisi'],
    ['sisanaso', '6 ubisi, 2 irayisi. irayisi sisanaso', '6 ubisi'],
    ['sisanawo', '6 ubisi, 2 irayisi. irayisi sisanawo', '6 ubisi'],
    ['sisanayo', '6 ubisi, 2 irayisi. irayisi sisanayo', '6 ubisi'],
    ['sisanazo', '6 ubisi, 2 irayisi. irayisi sisanazo', '6 ubisi'],
    ['sisenabo', '6 ubisi, 2 irayisi. irayisi sisenabo', '6 ubisi'],
    ['sisenaso', '6 ubisi, 2 irayisi. irayisi sisenaso', '6 ubisi'],
    ['sisenawo', '6 ubisi, 2 irayisi. irayisi sisenawo', '6 ubisi'],
    ['sisenayo', '6 ubisi, 2 irayisi. irayisi sisenayo', '6 ubisi'],
    ['sisenazo', '6 ubisi, 2 irayisi. irayisi sisenazo', '6 ubisi'],
    ['susa lokho', '6 ubisi, 2 irayisi. irayisi susa lokho', '6 ubisi'],
    ['yeka lokho', '6 ubisi, 2 irayisi. irayisi yeka lokho', '6 ubisi'],
    ['yiyeke', '6 ubisi, 2 irayisi. irayisi yiyeke', '6 ubisi'],
    ['yiyekele', '6 ubisi, 2 irayisi. irayisi yiyekele', '6 ubisi'],
  ],
  correct: [
    [
      'ayibe/azibe/alibe/awube/akube/mayibe/mazibe/malibe/yibe/zibe yi/zi?',
      'Sawubona, ngicela whito regular 750ml ezi-5 ne mama joy samp 1kg ezi-4. i-whito ayibe yi-8',
      '8 whito regular 750ml; 4 mama joy samp 1kg',
    ],
    ['bengiqonde', '6 ubisi, 2 irayisi. bengiqonde 4', '6 ubisi; 4 irayisi'],
    ['cha', '6 ubisi, 2 irayisi. cha 4', '6 ubisi; 4 irayisi'],
    ['cha/qha/hhayi/ayi kahle', '6 ubisi cha kahle 4', '4 ubisi'],
    [
      'cha/qha/hhayi/ayi/ay/ayikhona kahle? bo? ibe/zibe/libe/abe/ube/yibe ngu/yi/zi/ngama/ngezi?',
      '6 ubisi, 2 irayisi. qha zibe 4',
      '6 ubisi; 4 irayisi',
    ],
    ['iyenze', '6 ubisi, 2 irayisi. iyenze 4', '6 ubisi; 4 irayisi'],
    ['kunalokho', '6 ubisi, 2 irayisi. kunalokho 4', '6 ubisi; 4 irayisi'],
    ['liyenze', '6 ubisi, 2 irayisi. liyenze 4', '6 ubisi; 4 irayisi'],
    ['ngiqonde', '6 ubisi, 2 irayisi. ngiqonde 4', '6 ubisi; 4 irayisi'],
    ['ngixolele', '6 ubisi, 2 irayisi. ngixolele 4', '6 ubisi; 4 irayisi'],
    ['uxolo', '6 ubisi, 2 irayisi. uxolo 4', '6 ubisi; 4 irayisi'],
    ['yenza', '6 ubisi, 2 irayisi. yenza 4', '6 ubisi; 4 irayisi'],
    [
      'yenze',
      'i-zesta grape 2l yenze 20 hayi 10, bese clearbrook still 5l 5',
      '20 zesta grape 2l; 5 bese clearbrook still 5l',
    ],
    ['ziyenze', '6 ubisi, 2 irayisi. ziyenze 4', '6 ubisi; 4 irayisi'],
  ],
  each: [
    ['kokulandelayo', 'ubisi, irayisi, isinkwa 6 kokulandelayo', '6 ubisi; 6 irayisi; 6 isinkwa'],
    ['lilinye', 'ubisi, irayisi, isinkwa 6 lilinye', '6 ubisi; 6 irayisi; 6 isinkwa'],
    ['ngakunye', 'ubisi, irayisi, isinkwa 6 ngakunye', '6 ubisi; 6 irayisi; 6 isinkwa'],
    ['ngakunye kokulandelayo', '6 ngakunye kokulandelayo\nubisi\nirayisi', '6 ubisi; 6 irayisi'],
    ['ngalinye', 'ubisi, irayisi, isinkwa 6 ngalinye', '6 ubisi; 6 irayisi; 6 isinkwa'],
    ['ngayinye', 'ubisi, irayisi, isinkwa 6 ngayinye', '6 ubisi; 6 irayisi; 6 isinkwa'],
    ['ngezinye', 'ubisi, irayisi, isinkwa 6 ngezinye', '6 ubisi; 6 irayisi; 6 isinkwa'],
  ],
  holds: [
    ['kusekhona', '6 ubisi. kusekhona 2 irayisi', '6 ubisi'],
    ['kusenayo', '6 ubisi. kusenayo 2 irayisi', '6 ubisi'],
    ['kusenazo', '6 ubisi. kusenazo 2 irayisi', '6 ubisi'],
    ['ngisanawo', '6 ubisi, ngisanawo irayisi', '6 ubisi'],
    ['ngisanayo', '6 ubisi, ngisanayo irayisi', '6 ubisi'],
    ['ngisanazo', '6 ubisi, ngisanazo irayisi', '6 ubisi'],
    ['ngisenaso', '6 ubisi, ngisenaso irayisi', '6 ubisi'],
    ['ngisenawo', '6 ubisi, ngisenawo irayisi', '6 ubisi'],
    ['ngisenayo', '6 ubisi, ngisenayo irayisi', '6 ubisi'],
    ['ngisenazo', '6 ubisi, ngisenazo irayisi', '6 ubisi'],
    ['sisanaso', '6 ubisi, sisanaso irayisi', '6 ubisi'],
    ['sisanawo', '6 ubisi, sisanawo irayisi', '6 ubisi'],
    ['sisanayo', '6 ubisi, sisanayo irayisi', '6 ubisi'],
    ['sisanazo', '6 ubisi, sisanazo irayisi', '6 ubisi'],
    ['sisenabo', '6 ubisi, sisenabo irayisi', '6 ubisi'],
    ['sisenaso', '6 ubisi, sisenaso irayisi', '6 ubisi'],
    ['sisenawo', 'Ngicela samp 1kg ezine. AmaDaisy cha, sisenawo amaningi', '4 samp 1kg'],
    ['sisenayo', 'Sawubona, samp 1kg x4, sisenayo irayisi, ngicela maas 2kg x2', '4 samp 1kg; 2 maas 2kg'],
    ['sisenazo', '6 ubisi, sisenazo irayisi', '6 ubisi'],
  ],
  have: [
    ['kusele', 'gouda 400g kusele 2, letha 12\nmaas 2kg kusele 3, thumela 6', '12 gouda 400g; 6 maas 2kg'],
    ['nginazo', 'ubisi: nginazo 2 ngidinga 6', '6 ubisi'],
    ['sinazo', 'ubisi: sinazo 2 ngidinga 6', '6 ubisi'],
  ],
  need: [
    ['ngidinga', 'ubisi (nginazo 2) ngidinga 6', '6 ubisi'],
    ['ngifuna', 'ubisi (nginazo 2) ngifuna 6', '6 ubisi'],
    ['sidinga', 'ubisi (nginazo 2) sidinga 6', '6 ubisi'],
    ['sifuna', 'ubisi (nginazo 2) sifuna 6', '6 ubisi'],
  ],
  condition: [
    [
      'uma zikhona/ikhona/likhona/ukhona/bukhona/kukhona/zisekhona/isekhona/ninazo/ninayo/ninalo/ninawo/unazo/unayo',
      'ngicela 4 candles uma zikhona nama-safety matches 2',
      '4 candles; 2 safety matches',
    ],
  ],
  lack: [
    ['uma ingekho', '6 ubisi uma ingekho irayisi', '6 ubisi'],
    ['uma kungekho', '6 ubisi uma kungekho irayisi', '6 ubisi'],
    [
      'uma leyo/lezo/lokho/iphela/ziphela iphelile/ziphelile/iphela/ziphela?',
      '6 ubisi, uma lezo 6 irayisi',
      '6 ubisi',
    ],
    ['uma ningenayo', '6 ubisi uma ningenayo irayisi', '6 ubisi'],
    ['uma zingekho', '6 ubisi uma zingekho irayisi', '6 ubisi'],
  ],
  substitute: [['noma', '6 ubisi noma 6 irayisi', '6 ubisi']],
  ask: [
    ['bahlala/bahlale/njalo becela/bebuza/bayacela', 'bahlala becela 6 ubisi?', ''],
    ['kungakanani', '6 ubisi. kungakanani 4 irayisi', '6 ubisi'],
    ['malini', '6 ubisi. malini 4 irayisi', '6 ubisi'],
    ['yimalini', '6 ubisi. yimalini 4 irayisi', '6 ubisi'],
  ],
  add: [
    ['engeza', 'ayikho ubisi engeza 6 irayisi', '6 irayisi'],
    ['faka', 'khipha amakhandlela, faka umentshisi 10', '10 umentshisi'],
    ['ngicela', 'Sawubona, samp 1kg x4, sisenayo irayisi, ngicela maas 2kg x2', '4 samp 1kg; 2 maas 2kg'],
    [
      'ngiphinde/siphinde ngicele/sicele/ngifune/sifune?',
      'ayikho ubisi siphinde ngifune 6 irayisi',
      '6 irayisi',
    ],
    [
      'ungakhohlwa/ningakhohlwa/ungakhohlwe/ningakhohlwe',
      'ungakhohlwa isinkwa esimhlophe daily oven, 5',
      '5 isinkwa esimhlophe daily oven',
    ],
    ['yini enye', 'ayikho ubisi, yini enye 6 irayisi', '6 irayisi'],
  ],
  same: [['okufanayo', '6 ubisi, okufanayo irayisi', '6 ubisi; 6 irayisi']],
  repeat: [
    ['njengenjwayelo', 'njengenjwayelo', 'an earlier order'],
    ['njengokujwayelekile', 'njengokujwayelekile', 'an earlier order'],
    ['okufanayo nangesonto eledlule', 'okufanayo nangesonto eledlule', 'an earlier order'],
    ['okujwayelekile', 'okujwayelekile', 'an earlier order'],
  ],
  again: [
    ['njengakuqala', '6 ubisi, irayisi njengakuqala', '6 ubisi; 1 irayisi'],
    ['njengangesonto eledlule', '6 ubisi, irayisi njengangesonto eledlule', '6 ubisi; 1 irayisi'],
  ],
};

/** See Unproved. */
export const unproved: Unproved = {
  cancel: `
bamba
gcina
ngaphandle kwe`,
  cite: `
bengithe
ngithe`,
  cancelBefore: `
yekela`,
  correct: `
cha yenza/yenze/iyenze/ziyenze
hhayi yenza/yenze/iyenze/ziyenze`,
  ask: `
ninayo
ninayo/ninazo istokwe/istokhwe/stock
ninazo`,
  add: `
futhi
letha
sicela`,
};
