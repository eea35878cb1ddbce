import type { Sayings, Unproved } from '../../sayings';

/**
 * What people say in English about the lines of their orders, a row a phrase; see Sayings.
 * One list, however long: what a phrase does is found in one place.
 */
export const sayings: Sayings = {
  holds: [
    [
      'counted',
      'counted the fridge: 6 karoo cola zero 2L and 4 mama joy samp 1kg. Please send 3 whito regular 750ml',
      '3 whito regular 750ml',
    ],
    [
      'he/she/they/shop still/already has/have/got',
      '4 karoo cola original 2l and 2 karoo cola cherry 2l. Not the karoo cola zero, he still has three crates in the store',
      '4 karoo cola original 2l; 2 karoo cola cherry 2l',
    ],
    ['hes/shes/theyve still/already? got', '6 milk, 2 rice. hes got rice', '6 milk'],
    ['i/we/ive/weve/he/she already? found still?', '6 milk, 2 rice. i found rice', '6 milk'],
    ['im/were down to', '6 milk, 2 rice. im down to rice', '6 milk'],
    ['ive got', '6 milk, 2 rice. ive got rice', '6 milk'],
    ['stock take/count', '6 milk. stock take 2 rice', '6 milk'],
    ['stocktake', '6 milk. stocktake 2 rice', '6 milk'],
    ['theres/there is/are? still/already', '6 milk, 2 rice. theres still rice', '6 milk'],
    ['we/i are/am down to', '6 milk, 2 rice. we are down to rice', '6 milk'],
    [
      'we/i still/only/already? have/got still/only/already?',
      '6 roma spaghetti 3kg ok, but we still have only 4',
      '6 roma spaghetti 3kg',
      '6 milk, 2 rice. i still have the old invoice',
    ],
    ['weve', '6 milk, 2 rice. weve rice', '6 milk'],
  ],
  condition: [
    [
      'if/unless/provided/providing/assuming',
      '3 pearlo whitening 250 if it exists',
      '3 pearlo whitening 250',
      '6 milk, 2 rice. if possible before 9',
    ],
  ],
  consequence: [
    [
      'give',
      'wah the tomato yesterday all soft leh. today give nice one tomato local 5kg can',
      '5 kg tomato local',
    ],
    [
      'if so/yes/possible/available/ok/okay',
      'Is dairy lane maas 1kg back? If yes 4 please. If not 4 maas 500ml',
      '4 dairy lane maas 1kg',
    ],
    [
      'take',
      '6 gouda 900g and 4 cheddar 900g, no rush, we only take kloof 80s so 6 of those',
      '6 gouda 900g; 4 cheddar 900g; 6 kloof 80s',
    ],
    [
      'then',
      '6 samp 1kg please and if the bakkie comes past my side anyway then 3 peri peri sauce also',
      '6 samp 1kg; 3 peri peri sauce',
    ],
  ],
  cancel: [
    [
      '@cut off/out the/my?',
      '6 milk, 2 rice. drop out rice',
      '6 milk',
      '6 milk, 2 rice. cut off time is 3pm',
    ],
    [
      '@cut the/that/those/these/my/both',
      '6 maas 2kg, 4 gouda 400\nbin the gouda',
      '6 maas 2kg',
      '6 milk, 2 rice. leave the boxes with security',
    ],
    ['can keep your/the/that/those', '6 milk, 2 rice. you can keep your rice', '6 milk'],
    ['cant/cannot afford the/that/those?', '6 milk, 2 rice. cant afford rice', '6 milk'],
    [
      'changed/changing/change my/our mind about/on the/those/that?',
      '6 milk, 2 rice. changed my mind about the rice',
      '6 milk',
      '6 milk, 2 rice. changed my mind about the delivery',
    ],
    ['cross off/out the?', 'kaffa reg 750 2, kaffa granules 750 2. Granules: cross out.', '2 kaffa reg 750'],
    ['decline/declining the/any?', '6 milk, 2 rice. decline rice', '6 milk'],
    ['deduct', '6 milk, 2 rice. deduct rice', '6 milk'],
    [
      'do/will/would? dont/not/wont/never @send us/me/any/in/on/with/about? more/any/the/those/these/that?',
      'dont send: zesta grape 2l 24, maas 2kg 12.\nsend: gouda 400 36',
      '36 gouda 400',
      '6 milk, 2 rice, dont send the driver before 8',
    ],
    ['dont ever/again send/bring/load/pack me/us?', '6 milk, 2 rice. dont ever send me rice', '6 milk'],
    ['dont send/bring/give me/us? instead', '6 milk, 2 rice. dont send instead rice', '6 milk'],
    [
      'dont swap/swop/replace/substitute it/them/that? for/with',
      '3 apricot jam 450g, dont swap it for strawberry jam 450g. 2 samp 1kg',
      '3 apricot jam 450g; 2 samp 1kg',
    ],
    ['dont think i/we/they need/want any/the?', '6 milk, 2 rice. i dont think we need rice', '6 milk'],
    [
      'dont/not worry/bother/stress with/about/on? the/any/those?',
      '6 samp 2.5kg, 4 table salt 1kg, 3 white crane 5kg. salt? dont bother',
      '6 samp 2.5kg; 3 white crane 5kg',
      '6 milk, 2 rice, dont worry about the late delivery',
    ],
    ['get rid of the?', '6 milk, 2 rice. get rid of rice', '6 milk'],
    ['give the', '6 milk, 2 rice. give the rice', '6 milk', '6 milk, 2 rice. give the invoice to Sam'],
    [
      'hold',
      'hold 12 2x6x16 treated until I call. send 2x4x12 spruce 40',
      '40 2x4x12 spruce',
      '6 milk, 2 rice, hold the delivery until 10',
    ],
    ['hold off/back on/with/the?', '6 milk, 2 rice. hold off rice', '6 milk'],
    [
      'hold on with the?',
      '6 samp 2.5kg, 4 table salt 1kg, 3 white crane 5kg. hold on with the salt please',
      '6 samp 2.5kg; 3 white crane 5kg',
    ],
    [
      'hold the',
      '2 interior matt white 20l and 1 exterior grey 5l. hold the exterior grey please',
      '2 interior matt white 20l',
      '6 milk, 2 rice, hold the delivery until 10',
    ],
    [
      'hold/carry over the/my/our/those/these',
      'hold over the 3 auto washing liquid 3l to the 15th. now 2 bleach regular 3l',
      '2 bleach regular 3l',
    ],
    ['i/we/ive/weve/he/she/they already? postponed/deferred', '6 milk, 2 rice. i postponed rice', '6 milk'],
    [
      'i/we/ive/weve/he/she/they/you/u already? cancelled/canceled/postponed/deferred/delayed/parked the/my/our/those',
      '6 milk, 2 rice. i cancelled the rice',
      '6 milk',
    ],
    [
      'instead of the?',
      "Instead of meadow 500g I'd like 4 meadow 1kg",
      '4 meadow 1kg',
      '6 milk, 2 rice. instead of friday deliver monday',
    ],
    [
      'leave out/off/behind the/my?',
      '6 milk, 2 rice. leave behind my rice',
      '6 milk',
      '6 milk, 2 rice, leave out the receipt',
    ],
    [
      'move/shift/push/carry over? the/my/our/those/these',
      'Move the 20 maize meal super 25kg to next months order please. This week: 5 mama joy special 10kg',
      '5 mama joy special 10kg',
      '6 milk, 2 rice, move the delivery to friday',
    ],
    [
      'never mind the/those/that',
      '4 maas 2kg, 3 samp 1kg, how much is that? never mind that',
      '4 maas 2kg',
      '6 milk, 2 rice. never mind the rain',
    ],
    [
      'nevermind the/those/that',
      '2 hillside eggs 30s, 4 fat spread 1kg, cheers. PS nevermind the fat spread',
      '2 hillside eggs 30s',
    ],
    [
      'no longer require/need/want/required/needed/wanted/requiring/needing the/any/those?',
      '6 milk, 2 rice. no longer require rice',
      '6 milk',
    ],
    [
      'no need/reason/point/call for/to/of? @send? the/any/more?',
      'hi 4 custard 500g and 6 candles, no need to call',
      '4 custard 500g; 6 candles',
      '6 milk, 2 rice. no need to call',
    ],
    [
      'no one is? eats/eating/buys/buying/drinks/drinking/wants the/those/that',
      '6 milk, 2 rice. no one is eating the rice',
      '6 milk',
    ],
    ['no thanks to/on/for the?', '6 milk, 2 rice. no thanks to rice', '6 milk'],
    [
      'no to the/those/that/any',
      '6 milk, 2 rice. no to the rice',
      '6 milk',
      '6 milk, 2 rice. no to the discount',
    ],
    [
      'nobody/noone is eating/buying/drinking/using the/those/that?',
      '6 milk, 2 rice. nobody is buying the rice',
      '6 milk',
    ],
    [
      'none of the/those/my',
      '6 milk, 2 rice. none of the rice',
      '6 milk',
      '6 milk, 2 rice. none of the drivers called',
    ],
    ['not paying that/this for the?', '6 milk, 2 rice. i am not paying that for rice', '6 milk'],
    ['not sure about/of/on the?', '6 milk, 2 rice. not sure about rice', '6 milk'],
    ['nothing from', '6 milk, 2 rice. nothing from rice', '6 milk'],
    ['nvm the/those/that', '6 milk, 2 rice. nvm the bread', '6 milk; 2 rice'],
    [
      'pass on the?',
      '> 10 zapp super 300ml\n> 10 zapp odourless 300ml\n> 24 zapp coils\nok on the super and the coils, pass on the odourless',
      '10 zapp super 300ml; 24 zapp coils',
    ],
    ['passing on the?', '6 milk, 2 rice. passing on rice', '6 milk'],
    [
      'please? @drop off/out/about/from? the/my/all/both/that/those/any/these?',
      'scratch that gouda 400, 2 maas 2kg',
      '2 maas 2kg',
      '6 milk, 2 rice. skip the queue',
    ],
    ['postpone/defer the/my/our/those/these/any?', '6 milk, 2 rice. postpone rice', '6 milk'],
    ['rather not the?', '6 milk, 2 rice, rather not rice', '6 milk'],
    ['rather than the?', '6 milk, 2 rice. rather than rice', '6 milk'],
    ['shelve the/that/those?', '6 milk, 2 rice. shelve the rice', '6 milk'],
    ['stop the/sending', '6 milk, 2 rice. stop the rice', '6 milk'],
    [
      'we/i/weve/ive/have stopped/stopping selling/stocking/using/buying/taking the?',
      '6 milk, 2 rice. we stopped selling rice',
      '6 milk',
      '6 milk, 2 rice. we stopped using the old number',
    ],
    [
      'we/i? are/am/were/im leaving/dropping/keeping/taking out/off the/my/any/those/these',
      '6 milk, 2 rice. are leaving out the rice',
      '6 milk',
    ],
    [
      'we/i? are/am/were/im skipping/dropping the/my/any/those/these',
      '6 milk, 2 rice. am dropping my rice',
      '6 milk',
    ],
    ['we/ill/well/i/will/can/lets/rather/please/pls leave', 'we leave 2 rice', ''],
    [
      'wont/not/never be needing/wanting/taking/requiring/using any/the/those/these/more?',
      '6 milk, 2 rice. wont be needing rice',
      '6 milk',
    ],
  ],
  exclude: [
    [
      '@cut',
      '2 20 amp GFCI single. 2 15 amp GFCI single. kill line 2',
      '2 20 amp GFCI single',
      '6 milk, 2 rice. cut off time is 3pm',
    ],
    [
      'all but not? the/those/that?',
      '> 2 gouda 400\n> 3 custard 250\n> 4 maas 2kg\nyes to all but the custard',
      '2 gouda 400; 4 maas 2kg',
    ],
    ['apart from the?', '6 milk, 2 rice. apart from rice', '6 milk'],
    ['bar the', '6 milk, 2 rice. bar the rice', '6 milk'],
    ['besides the?', '6 milk, 2 rice. besides rice', '6 milk'],
    ['but not/no the?', '6 milk, but no the 2 rice', '6 milk'],
    ['enough of? the/those/that?', '6 milk, 2 rice. enough rice', '6 milk'],
    [
      'everything on/from/in? the/this/that/my/your? list/order/quote? but the/those/that?',
      'Everything on the list but the tarp\n4 safety glasses\n2 16x20 tarp\n6 work gloves',
      '4 safety glasses; 6 work gloves',
    ],
    ['except/exept/excep/exsept/execpt for? the?', 'cancel my whole order except 6 gouda 400', '6 gouda 400'],
    ['excl the', '6 milk, 2 rice. excl the rice', '6 milk'],
    ['excluding the?', '6 milk, 2 rice. excluding rice', '6 milk'],
    ['fully/well stocked on/with? the?', '6 milk, 2 rice. fully stocked rice', '6 milk'],
    [
      'i/we? might/may need/want/order/take/get some/the/more?',
      '20 2x4x8 spruce. might need mesh tape 300 later',
      '20 2x4x8 spruce',
    ],
    ['minus the?', '6 milk, 2 rice. minus rice', '6 milk'],
    ['no', '0.5 kg tomatoes? no: 5 tomatoes 1kg', '5 kg tomatoes 1kg', '6 milk, 2 rice. no problem'],
    ['no more/longer the?', '6 milk, no more the 2 rice', '6 milk'],
    [
      'no? wait/actually/sorry/oops not the/that/those/any?',
      '15 gouda 400g, 4 maas 2kg, sorry not 15, 5',
      '5 gouda 400g; 4 maas 2kg',
    ],
    ['not any', '6 milk, 2 rice. not any rice', '6 milk'],
    ['not the', '5 malted drink 500g. Not the coffee, the malted.', '5 malted drink 500g'],
    ['other than the?', '6 milk, 2 rice. other than rice', '6 milk'],
    ['plenty of the/those/that?', '6 milk, 2 rice. plenty of bread here', '6 milk; 2 rice'],
    [
      'sitting/stuck/left/stocked/overstocked/loaded/sorted/covered/swimming up? on/with/for/in @enough? of? the?',
      '6 milk, 2 rice. sitting on rice',
      '6 milk',
    ],
    [
      'still/already have/got/has/sitting some/the/with/on?',
      '6 milk, 2 rice. still have rice',
      '6 milk',
      '6 milk, 2 rice. i still have the old invoice',
    ],
    [
      'we/i/weve/ive/still/already/got/have/has/having have/got/has? too/so? @enough of? the/that/those?',
      'need 6 samp 1kg, got enough maas 2kg',
      '6 samp 1kg',
    ],
    [
      'we/were/im/i/are/am good/fine/ok/okay/covered/sorted/set/stocked for/on/with the?',
      'we are fine for cheese, gouda 400g 2 left, 12 maas 2kg please and 3 basmati 2kg',
      '12 maas 2kg; 3 basmati 2kg',
    ],
    ['without the?', '6 milk, 2 rice. without rice', '6 milk', '6 milk, 2 rice. without delay please'],
  ],
  cancelBefore: [
    [
      '@cut it/that/them/those/these/this one/order/out/off/line/item/part/bit? please?',
      '6 samp 1kg and 4 maas 2kg, sorry drop it from the order',
      '6 samp 1kg',
      '6 milk, 2 rice. drop it at the back door',
    ],
    [
      '@drop it/that/them/those/these/this/one/please/pls one/order/out/line/item/part/bit? please?',
      '4 zesta grape 2l, 3 gouda 400, 2 maas 2kg. cancel one item, the gouda',
      '4 zesta grape 2l; 2 maas 2kg',
    ],
    [
      'already got/bought/have/ordered from/at/elsewhere/somewhere',
      '6 milk. 2 rice? already got from',
      '6 milk',
    ],
    [
      'another/different time',
      '6 milk, 2 rice. rice another time',
      '6 milk',
      '6 milk, 2 rice. come at another time',
    ],
    ['by mistake', '6 milk, 2 rice. rice by mistake', '6 milk'],
    [
      'can/could/must/should/may/will wait/stay',
      '6 milk, 2 rice. rice can wait',
      '6 milk',
      '6 milk, 2 rice, the driver can wait at the gate',
    ],
    [
      'can/could/must/should/may/will/to be/stay cancelled/removed/skipped/dropped/off/out',
      '6 milk. 2 rice? could stay removed',
      '6 milk',
    ],
    ['can/could/must/should/to/may/will/need come off/out', '6 milk, 2 rice. rice can come off', '6 milk'],
    [
      'can/could/must/should/to/may/will/need go/away',
      '6 milk, 2 rice. rice can go',
      '6 milk',
      '6 milk, 2 rice. the rice can go in the fridge',
    ],
    [
      'can/could/must/should/to/may/will/need? fall/falls away/out',
      '10 corn flakes 500g, 4 apricot jam 450g, 6 samp 1kg. We close on Friday so the corn flakes must fall away.',
      '4 apricot jam 450g; 6 samp 1kg',
    ],
    ['canceled', '6 milk, 2 rice. rice canceled', '6 milk'],
    ['cancelled', '6 creamer 500g\n4 macaroni 3kg\nmacaroni: cancelled', '6 creamer 500g'],
    [
      'cheaper elsewhere/somewhere',
      '6 milk, 2 rice. rice cheaper elsewhere',
      '6 milk',
      '6 milk, 2 rice. prices are cheaper elsewhere',
    ],
    ['close it/them/that/those out/off?', '6 milk, 2 rice. rice close it', '6 milk'],
    ['cost/costs way/far? too much', '6 milk, 2 rice. rice cost too much', '6 milk'],
    [
      'declined',
      '20 osb 7/16 - OK\n6 3/4 birch ply - declined\n4 28 oz subfloor adhesive - OK',
      '20 osb 7/16; 4 28 oz subfloor adhesive',
    ],
    ['didnt sell', '6 milk, 2 rice. the rice didnt sell', '6 milk'],
    [
      'dont/do/never not? send/bring/load/pack/ship/deliver it/them/those/that/any/this/these one/ones?',
      "5 3 in wye, 5 3 in sanitary tee, 10 3 in coupling. Plumber says he has tees. Don't send them.",
      '5 3 in wye; 10 3 in coupling',
    ],
    [
      'dont/do/wont/not/no not? need/want/require it/them/those/that/any/one/this anymore/more/now/today?',
      '6 milk, 2 rice. dont need it',
      '6 milk',
    ],
    [
      'dont/doesnt/wont/never not? eat/drink/like/use/touch/finish it/that/those/them anymore/anyway?',
      '4 brito 750 lemon, 6 gusto 1lt mango, no the kids dont drink that, 3 chewz grape',
      '4 brito 750 lemon; 3 chewz grape',
    ],
    ['give it a miss', '6 milk, 2 rice. rice give it a miss', '6 milk'],
    ['got/gets/getting too/so/very pricey/expensive/dear', '6 milk, 2 rice. rice got too pricey', '6 milk'],
    ['ill/well/will pass', '6 milk, 2 rice. rice ill pass', '6 milk'],
    ['in error', '6 milk, 2 rice. rice in error', '6 milk'],
    ['is/are a/an no/nogo/pass/miss', '6 milk, 2 rice. rice is a no', '6 milk'],
    ['is/are already? covered/sorted', '6 milk, 2 rice. rice is covered', '6 milk'],
    ['is/are enough', '6 milk, 2 rice. rice is enough', '6 milk'],
    ['is/are fine for/as now?', '6 milk, 2 rice. rice is fine for', '6 milk'],
    ['is/are not on this week', '6 milk, 2 rice. rice is not on this week', '6 milk'],
    ['is/are off', '6 milk, 2 rice. rice is off', '6 milk'],
    ['is/are still ok/okay/fine/good/full/enough', '6 milk, 2 rice. rice is still ok', '6 milk'],
    [
      'is/are/must/should/may/can not/never to? be sent/supplied/delivered/loaded/packed/included/shipped/substituted',
      '6 milk, 2 rice. rice is not be sent',
      '6 milk',
    ],
    [
      'is/are/was/were discontinued/delisted/stopped',
      'Fresha lavender is discontinued with us. 10 fresha cool 10 fresha herbal',
      '10 fresha cool; 10 fresha herbal',
    ],
    [
      'is/are/was/were/be/been to? be? skipped/declined/lapsed/withdrawn/removed/scrapped/dropped/omitted/excluded/deleted',
      '6 milk, 2 rice. rice is skipped',
      '6 milk',
    ],
    [
      'is/are/was/were/its/thats/theyre way/bit/far/getting/just/now? too expensive/dear/pricey/costly',
      '6 milk, 2 rice. rice is too expensive',
      '6 milk',
      '6 milk, 2 rice. delivery is too expensive',
    ],
    [
      'is/was/were/are a/an/my? mistake/error/typo/duplicate/duplicated',
      '6 milk, 2 rice. rice is mistake',
      '6 milk',
    ],
    ['isnt/arent mine/ours', '6 milk, 2 rice. the rice isnt mine', '6 milk'],
    [
      'isnt/arent/not/doesnt/dont/nobody/never selling/moving/sell/sells/move/moves/buys',
      '4 zesta grape 2l 4 zesta orange 2l 1 gouda 400. no not the grape and the orange, they did not sell',
      '1 gouda 400',
    ],
    ['keep/leave it/them/that/those on? back order', '6 milk, 2 rice. rice keep it back order', '6 milk'],
    ['keep/leave it/them/that/those on? backorder', '6 milk, 2 rice. rice keep it backorder', '6 milk'],
    ['lapse/lapses', '6 milk, 2 rice. rice lapse', '6 milk'],
    [
      'mustnt/shouldnt/cannot/cant be sent/supplied/delivered/loaded/packed/included/shipped/substituted',
      '6 milk, 2 rice. rice mustnt be sent',
      '6 milk',
    ],
    ['never mind', '6 milk, 2 rice. rice never mind', '6 milk', '6 milk, 2 rice. never mind the rain'],
    ['nevermind', '6 milk, 2 rice. rice nevermind', '6 milk'],
    ['next time', '6 milk, 2 rice. rice next time', '6 milk', '6 milk, 2 rice. be on time next time'],
    [
      'no need',
      'macaroni 500g x10\nspaghetti 500g no need, 8 on shelf\npasta shells 500g x5',
      '10 macaroni 500g; 5 pasta shells 500g',
      '6 milk, 2 rice. no need to call',
    ],
    [
      'no? sorry/oops/whoops/eish/ag/apologies wrong chat/group/supplier/person/window/conversation/contact/guy',
      '6 milk, 2 rice. rice sorry wrong chat',
      '6 milk',
    ],
    [
      'nobody/noone buys/drinks/eats/wants/uses/likes/touches/takes it/them/that/those',
      '6 milk, 2 rice. rice nobody drinks it',
      '6 milk',
    ],
    ['not anymore', '6 milk, 2 rice. rice not anymore', '6 milk'],
    [
      'not approved/authorised/authorized/accepted/confirmed',
      'kaffa 250g granules x 10 - approved\nkaffa 750g granules x 4 (not approved)\nhilltop 100s x 6 - approved',
      '10 kaffa 250g granules; 6 hilltop 100s',
    ],
    ['not for us/me this? week? time?', '6 milk, 2 rice. rice not for us', '6 milk'],
    [
      'not this/next @turns',
      '4 onions 1kg\n4 tomatoes 1kg *NOT THIS WEEK*\n4 potatoes 2kg',
      '4 onions 1kg; 4 potatoes 2kg',
    ],
    [
      'not/arent/isnt/longer/no required/needed/necessary/wanted/moving/selling anymore/today/now?',
      'Hi, 2 kloof rooibos 20s\n6 maas 2kg not wanted we still have\nRest is right',
      '2 kloof rooibos 20s',
      '6 milk, 2 rice. not needed before noon',
    ],
    ['nvm', '6 milk, 2 rice. rice nvm', '6 milk'],
    ['on hold till/until/for', '6 milk, 2 rice. rice on hold till friday', '6 milk'],
    ['one/ones is/are out', '8 chicken polony, 8 french polony. The french one is out.', '8 chicken polony'],
    ['only after month end', '6 milk, 2 rice. rice only after month end', '6 milk'],
    [
      'out/off please/pls/plz',
      '12 ovenjoy marie 1x1, 12 ovenjoy tennis 1x1, 12 ovenjoy ginger 1x1. Tennis out please, it was broken last time',
      '12 ovenjoy marie 1x1; 12 ovenjoy ginger 1x1',
    ],
    ['overstocked', '6 milk, 2 rice. rice overstocked', '6 milk'],
    ['pass on it/that/those/them', '6 milk, 2 rice. pass on it', '6 milk'],
    ['plenty for/left? now?', '6 milk, 2 rice. rice plenty', '6 milk'],
    ['refused', '6 milk, 2 rice. rice refused', '6 milk'],
    ['rejected', '6 milk, 2 rice. rice rejected', '6 milk'],
    ['should/must have been left out', '6 milk, 2 rice. rice should have been left out', '6 milk'],
    ['shouldnt be on? there/here', '6 milk, 2 rice. rice shouldnt be on there', '6 milk'],
    ['so none', '6 milk, 2 rice. rice so none', '6 milk'],
    ['so? not now/yet', '6 milk, 2 rice. rice not now', '6 milk'],
    ['stay/stays out', '6 milk, 2 rice. rice stay out', '6 milk'],
    ['stays/stay off', '6 milk, 2 rice. rice stays off', '6 milk'],
    ['still @enough', '6 milk. 2 rice? still enough', '6 milk'],
    ['still? have/got @enough', '6 milk. 2 rice? have enough', '6 milk'],
    [
      'still? havent/hasnt/didnt/never/not sold/moved yet/well?',
      '6 milk, 2 rice. rice havent sold',
      '6 milk',
    ],
    ['stocked', '6 milk, 2 rice. rice stocked', '6 milk'],
    [
      'that/this/those/these one/ones? leave/skip/cancel/drop/scrap/forget completely/altogether/entirely/out/please/pls',
      'i wanted six half moon candles but the month is long so only four, same for the flint matches, that one leave completely',
      '4 half moon candles',
    ],
    [
      'void',
      'item 1: corn flakes 500g ... 12\nitem 2: apricot jam 450g ... 24\nitem 3: samp 1kg ... VOID',
      '12 corn flakes 500g; 24 apricot jam 450g',
    ],
    ['voided', '6 milk, 2 rice. rice voided', '6 milk'],
    ['was/were quoted/listed/sent/ordered in error', '6 milk. 2 rice? was quoted in error', '6 milk'],
    ['we/i are/am fine/good/sorted', '6 milk, 2 rice. rice we are fine', '6 milk'],
    [
      'we/i are/am leaving/dropping/keeping/taking out/off',
      '6 samp 1kg, 2 maas 1kg, we are leaving out samp this week',
      '2 maas 1kg',
    ],
    ['we/i are/am still? covered/stocked', '6 milk. 2 rice? we are covered', '6 milk'],
    [
      'we/i still have/got some/it/them/those?',
      '6 milk. 2 rice? we still have',
      '6 milk',
      '6 milk, 2 rice. i still have the old invoice',
    ],
    ['we/i will leave out/off', '6 milk. 2 rice? we will leave out', '6 milk'],
    [
      'we/i/weve/ive already have/got/bought/received it/them/those/these/that',
      '6 milk, 2 rice. rice we already have it',
      '6 milk',
    ],
    [
      'we/i/weve/ive already? have/got/bought/received it/them/those/these/that already/yesterday/earlier',
      '6 milk, 2 rice. rice we have it already',
      '6 milk',
    ],
    ['we/i/weve/ive still/already? have/got? too/so? @enough', '6 milk. 2 rice? we enough', '6 milk'],
    [
      'we/ive/i? still/already? have/got/has/is a/an whole? pile/mountain/heap/ton/tonne/load/bunch/stack/stash/lot of it/them/those/these/that',
      '6 milk. 2 rice? have a pile of it',
      '6 milk',
    ],
    ['well/ill leave out/off', '6 milk. 2 rice? well leave out', '6 milk'],
    ['were/im leaving/dropping/keeping/taking out/off', '6 milk, 2 rice. rice were leaving out', '6 milk'],
    ['were/im still? covered/stocked', '6 milk, 2 rice. rice were covered', '6 milk'],
    [
      'wrong chat/group/supplier/person/window/conversation/contact/guy sorry/oops/apologies',
      '6 milk, 2 rice. rice wrong chat sorry',
      '6 milk',
    ],
  ],
  cite: [
    [
      'where i/we/it/you wrote/said/say/says/put/typed/asked/reads/read/have/has/got for?',
      '> 24 x zesta orange 2l\n> 12 x zesta grape 2l\n> 6 x clearbrook still 5l\nWhere it says 24 please make it 12',
      '12 zesta orange 2l; 12 zesta grape 2l; 6 clearbrook still 5l',
    ],
    [
      'yes? i/we wrote/typed/said',
      '4 zesta grape 2L and 8 zesta orange 2L. No wait 6. Eish, I said 4 grape and 8 orange',
      '4 zesta grape 2L; 8 zesta orange 2L',
    ],
  ],
  cancelAll: [
    ['@drop/ignore everything/all', '6 milk, 2 rice. scratch all', 'cancels_order'],
    [
      '@drop/ignore the/my/this whole/entire list/order/message/lot',
      '6 milk, 2 rice. cancel the whole list',
      'cancels_order',
    ],
    [
      '@drop/ignore the/my/this/that whole/entire? list/order/message/items/lines above',
      '6 milk, 2 rice. scratch my order above',
      'cancels_order',
    ],
    [
      '@drop/ignore the? above list/order/items/lines/message?',
      '6 milk, 2 rice. cancel above',
      'cancels_order',
    ],
    [
      '@drop/ignore what i/we just/already? wrote/said/typed/sent/listed/ordered above/earlier',
      '6 milk, 2 rice. cancel what i wrote above',
      'cancels_order',
    ],
    [
      '@drop/ignore/disregard his/her/their/they/theirs whole/entire/old? list/order/message/mail/email/note above/below?',
      '> 2 roma spaghetti 500g\n> 3 corn flakes 500g\n\nforget his list, mine is right:\n6 zesta grape 2L\n4 candles',
      '6 zesta grape 2L; 4 candles; cancels_order',
    ],
    [
      '@drop/ignore/disregard the/that/this/his/her/their? whole/entire/old? list/order/message/mail/email/note/quote above/below',
      "Please ignore the list below, it is last month's. I need 4 gouda 900g.\n\n> 6 plain yoghurt 1kg\n> 12 blue crane white",
      '4 gouda 900g; cancels_order',
    ],
    [
      '@drop/ignore/disregard what/whatever/all he/she/they/it/somebody/someone/people all/just/already? wrote/said/says/typed/sent/listed/ordered/asked/put/want/wanted/wants above/earlier/below/there/down/for/here? below?',
      '2 roma spaghetti 500g\n3 corn flakes 500g\nIgnore what she typed above, we need 6 zesta grape 2L',
      '6 zesta grape 2L; cancels_order',
    ],
    ['cancel order', '6 milk, 2 rice. cancel order', 'cancels_order'],
    ['cancel the/my/our/this whole/entire/full? order', 'Cancel the order please', 'cancels_order'],
    [
      'here/heres is? the/my right/correct/corrected/proper one/order/list/version',
      '6 milk, 2 rice. here is the right one: 4 milk, 3 rice',
      '4 milk; 3 rice; cancels_order',
    ],
    ['ignore my last/previous message', '6 milk, 2 rice. ignore my last message', 'cancels_order'],
    ['ignore previous message', '6 milk, 2 rice. ignore previous message', 'cancels_order'],
    ['lets/let/must/ill start again/afresh/fresh/anew', '6 milk, 2 rice. lets start again', 'cancels_order'],
    [
      'sorry/oops/apologies/sorri wrong/incorrect order/list/message/text',
      '6 milk, 2 rice. sorry wrong message',
      'cancels_order',
    ],
    ['start all? over again?', '6 milk, 2 rice. start all over again', 'cancels_order'],
    [
      'the? correct/right/corrected order/list/version is',
      '6 milk, 2 rice. the correct order is 4 milk, 3 rice',
      '4 milk; 3 rice; cancels_order',
    ],
  ],
  keep: [
    ['dont cancel', '6 milk, 2 rice. cancel the rice. dont cancel', '6 milk; 2 rice'],
    [
      'keep it/that/them/those/the in?',
      '6 milk, 2 rice. cancel the rice. keep it',
      '6 milk; 2 rice',
      '6 milk, 2 rice. keep it cold',
    ],
    [
      'leave as is/it/normal/usual/ordered/planned',
      '6 milk, 2 rice. cancel the rice. leave as is',
      '6 milk; 2 rice',
    ],
    ['leave it in', '6 milk, 2 rice. cancel the rice. leave it in', '6 milk; 2 rice'],
    [
      'leave/keep it/that/them/everything/all as/like is/it/that/was/normal/usual?',
      '4 roma macaroni 500g, 2 morning sun corn flakes 500g. no wait the macaroni is yellow too, ok leave it as is',
      '4 roma macaroni 500g; 2 morning sun corn flakes 500g',
    ],
    ['no keep', '6 milk, 2 rice. cancel the rice. no keep', '6 milk; 2 rice'],
    ['put it/them back', '6 milk, 2 rice. cancel the rice. put it back', '6 milk; 2 rice'],
    ['still want it/them', '6 milk, 2 rice. cancel the rice. still want it', '6 milk; 2 rice'],
    [
      'take/have it/them/that as is/it/they is/are?',
      '6 milk, 2 rice. cancel the rice. take it as is',
      '6 milk; 2 rice',
    ],
  ],
  correct: [
    [
      'actually',
      '12 r-13 faced roll, make it 16 actually',
      '16 r-13 faced roll',
      '6 milk, 2 rice. actually the gate code is 4471',
    ],
    ['amendment', '6 milk, 2 rice. amendment 4', '6 milk; 4 rice'],
    ['better make it/that', '6 milk, 2 rice. better make it 4', '6 milk; 4 rice'],
    ['bump the/up?', '6 milk, 2 rice. bump up 4', '6 milk; 4 rice'],
    [
      'can/could/may/might drop to',
      '4 paper joint tape 250, 6 homeguard 20 amp single pole breakers. the tape can drop to 2',
      '2 paper joint tape 250; 6 homeguard 20 amp single pole breakers',
    ],
    [
      'can/could/may/might/should/must come/go/drop/move down/up to',
      '6 roma macaroni 500g, 4 zesta grape 2l. The macaroni may go up to 10 please',
      '10 roma macaroni 500g; 4 zesta grape 2l',
    ],
    [
      'change to/the?',
      '6 samp 1kg, 2 maas 2kg. i need to change the samp to 8',
      '8 samp 1kg; 2 maas 2kg',
      '6 milk, 2 rice. keep the change',
    ],
    ['changed to', '6 milk, 2 rice. changed to 4', '6 milk; 4 rice'],
    ['correct the', '6 milk, 2 rice. correct the milk to 8', '8 milk; 2 rice'],
    [
      'correction',
      '12 r13 faced. Correction - need r13 unfaced, same qty',
      '12 r13 unfaced',
      '6 milk, 2 rice. correction to my address: 4 Main Rd',
    ],
    [
      'edit',
      '12 golden drop 750, 6 golden drop 2l. edit: eighteen of the 750 not twelve',
      '18 golden drop 750; 6 golden drop 2l',
    ],
    ['except/but only/just/make/need', '6 milk, 2 rice. except only 4', '6 milk; 4 rice'],
    ['exchange the?', '2 snuggy pure 2lt, exchange it for snuggy elegance 2lt', '2 snuggy elegance 2lt'],
    [
      'go with',
      'Ok so the homeowner decided against the pewter gray shingles. Go with charcoal shingles, 30 bundles',
      '30 bundle charcoal shingles',
    ],
    [
      'i mean/meant',
      'send 4 cheddar 400g i mean cheddar 900g',
      '4 cheddar 900g',
      '6 milk, 2 rice. i meant friday',
    ],
    ['i meant to say', '6 milk, 2 rice. i meant to say milk 4', '4 milk; 2 rice'],
    [
      'i/we/ive/weve miscounted/mismeasured/misread/miscalculated/mistyped/misspoke it/that/them/those?',
      '6 milk, 2 rice. i miscounted 4',
      '6 milk; 4 rice',
    ],
    [
      'i/we/ive/weve/he/she/they/somebody/someone counted/measured/calculated/added/wrote/typed/put/said/read/got it/that/them/those/this/everything? down/up? wrong/wrongly/incorrectly/badly',
      '8 maas 2kg, hang on i read it wrong its 10 maas 2kg',
      '10 maas 2kg',
    ],
    ['in fact', '6 milk, 2 rice. in fact 4 rice', '6 milk; 4 rice'],
    [
      'increase/reduce/decrease/amend/adjust the/to?',
      'Could we please amend order 7781: remove hot dog rolls, reduce hamburger buns from 10 to 6',
      '6 hamburger buns',
    ],
    [
      'instead',
      '6 gusto mango 1l, instead gusto orange 1l',
      '6 gusto orange 1l',
      '6 milk, 2 rice. instead of friday deliver monday',
    ],
    ['it/that is/was meant/supposed to be', '6 milk, 2 rice. that was supposed to be 4', '6 milk; 4 rice'],
    [
      'just? kidding/joking/jokes/jk lol/haha? just/only/make it/that?',
      'can you bring a dozen 10x12 tarps kidding lol just 2. and 3 6 ft step ladder',
      '2 10x12 tarps; 3 6 ft step ladder',
    ],
    ['kindly/please read', '6 milk, 2 rice. kindly read 4', '6 milk; 4 rice'],
    [
      'leave/keep it/that/them/those at/on',
      '6 milk, 2 rice. leave it at 4',
      '6 milk; 4 rice',
      '6 milk, 2 rice. leave it at the door',
    ],
    ['let it be', '6 milk, 2 rice. let it be 4', '6 milk; 4 rice'],
    ['let me rather', '6 milk, 2 rice. let me rather 4', '6 milk; 4 rice'],
    ['lets do', '6 milk, 2 rice. lets do 4', '6 milk; 4 rice'],
    ['lower/raise the', '6 milk, 2 rice. lower the 4 rice', '6 milk; 4 rice'],
    [
      'make that/this/it/them/those/the/these',
      '12 r-13 faced roll, make it 16 actually',
      '16 r-13 faced roll',
      '6 milk, 2 rice. make it quick',
    ],
    ['meant', '4 golden drop oil 2L meant 6', '6 golden drop oil 2L', '6 milk, 2 rice. i meant friday'],
    ['must be/b/become/read', 'the 4 x kaffa coffee 250g must be granules, not reg.', '4 kaffa coffee 250g'],
    ['nah/nope lets have/do/get/take/go', '6 milk, 2 rice. nah lets have 4', '6 milk; 4 rice'],
    ['need/needs/has/have to be/become/read', '6 milk, 2 rice. need to be 4', '6 milk; 4 rice'],
    ['no hang on', '6 milk. no hang on rice', '6 rice'],
    ['no lets have/do/get/take/go', '6 milk, 2 rice. no lets have 4', '6 milk; 4 rice'],
    ['no no', '6 milk. no no rice', '6 rice'],
    [
      'no/nah/naah/nope rather/better/make/only/just it?',
      '8 pvc pipe 2in, no only 20 sticks and 6 2in wye',
      '20 pvc pipe 2in; 6 2in wye',
    ],
    ['no/nah/nope you know what then?', '6 milk no you know what 4', '4 milk'],
    ['no/nah/nope/sorry lets? say', '6 milk. no say rice', '6 rice'],
    [
      'no/nah/nope? i/we/he/she/they/ive/weve/hes/shes/theyve/has/have? has/have? changed my/our/his/her/their/the mind/minds',
      '6 milk, 2 rice. changed my mind 4',
      '6 milk; 4 rice',
    ],
    [
      'no/nah/nope? on second thoughts/thought then?',
      '6 milk, 2 rice. no on second thoughts then 4',
      '6 milk; 4 rice',
    ],
    [
      'nope',
      '4 smoothee baby 100\n4 smoothee aloe 100 nope\n4 smoothee orig 100',
      '4 smoothee baby 100; 4 smoothee orig 100',
    ],
    [
      'not that',
      'and oh ten zesta orange one comma five no no not that the zesta grape two litre just three and two candles',
      '3 zesta grape two litre; 2 candles',
    ],
    ['only need', '6 milk, 2 rice. only need 4', '6 milk; 4 rice'],
    [
      'oops sorry?',
      '4 golden drop oil 2L oops meant 5L. 2 creamer 1kg',
      '4 golden drop oil 2L; 2 creamer 1kg',
    ],
    ['pardon', '6 milk, 2 rice. pardon 4', '6 milk; 4 rice'],
    ['push up? the/my/our/that', '6 milk, 2 rice. push that to 4', '6 milk; 4 rice'],
    [
      'replace',
      'please send 2 10 lb sledge to replace and 6 8 ft ladder thanks',
      '2 10 lb sledge; 6 8 ft ladder',
    ],
    [
      'scratch that make it',
      '6 dairy lane gouda 400g and 4 roma spaghetti 500g. scratch that, make it 5',
      '6 dairy lane gouda 400g; 5 roma spaghetti 500g',
    ],
    [
      'should be reduced/increased/changed/raised/cut to?',
      '6 milk, 2 rice. should be reduced milk 4',
      '4 milk; 2 rice',
    ],
    [
      'should be/b/become/read',
      'we measured wrong - r-19 faced 23 should be 6 not 9',
      '6 r-19 faced 23',
      '6 milk, 2 rice. should be me at the gate',
    ],
    [
      'should/must/shouldve/mustve have? been',
      'I said 8 gouda 400 this morning but it should have been 10',
      '10 gouda 400',
    ],
    ['sori', '6 milk, 2 rice. sori 4', '6 milk; 4 rice'],
    [
      'sorry',
      '100 half moon candles, sorry autocorrect, 10',
      '10 half moon candles',
      '6 milk, 2 rice. sorry for the late order',
    ],
    ['sorry/sori/sory/sry no', '6 milk sorry no rice', '6 rice'],
    ['sory', '6 milk, 2 rice. sory 4', '6 milk; 4 rice'],
    ['srry', '6 milk, 2 rice. srry 4', '6 milk; 4 rice'],
    ['sry', '6 milk, 2 rice. sry 4', '6 milk; 4 rice'],
    [
      'stay/stays/remain/remains at/on?',
      'i said 6 gouda 400 but thats too many make it 2. maas 2kg stays 4',
      '2 gouda 400; 4 maas 2kg',
    ],
    [
      'swap/swop/swapping/swopping',
      'swap the five peaks 50s for five peaks 100s, same qty 3',
      '3 five peaks 100s',
      '6 milk, 2 rice. swap the driver',
    ],
    ['switch the/to?', '6 milk, 2 rice. switch 4 rice', '6 milk; 4 rice'],
    [
      'to be reduced/increased/changed/raised/cut to?',
      '6 milk, 2 rice. to be reduced 4 rice',
      '6 milk; 4 rice',
    ],
    [
      'to? become/becomes',
      '6 tumzo antacid, 10 kaffa granules 250g. The kaffa becomes 4',
      '6 tumzo antacid; 4 kaffa granules 250g',
    ],
    ['typo', '6 milk, 2 rice. typo 4', '6 milk; 4 rice'],
    ['up the/to', '6 milk, 2 rice. up the 4 rice', '6 milk; 4 rice'],
    ['update', '6 milk, 2 rice. update 4', '6 milk; 4 rice'],
    [
      'wait',
      '15 hillside eggs 6s, 10 eggs 18 (no wait 8)',
      '15 hillside eggs 6s; 8 eggs 18',
      '6 milk, 2 rice, the driver can wait at the gate',
    ],
    ['wait no', '6 milk wait no rice', '6 rice'],
    ['whoa', '6 milk, 2 rice. whoa 4', '6 milk; 4 rice'],
    ['woah', '6 milk, 2 rice. woah 4', '6 milk; 4 rice'],
  ],
  each: [
    ['across the board', 'milk, rice, bread 6 across the board', '6 milk; 6 rice; 6 bread'],
    ['all round', 'milk, rice, bread 6 all round', '6 milk; 6 rice; 6 bread'],
    ['apiece', 'milk, rice, bread 6 apiece', '6 milk; 6 rice; 6 bread'],
    ['ea of the following/below', 'milk, rice, bread 6 ea of the below', '6 milk; 6 rice; 6 bread'],
    [
      'each',
      '3 each blue crane white blue crane brown',
      '3 blue crane white; 3 blue crane brown',
      '6 milk, 2 rice. each box on its own pallet',
    ],
    ['each colour', '6 each colour\nmilk\nrice', '6 milk; 6 rice'],
    ['each flavour', '6 each flavour milk, rice, bread', '6 milk; 6 rice; 6 bread'],
    ['each kind', 'each kind 6: milk, rice', '6 milk; 6 rice'],
    ['each of', 'swift body spray, 4 each of musk sport and pearl', '4 musk; 4 sport; 4 pearl'],
    ['each of these', 'milk, rice: 6 each of these', '6 milk; 6 rice'],
    ['each one', '6 each one milk, rice, bread', '6 milk; 6 rice; 6 bread'],
    ['each please', 'each please 6: milk, rice', '6 milk; 6 rice'],
    ['each pls', 'each pls 6: milk, rice', '6 milk; 6 rice'],
    ['each size', '6 each size\nmilk\nrice', '6 milk; 6 rice'],
    ['every one', 'milk, rice, bread 6 every one', '6 milk; 6 rice; 6 bread'],
    ['for each', 'milk, rice, bread 6 for each', '6 milk; 6 rice; 6 bread'],
    ['of all', 'milk, rice, bread 6 of all', '6 milk; 6 rice; 6 bread'],
    ['of all of? the following/below', 'of all the following 6: milk, rice', '6 milk; 6 rice'],
    ['of both', 'milk, rice, bread 6 of both', '6 milk; 6 rice; 6 bread'],
    ['of each', 'BRITO BLEACH 1.5LT 6 of each\nlemon\nreg', '6 lemon; 6 reg'],
    ['of each flavour', '6 of each flavour milk, rice, bread', '6 milk; 6 rice; 6 bread'],
    ['of each one', '6 of each one milk, rice, bread', '6 milk; 6 rice; 6 bread'],
    ['of each size', '6 of each size\nmilk\nrice', '6 milk; 6 rice'],
    ['of every', 'milk, rice, bread 6 of every', '6 milk; 6 rice; 6 bread'],
    [
      'of every flavour/flavor/kind/type/size/colour/color/variant/sort/one',
      '10 of every flavour\nzesta orange 2L\nzesta grape 2L',
      '10 zesta orange 2L; 10 zesta grape 2L',
    ],
    ['of everything', 'milk, rice, bread 6 of everything', '6 milk; 6 rice; 6 bread'],
    [
      'of the following items/lines/products/goods/flavours/kinds/sizes?',
      '10 ea of the following, all Red Barn pls:\ntomato sauce 700ml\nperi peri sauce\napricot jam 450g',
      '10 each tomato sauce 700ml; 10 each peri peri sauce; 10 each apricot jam 450g',
    ],
    ['of them each', 'milk, rice, bread 6 of them each', '6 milk; 6 rice; 6 bread'],
    [
      'of these/everything/them per/in/for/to each/every? @parcel',
      'milk, rice, bread 6 of these per hamper',
      '6 milk; 6 rice; 6 bread',
    ],
    ['of? each of the following/below', 'milk, rice: 6 each of the following', '6 milk; 6 rice'],
    [
      'of? each of? these? per/in/for/to each/every? @parcel',
      'Hospital hampers x 12, one of each per hamper:\nroma macaroni 500g\nsea pan coarse salt 1kg',
      '12 roma macaroni 500g; 12 sea pan coarse salt 1kg',
    ],
    ['per flavour', 'milk, rice, bread 6 per flavour', '6 milk; 6 rice; 6 bread'],
    ['per item', 'milk, rice, bread 6 per item', '6 milk; 6 rice; 6 bread'],
    ['per kind', 'milk, rice, bread 6 per kind', '6 milk; 6 rice; 6 bread'],
    ['per type', 'milk, rice, bread 6 per type', '6 milk; 6 rice; 6 bread'],
    ['respectively each', 'milk, rice, bread 6 respectively each', '6 milk; 6 rice; 6 bread'],
  ],
  have: [
    ['at hand', 'milk: at hand 2 need 6', '6 milk'],
    ['count', 'milk: count 2 need 6', '6 milk'],
    ['counted', 'milk: counted 2 need 6', '6 milk'],
    ['current', 'milk: current 2 need 6', '6 milk'],
    ['got', 'got 5 r-13 faced roll want 8 more; got 0 r-30 roll want 4', '8 r-13 faced roll; 4 r-30 roll'],
    [
      'have',
      'maas 2kg - 6 in store, order 12\nsamp 1kg - have 2 need 9',
      '12 maas 2kg; 9 samp 1kg',
      '6 milk, 2 rice. i still have the old invoice',
    ],
    ['have in stock', 'milk: have in stock 2 need 6', '6 milk'],
    ['i have', 'milk 2 i have, need 6', '6 milk'],
    ['in hand', 'milk: in hand 2 need 6', '6 milk'],
    [
      'in stock',
      'If samp 2.5kg is in stock send 30 bags, if not morning sun oats 500. Either way 4 table salt 1kg',
      '30 samp 2.5kg; 4 table salt 1kg',
    ],
    ['left', 'I had 3 oil 2l left need 6', '6 oil 2l'],
    [
      'on hand',
      'paper tape 250 on hand 2 need 6, quickset 45 on hand 1 need 10',
      '6 paper tape 250; 10 quickset 45',
    ],
    [
      'on shelf',
      'Have 4 sunvalley 10kg on shelf, bring it up to 10. sorry i mean bring 6',
      '6 sunvalley 10kg',
    ],
    [
      'on the shelf',
      'corn flakes 500g 6\ncustard powder still 9 on the shelf, none needed\nsamp 2.5kg 4',
      '6 corn flakes 500g; 4 samp 2.5kg',
    ],
    ['only have', 'milk 2 only have, need 6', '6 milk'],
    ['remaining', 'milk: remaining 2 need 6', '6 milk'],
    [
      'soh',
      'soh 3 / need 12 dishwashing liquid lemon 750\nsoh 0 / need 6 dishwashing liquid original 400',
      '12 dishwashing liquid lemon 750; 6 dishwashing liquid original 400',
    ],
    ['still have', 'milk 2 still have, need 6', '6 milk', '6 milk, 2 rice. i still have the old invoice'],
    ['stk', 'milk: stk 2 need 6', '6 milk'],
    [
      'stock',
      'peanut butter smooth 400 palace: stock 1, order 6\npeanut butter crunchy 400 palace: stock 2, order 4',
      '6 peanut butter smooth 400 palace; 4 peanut butter crunchy 400 palace',
    ],
    ['we have', 'milk 2 we have, need 6', '6 milk', '6 milk, 2 rice. we have a new driver'],
    ['were/we/im/now/only? down to', 'milk: down to 2 need 6', '6 milk'],
  ],
  need: [
    ['bring', 'milk (have 2) bring 6', '6 milk'],
    ['get', 'milk (have 2) get 6', '6 milk'],
    ['must get', 'milk (have 2) must get 6', '6 milk'],
    ['need', 'I had 3 oil 2l left need 6', '6 oil 2l'],
    ['ord', 'milk: have 2 ord 6', '6 milk'],
    ['order', 'maas 2kg - 6 in store, order 12\nsamp 1kg - have 2 need 9', '12 maas 2kg; 9 samp 1kg'],
    ['qty needed', 'milk (have 2) qty needed 6', '6 milk'],
    ['reorder', "Reorder the 20A gfci white - we're down to 2, get me a dozen", '12 20A gfci white'],
    ['req', 'milk: have 2 req 6', '6 milk'],
    ['require', 'milk (have 2) require 6', '6 milk'],
    ['required', 'milk (have 2) required 6', '6 milk'],
    ['running/getting low/short on/of', 'milk (have 2) running low on 6', '6 milk'],
    ['send', 'cheddar 400 (have 2, send 10), gouda 400 (have 0, send 6)', '10 cheddar 400; 6 gouda 400'],
    ['short of/on', 'milk: have 2 short of 6', '6 milk'],
    ['sold/ran/run/running/clean out of', 'milk: have 2 sold out of 6', '6 milk'],
    ['to bring', 'milk (have 2) to bring 6', '6 milk'],
    ['to order', 'milk (have 2) to order 6', '6 milk'],
    ['top up', 'milk: have 2 top up 6', '6 milk'],
    ['want', 'got 5 r-13 faced roll want 8 more; got 0 r-30 roll want 4', '8 r-13 faced roll; 4 r-30 roll'],
    [
      'we/i? have/got/has no more/none left? of? the/my/any?',
      'so im by the shelf now we got no more of the gouda four hundred send twenty four and then the maas two kilo uhm six',
      '24 gouda four hundred; 6 maas two kilo',
    ],
  ],
  lack: [
    ['else', '5 dairy lane cheddar 900g, else gouda 900g', '5 dairy lane cheddar 900g'],
    ['failing that', '6 milk, failing that 6 rice', '6 milk'],
    ['if no', '6 milk, if no 6 rice', '6 milk'],
    ['if none', '6 milk, if none 6 rice', '6 milk'],
    [
      'if not then?',
      'Is dairy lane maas 1kg back? If yes 4 please. If not 4 maas 500ml',
      '4 dairy lane maas 1kg',
    ],
    ['if short', '6 milk, if short 6 rice', '6 milk'],
    [
      'if they/those/that/this/it one/ones? is/are/has/have sold out',
      '6 milk, if they is sold out 6 rice',
      '6 milk',
    ],
    [
      'if/when/once thats/they/theyre/those/that/this/it/its one/ones? is/are/has/have? out/finished/finish/finishes/gone/done/over',
      '6 milk once theyre ones has finish rice',
      '6 milk',
    ],
    [
      'if/when/once they/those/that/this/it one/ones? runs/run/ran out',
      '6 milk, if they runs out 6 rice',
      '6 milk',
    ],
    ['otherwise', 'five peaks 200s x 4 (otherwise five peaks 100s x 8)', '4 five peaks 200s'],
  ],
  substitute: [
    ['alternatively', '6 milk alternatively 6 rice', '6 milk'],
    ['make up with', '6 milk make up with 6 rice', '6 milk'],
    [
      'or',
      '2 bambino size 3 64 (or size 4 if no 3)',
      '2 bambino size 3 64',
      '6 milk, 2 rice. or friday if you cant',
    ],
    ['or any', '6 milk or any 6 rice', '6 milk'],
    ['replace with', '6 milk replace with rice', '6 milk'],
    ['sub with', '6 milk sub with rice', '6 milk'],
    ['substitute with?', '6 milk substitute 6 rice', '6 milk'],
  ],
  ask: [
    [
      'ask/asks/asked/asking/enquired/inquired/wondered/wondering/curious about/after',
      'The tenant asked about a 2x4x12 treated but that is for next year. Send 6 stud 92-5/8',
      '6 stud 92-5/8',
    ],
    [
      'can/could/pls/please/kindly? quote for/on/a on/for/price?',
      '6 milk. pls quote a price 4 rice',
      '6 milk',
    ],
    [
      'customers/people/clients/guests/kids/they/everyone/everybody/guys/ladies/learners/patients/tenants ask/asks/asking/asked for the/some?',
      'My customers ask for thunder bolt mango 500. 6 thunder bolt original 250',
      '6 thunder bolt original 250',
    ],
    [
      'did/was/were/has the/my/our/that/those/these',
      'has my 5 brown sugar 5kg been loaded yet? also add 10 table salt 1kg',
      '10 table salt 1kg',
    ],
    [
      'do/does you/u/ya/yous/they still/also? have/got/keep/carry any? stock of/on any?',
      'do you have stock of corvalin? need 2 by lunch',
      '2 corvalin',
    ],
    [
      'do/does/did you/u/ya/yous/they guys/folks/people/also/still? still/also/perhaps/maybe? have/stock/sell/carry/keep/do/got/make/get any?',
      '6 gouda 900g, no wait do u have 8? and 2 creamer 1kg',
      '6 gouda 900g; 2 creamer 1kg',
    ],
    [
      'does the/your/that/this',
      'sam: 10 gouda 400\nsam: 5 maas 2kg\nsam: wait does the cheddar still come in 900g\nsam: nvm',
      '10 gouda 400; 5 maas 2kg',
    ],
    [
      'have you/u got/any?',
      'Have you got crispo cheese and onion 120g in yet? If so send 12 of the cheese & onion 120 and 6 peri peri sauce',
      '12 cheese & onion 120; 6 peri peri sauce',
    ],
    [
      'how much/many is/are/for/does/would?',
      'How much for 10 coarse salt 1kg? And send 4 table salt 1kg',
      '4 table salt 1kg',
      '6 milk, 2 rice. how much is delivery?',
    ],
    ['i/we had planned to? get/take/order/buy/add? the/some?', 'i had planned 6 milk', ''],
    [
      'i/we was/were quoted for?',
      'we were quoted 12 15 amp gfci last week, inspector says 20 amp now. So 12 20 amp gfci single',
      '12 20 amp gfci single',
    ],
    [
      'i/we? was/were going/about/planning/meaning/gonna to? get/take/order/buy/add/need/send/grab/fetch/ask/say/put/write/do/make for? the/some?',
      '1 step ladder 6 ft. Was going to get a sledge hammer but found one in the shed',
      '1 step ladder 6 ft',
    ],
    [
      'i/we? was/were thinking about/of getting/ordering/taking/buying/adding? the/some?',
      'four maas two kilo and six samp one kilo and i was thinking about some serviettes but forget it',
      '4 maas two kilo; 6 samp one kilo',
    ],
    ['is/are there any/still?', 'are there still 4 rice, 6 milk', '6 milk'],
    [
      'just/only a quote/quotation/price on/for/of the/my/our?',
      '6 milk. just a quote on the rice?',
      '6 milk',
    ],
    [
      'one day/time i/ill/we/well/id/wed will/would/want/may/might/must/like/love? to? try/take/stock/get/order/buy/have the/some/your?',
      'One day I will try the tropical juice 2l but now only 4 red grape juice 2l',
      '4 red grape juice 2l',
    ],
    ['originally/initially/first had/wanted/ordered/thought? of/for?', '6 milk. originally 4 rice', '6 milk'],
    [
      'picked/used/finished up the/some?',
      '20 2x4x8 spruce. Dave picked up the mesh tape already',
      '20 2x4x8 spruce',
    ],
    ['price list for?', '6 milk. price list 4 rice?', '6 milk'],
    ['price/prices/pricing/cost of/for/on the?', '6 milk. price of 4 rice?', '6 milk'],
    ['pricing on/for?', '6 milk. pricing 4 rice', '6 milk'],
    ['quote', '6 milk. quote 4 rice?', '6 milk', '6 milk, 2 rice. quote my PO on the invoice'],
    [
      'quote/quotation/price only on/for/of the/my/our?',
      '20 2x4x8 spruce. Quote only on the 12 gauge red thhn',
      '20 2x4x8 spruce',
    ],
    [
      're/about/regarding the/your/that/this? special/specials/promo/promotion/deal on/for the?',
      '6 milk. re special on 4 rice?',
      '6 milk',
    ],
    [
      'send me/us? the/your price/prices/pricelist/catalogue for/of/on?',
      '6 milk. send the price 4 rice?',
      '6 milk',
    ],
    [
      'someday/sometime i/ill/we/well/id/wed will/would/want/may/might/must/like/love? to? try/take/stock/get/order/buy/have the/some/your?',
      'someday i try 6 milk',
      '',
    ],
    [
      'thought/figured/reckoned id/ill/wed/well/i/we would/might? need/needed/want/wanted/be/was/were? short? of? the/some?',
      "hey I need one 6 ft step ladder and I thought I needed a sledge hammer but no the old one's fine",
      '1 6 ft step ladder',
    ],
    [
      'used to take/order/buy/get/stock/sell/have/want/need the?',
      'We used to take 10 nappies size 2 64 a month but the baby clinic closed. From now just 4 nappies size 4 64',
      '4 nappies size 4 64',
    ],
    [
      'what does/do/would/will/about',
      '4 samp 1kg. and what would a box of cloud nine 2 ply 9s go for?',
      '4 samp 1kg',
    ],
    [
      'what/whats has? happened/happening to/with/about the/my/our/those?',
      '6 milk. what happened to 4 rice',
      '6 milk',
    ],
    [
      'what/whats/wat is/are? the/your/ur? price/cost/prices of/for/on?',
      '6 milk. what price 4 rice?',
      '6 milk',
    ],
    ['where/wheres is/are/was/were? the/my/our/those', '6 milk. wheres my 4 rice?', '6 milk'],
  ],
  settle: [
    ['final answer/number?', '6 milk, 2 rice. 4 final answer', '6 milk; 4 rice'],
    ['instead', '6 milk, 2 rice. 4 instead', '6 milk; 4 rice'],
    [
      'is/are enough/plenty/fine/sufficient',
      '6 milk, 2 rice. 4 is enough',
      '6 milk; 4 rice',
      '6 milk, 2 rice. back order is fine',
    ],
    ['rather', '6 milk, 2 rice. 4 rather', '6 milk; 4 rice'],
    ['stays/remains as/the? is/it/same?', '6 milk, 2 rice. 4 stays', '6 milk; 4 rice'],
    ['will/would/should do/suffice', 'I know I said 10 samp 1kg but 5 will do', '5 samp 1kg'],
  ],
  same: [
    ['ditto', '6 milk, ditto rice', '6 milk; 6 rice'],
    ['idem', '6 milk, idem rice', '6 milk; 6 rice'],
    ['likewise', '6 milk, likewise rice', '6 milk; 6 rice'],
    [
      'same',
      'R-13 unfaced batt 5 bags. R-19 unfaced 15: same.',
      '5 bag R-13 unfaced batt; 5 bag R-19 unfaced 15',
      '6 milk, 2 rice. same address as before',
    ],
    [
      'same size/brand/range/make but?',
      'hi can i get 3 rolls red 2.5 house wire and 3 black same size',
      '3 roll red 2.5 house wire; 3 black same size',
    ],
    [
      'the? same again of/for the?',
      '6 dairy lane gouda 900g, same again of the cheddar 400g',
      '6 dairy lane gouda 900g; 6 cheddar 400g',
    ],
    [
      'the? same again? as above/that/them/last/previous/the but/in/with/for/line/one/item? but/in/for/with?',
      '6 milk, the same again as above but but rice',
      '6 milk; 6 rice',
    ],
    [
      'the? same again? but/in/with only/just?',
      '12 krakle 45g cheese. Same again but salt & vinegar. And 2 softee 2ply 9s',
      '12 krakle 45g cheese; 12 salt & vinegar; 2 softee 2ply 9s',
    ],
  ],
  add: [
    ['and i/we asked for', '6 milk. and i asked for 2 rice', '6 milk; 2 rice'],
    [
      'and i/we ordered/wanted',
      'You guys sent me 24 zesta orange 440 and I ORDERED 24 zesta grape 440. please fix today before the 3 o clock rush',
      '24 zesta grape 440',
    ],
    [
      'can/could not do/go/be/live/manage without the/my?',
      'cancel the milk. can not do without the 6 rice',
      '6 rice',
    ],
    [
      'can/could/may/shall/would i/we/u/you please? have/get/take/like',
      'Please may I have one and a half dozen samp 1kg and 2 maas 2kg.',
      '18 samp 1kg; 2 maas 2kg',
    ],
    [
      'cant/cannot/couldnt/never do/go/be/live/manage without the/my?',
      "we can't do without mokambo creamer 1kg, 3 please",
      '3 mokambo creamer 1kg',
    ],
    [
      'dont/do/not/never not? forget/skip/miss/omit/leave the/to/out?',
      'cancel the milk. do skip 6 rice',
      '6 rice',
    ],
    [
      'either way',
      'Only if fresh: 5 tomatoes 1kg. And 3 pockets potatoes 10kg either way',
      '5 tomatoes 1kg; 3 pocket potatoes 10kg',
    ],
    ['everything else', '6 milk. everything else 2 rice', '6 milk; 2 rice'],
    [
      'had/have/id/ive forgotten about/to? say/add/mention/ask/order/put/include/tell/write? for? the?',
      'no milk had forgotten 6 rice',
      '6 rice',
    ],
    [
      'i/we/almost/nearly/totally almost/nearly/totally/completely/just/also? forget/forgot/forgotten about/to? say/add/mention/ask/order/put/include/tell/write? for? the?',
      '4 basmati 2kg and 6 maas 2kg. i forget to say 2 oil 750 also',
      '4 basmati 2kg; 6 maas 2kg; 2 oil 750',
    ],
    [
      'if its/it is? not? too much? of? a? trouble/bother/hassle/problem/ask',
      '2 maas 2kg and, if it is not too much trouble, 1 five peaks 50s for the night nurse',
      '2 maas 2kg; 1 five peaks 50s',
    ],
    ['if you/u dont/wouldnt/do/would not? mind', 'no milk if u wouldnt mind 6 rice', '6 rice'],
    [
      'if you/u/yall would/could/can/will be? so/very/that? kind/good/nice',
      'no milk if you would kind 6 rice',
      '6 rice',
    ],
    ['just', '6 gouda 900g. No butter today, we have so just cheddar 900 3', '6 gouda 900g; 3 cheddar 900'],
    ['let me/us have', 'no milk, let me have 6 rice', '6 rice'],
    [
      'must/should have/get',
      'Send 6 karoo cola 2l. Must have: 12 orchard lane apple 1l and 4 dairy lane maas 2kg for friday',
      '6 karoo cola 2l; 12 orchard lane apple 1l; 4 dairy lane maas 2kg',
    ],
    ['rest', 'no milk rest 6 rice', '6 rice'],
    [
      'what/who/anything/anyone/nothing/something else',
      '6 zesta grape 2l what else oh wait 4 hillside eggs 30s',
      '6 zesta grape 2l; 4 hillside eggs 30s',
    ],
    ['would/id/wed like to? have?', 'no milk, would like to have 6 rice', '6 rice'],
  ],
  wait: [
    [
      'dont/not/never send/deliver/load/pack/process/dispatch/ship/invoice/book/place it/this/these/them/anything/everything/order? till/until/before i/we/ive/weve say/confirm/confirmed/approve/approved/call/know',
      '6 milk, 2 rice. dont send till i say',
      '6 milk; 2 rice; told_to_wait',
    ],
    [
      'dont/not/never send/deliver/load/pack/process/dispatch/ship/invoice/book/place it/this/these/them/anything/everything/order? yet',
      "Quote only for the fire rock 5/8 4x8 drywall please, don't ship it yet. Order: 4 mold rock drywall, 10 stud 92-5/8",
      '4 mold rock drywall; 10 stud 92-5/8; told_to_wait',
    ],
    [
      'hold/keep/park it/this/these/the/my/our order? till/until/before i/we/ive/weve? say/confirm/confirmed/approve/approved/call/know',
      '6 milk, 2 rice. hold it till say',
      '6 milk; 2 rice; told_to_wait',
    ],
    [
      'subject to my/our? confirmation/approval',
      '6 milk, 2 rice. subject to confirmation',
      '6 milk; 2 rice; told_to_wait',
    ],
    [
      'wait till/until i/we confirm/approve/say/call',
      '6 milk, 2 rice. wait till i confirm',
      '6 milk; 2 rice; told_to_wait',
    ],
    [
      'wait/await/awaiting for? my/our confirmation/approval/word/call/go',
      '6 milk, 2 rice. wait my confirmation',
      '6 milk; 2 rice; told_to_wait',
    ],
  ],
  quote: [
    ['a/your quote/quotation on/for the/these/this?', 'your quotation for 6 milk and 2 rice', 'quote_asked'],
    [
      'can/could/pls/please/kindly? you/u? please/pls? quote me/us on/for/price? the/these/this?',
      'Could you quote us for 30 mesh tape 300? For now 4 3/4 emt',
      '4 3/4 emt; quote_asked',
    ],
    [
      'please/pls/plz/kindly? send/give/get/need/want me/us? a/your? quote/quotation on/for the/these/this?',
      'send quote on 6 milk and 2 rice',
      'quote_asked',
    ],
  ],
  askAll: [
    [
      'before i/we order',
      'What is the price on these before I order:\n2 claw hammers\n4 10x12 tarps',
      'quote_asked',
    ],
    ['for quotation/pricing only', '6 milk, 2 rice. for pricing only', 'quote_asked'],
    ['just/only a quote/quotation/price', '6 milk, 2 rice. just a quote', 'quote_asked'],
    [
      'no order/ordering at/for/yet this/the/now? stage/moment/point?',
      'no order at: 6 milk, 2 rice',
      'quote_asked',
    ],
    [
      'not an order',
      'quote only please, this is not an order: 3 10x12 tarp, 1 6 ft step ladder',
      'quote_asked',
    ],
    [
      'not ordering yet/today',
      'not ordering yet, just prices please: 2 subfloor adhesive 28 oz, 5 mesh joint tape 300',
      'quote_asked',
    ],
    [
      'price/quote request only',
      'quote request only. For this order: 3 10x12 tarp, 1 6 ft step ladder. We will order once we have your price',
      'quote_asked',
    ],
    ['quote/quotation/price/prices only', '6 milk, 2 rice. quote only', 'quote_asked'],
  ],
  arrived: [
    [
      'all? came/arrived all? fine/ok/okay/well/good/safe/safely/complete/correct',
      '6 milk, 2 rice all came all fine',
      '6 milk',
    ],
    ['received/recd in? good/fine/ok/full order/condition?', '6 milk. 2 rice, received good', '6 milk'],
    [
      'those/they/these/it/that/which were/was delivered on?',
      '6 milk. 2 rice, those were delivered on',
      '6 milk',
    ],
    [
      'those/they/these/it/that/which/all/both? have/has? already? came/arrived/landed in/through? on?',
      'Backorder shows claw hammers 4, they came in monday, pls close. Need 30 2 in dwv sanitary tee',
      '30 2 in dwv sanitary tee',
    ],
    [
      'was/were all? there/fine/ok/okay/good/perfect/correct/complete/received thanks/thank/thx?',
      '6 milk, 2 rice was there',
      '6 milk',
    ],
  ],
  unordered: [
    ['come? fetch/collect/get/take/uplift it/them/those/em back', '6 milk, 2 rice fetch it back', '6 milk'],
    [
      'delivered/sent/dropped/shipped/packed/loaded/brought by mistake',
      '6 milk. 2 rice, dropped by mistake',
      '6 milk',
    ],
    [
      'delivered/sent/dropped/shipped/packed/loaded/brought in error',
      '6 milk. 2 rice, dropped in error',
      '6 milk',
    ],
    ['not ordered/ours/mine', '6 milk, 2 rice not ordered', '6 milk'],
    ['that/which was/were/is/are never ordered', '6 milk, 2 rice that was never ordered', '6 milk'],
    [
      'that/which/what? we/i/they/nobody/noone have/had/ve? never/didnt/havent/hadnt/not not? order/ordered/ask/asked/want/wanted/request/requested/pay/paid for? it/them/those/these?',
      '6 milk, 2 rice i didnt ordered',
      '6 milk',
    ],
    ['that/which? no one ordered/asked/wanted for? it/them?', '6 milk, 2 rice no one ordered', '6 milk'],
    [
      'that/which? nobody/noone/none ordered/asked/wanted for? it/them?',
      '6 milk, 2 rice nobody ordered',
      '6 milk',
    ],
    [
      'that/which? wasnt/werent/isnt/arent ordered/ours/mine/on for?',
      '6 milk, 2 rice wasnt ordered',
      '6 milk',
    ],
    ['unordered', '6 milk, 2 rice unordered', '6 milk'],
    [
      'was/were/has/have/being/been? sent/gone/going/go/went/given/taken/goes back',
      'short dated gusto 1lt guava x 6 sent back w/ driver. replenish gusto 1lt mango x 12',
      '12 replenish gusto 1lt mango',
    ],
    [
      'you/u/driver must/can/should/needs/need to? fetch/collect/uplift it/them/those/em',
      '6 milk, 2 rice you must fetch it',
      '6 milk',
    ],
  ],
  complain: [
    ['a/full/the/my credit/refund note?', '6 milk. full refund 2 rice', '6 milk'],
    ['arrived with', '6 milk. arrived with 2 rice', '6 milk'],
    ['billed/overcharged/overbilled for', '6 milk. overcharged for 2 rice', '6 milk'],
    ['bought', 'Homeowner bought her own 8 ft step ladder. Need 1 6 ft step ladder', '1 6 ft step ladder'],
    ['broken', '6 milk. 2 rice broken', '6 milk'],
    ['burst', '6 milk. 2 rice, burst', '6 milk'],
    ['came through', '6 milk. came through 2 rice', '6 milk'],
    ['came with', '6 milk. came with 2 rice', '6 milk'],
    [
      'came/arrived warped/crooked/bent/twisted/crushed/smashed/soggy/rusty/rusted/bruised/defrosted/thawed',
      '6 milk. came warped 2 rice',
      '6 milk',
    ],
    [
      'came/arrived wet/open/opened/flat/spoilt/spoiled/dead/split/ripped/dirty',
      '6 milk. came wet 2 rice',
      '6 milk',
    ],
    [
      'charged/billed/invoiced us/me? for?',
      'Slip 7731: billed 10, found 8 zesta grape 2l in the load. Kindly credit 2.\nFor today\n4 maas 2kg\n6 cheddar 400g',
      '4 maas 2kg; 6 cheddar 400g',
    ],
    ['chipped', '6 milk. 2 rice chipped', '6 milk'],
    ['claim for?', '6 milk. 2 rice claim', '6 milk'],
    ['complaint', '6 milk. 2 rice complaint', '6 milk'],
    ['cracked', '6 milk. 2 rice cracked', '6 milk'],
    ['credit us/me/note', '6 milk. 2 rice, credit us', '6 milk'],
    ['credit/credits/refund/refunds for/on the/my/our/those?', '6 milk. credits on 2 rice', '6 milk'],
    [
      'credit/refund please/pls/kindly/request/requested/claim/required/needed/note/only? for? the/my/our/those?',
      'credit request: swift r/on musk 3 units wrong price\npls supply swift r/on sport x6',
      '6 swift r/on sport',
    ],
    [
      'credit/refund/credited/refunded us/me? for? the/my/our/those',
      '6 milk. 2 rice, credit us for the',
      '6 milk',
    ],
    [
      'damaged',
      'Pls pick up 2 white bread flour 12.5kg, damaged. And bring 3 cane hill white sugar 5kg',
      '3 cane hill white sugar 5kg',
    ],
    ['delaminated', '6 milk. 2 rice delaminated', '6 milk'],
    [
      'dented',
      '12 pilchards chilli 215 (dented ones fine, no rusty)\n3 Nannas tangy mayo 375 (and 2 original 375)',
      '12 pilchards chilli 215; 3 Nannas tangy mayo 375; 2 original 375',
    ],
    [
      'driver/drivers must/to/should/can please/pls? collect/uplift the/those/these?',
      '6 milk. driver must collect 2 rice',
      '6 milk',
    ],
    [
      'driver/drivers/guy/guys/truck/lorry/boys/rep/courier he/they/has/have? dropped/left/leave/delivered/offloaded/unloaded/brought/sent/gave us/me/here/off?',
      'You guys sent me 24 zesta orange 440 and I ORDERED 24 zesta grape 440. please fix today before the 3 o clock rush',
      '24 zesta grape 440',
    ],
    ['expired', '6 milk. 2 rice expired', '6 milk'],
    ['for credit', '6 milk. for credit 2 rice', '6 milk'],
    ['for return', '6 milk. for return 2 rice', '6 milk'],
    ['gave us/me', '6 milk. gave us 2 rice', '6 milk'],
    [
      'got the/your/those/these',
      'got your 2 free thunder bolt blue ice 500 samples, nice. Order for now 6 karoo cola 1.5',
      '6 karoo cola 1.5',
    ],
    ['have/has/had past? expired/expiry/sell dates/date?', '6 milk. has expiry 2 rice', '6 milk'],
    ['invoice', '6 milk. 2 rice invoice', '6 milk', '6 milk, 2 rice. give the invoice to Sam'],
    [
      'invoice/statement/account/bill/credit/delivery query/queries/dispute/claim/error/problem/issue on/re/with/for?',
      'statement query: 2 kitchen towel 4 pack dated 5/6 - no signed DN for that. New order 3 kitchen towel 2 pack',
      '3 kitchen towel 2 pack',
    ],
    [
      'invoice/statement/bill/slip/docket shows/showed/says/say/lists/listed/states us/me?',
      'The invoice shows 12 white bread 600g, I only got 10. Send 4 maas 2kg',
      '4 maas 2kg',
    ],
    [
      'is/are/was/were/came/arrived/got/have/has already? damaged/cracked/torn/dented/chipped/scratched/broken/rotten/expired/leaking/leaked/mouldy/moldy/squashed/sour/short/wrong/stale/missing/off/melted/bad/burst',
      'We were short 2 zesta grape 1.5l. Please send somebody to check. And bring 4 cane hill white sugar 5kg',
      '4 cane hill white sugar 5kg',
      '6 milk, 2 rice. you were short last week',
    ],
    ['last delivery', '6 milk. 2 rice last delivery', '6 milk', '6 milk, 2 rice. the last delivery was late'],
    ['last weeks', '6 milk. 2 rice last weeks', '6 milk'],
    ['leaked', '6 milk. 2 rice, leaked', '6 milk'],
    ['leaking', '6 milk. 2 rice leaking', '6 milk'],
    ['left behind', '6 milk. 2 rice left behind', '6 milk'],
    ['money back', '6 milk. money back 2 rice', '6 milk'],
    ['mouldy', '6 milk. 2 rice mouldy', '6 milk'],
    [
      'pass/raise/issue/need/want/arrange/process/expect/get a/the/my/our? full? credit/refund note?',
      '6 milk. pass credit 2 rice',
      '6 milk',
    ],
    ['please/pls/plz/kindly collect/uplift the/those/these?', '6 milk. please collect 2 rice', '6 milk'],
    [
      'receipt of the?',
      'confirming receipt of 4 oil 5l and 6 oil 2l. please book 10 oil 750ml',
      '10 oil 750ml',
    ],
    ['received', 'We received 8 of the 10 cases of karoo cola. When is the rest coming?', ''],
    ['return', '6 milk. return 2 rice', '6 milk', '6 milk, 2 rice. return the pallets'],
    ['return/returns of the/my/our/those?', '6 milk. 2 rice, return of', '6 milk'],
    ['returned', '6 milk. 2 rice returned', '6 milk'],
    ['returning', '6 milk. returning 2 rice', '6 milk'],
    [
      'returns',
      'Returns for your driver: 2 strawberry yoghurt 1kg (expired), 1 plain yoghurt 1kg\nOrder: 4 vanilla yoghurt 6 x 100',
      '4 vanilla yoghurt 6 x 100',
    ],
    ['rotten', '6 milk. 2 rice rotten', '6 milk'],
    ['short delivered', '6 milk. 2 rice short delivered', '6 milk'],
    [
      'short on/in the/my/our/this/that/last/yesterdays? invoice/delivery/truck/load/drop',
      '6 milk. short on invoice 2 rice',
      '6 milk',
    ],
    ['squashed', '6 milk. 2 rice squashed', '6 milk'],
    ['statement', '6 milk. 2 rice statement', '6 milk'],
    [
      'taking/take/sending/send/giving/give/handing/hand/bringing back the/my/our/those/these?',
      'we need to send back 2 cake flour 12.5kg, wrong size\nplease send 6 samp 2.5kg',
      '6 samp 2.5kg',
    ],
    ['thank you for the', '6 milk. 2 rice thank you for the', '6 milk'],
    ['thanks for the', '6 milk. 2 rice thanks for the', '6 milk'],
    [
      'that/which/who is/are/was/were/came/arrived short/missing/damaged/broken/wrong/expired/leaking on/in/from/by?',
      '6 milk. that is short on 2 rice',
      '6 milk',
    ],
    ['there was/were', '6 milk. 2 rice there was', '6 milk'],
    [
      'took',
      'Mike from the other crew took 6 2 in wye on his ticket. I need 4 3 in wye on mine',
      '4 3 in wye',
    ],
    ['torn', '6 milk. 2 rice torn', '6 milk'],
    ['uplift', '6 milk. uplift 2 rice', '6 milk'],
    ['uplifting', '6 milk. uplifting 2 rice', '6 milk'],
    ['was/were burst/flat/off/open/opened/wet/spoilt/spoiled/dead', '6 milk. 2 rice were flat', '6 milk'],
    ['was/were delivered', 'was delivered 2 rice', ''],
    [
      'was/were/been/got/getting/being billed/invoiced/charged for? the/those/these?',
      '6 milk. 2 rice, was billed for the',
      '6 milk',
    ],
    [
      'was/were/is/are junk/rubbish/useless/faulty/defective/warped/crooked/bent/twisted/crushed/smashed/soggy/rusty/rusted/bruised/defrosted/thawed',
      "20 2x4x8 spruce. Last order's mesh tape 300 was junk",
      '20 2x4x8 spruce',
    ],
    ['write/writing/written off the/those/these?', '6 milk. write off 2 rice', '6 milk'],
    ['you/u/they shorted us/me?', '6 milk. 2 rice you shorted', '6 milk'],
    [
      'you/u/ya/they/yous sent/delivered/supplied/dropped/brought/shipped/charged/invoiced/billed',
      'u sent me red viennas 3 packs extra, collect when u bring this: 5 chicken viennas',
      '5 chicken viennas',
    ],
  ],
  repeat: [
    ['@latest weeks/months/@weekDays order', 'last weeks order', 'an earlier order'],
    [
      'everything/rest/others/all/remainder else? same? as/like @latest @occasions/@weekDays',
      '6 milk, rest like last week',
      '6 milk; an earlier order',
    ],
    [
      'everything/rest/others/all/remainder else? same? as/like usual/always/normal',
      '6 milk, rest as usual',
      '6 milk; an earlier order',
    ],
    ['last week order', 'last week order + 6 milk', '6 milk; an earlier order'],
    ['repeat/reorder my/our/the? order/@weekDays order?', 'repeat order', 'an earlier order'],
    [
      'repeat/reorder/copy/duplicate of? my/our/the/that? @latest @occasions/@weekDays order?',
      'please repeat my previous order',
      'an earlier order',
    ],
    [
      'same again',
      'my guys finished 20 still water 500 yesterday so same again 20',
      '20 still water 500; an earlier order',
    ],
    ['same order', 'same order please', 'an earlier order'],
    ['same thing/order/stuff/list/lot again', 'same thing again', 'an earlier order'],
    [
      'same thing/order/stuff/list/lot? as always/before/usual/normal',
      '6 milk. same as always',
      '6 milk; an earlier order',
    ],
    [
      'same thing/order/stuff/list/lot? as my/our/the? @latest/@weekDays @occasions/@weekDays? order?',
      '6 milk. same as last week',
      '6 milk; an earlier order',
    ],
    [
      'the/my/our/ur? @customary order/orders/list/stuff/things/lot',
      'standing order plus 6 milk',
      '6 milk; an earlier order',
    ],
    [
      'the/my/our/ur? usual/usuals please/pls/plz?',
      '> Hi, do you want the usual?\nYes but no maas, and add 5 vanilla yoghurt 1kg',
      '5 vanilla yoghurt 1kg; an earlier order',
    ],
    [
      'what i/we had/got/ordered/took/bought @latest @occasions/@weekDays',
      '6 milk plus what i had last week',
      '6 milk; an earlier order',
    ],
  ],
  again: [
    ['as before', '6 milk, rice as before', '6 milk; 1 rice', '6 milk, 2 rice. same address as before'],
    ['as yesterday', '6 milk, rice as yesterday', '6 milk; 1 rice'],
    ['as/like always/normal/usual', '6 milk, rice like always', '6 milk; 1 rice'],
    ['as/like per? @latest @occasions/@weekDays', '6 milk, rice as last week', '6 milk; 1 rice'],
    ['from last time', '6 milk, rice from last time', '6 milk; 1 rice'],
    ['from last week', '6 milk, rice from last week', '6 milk; 1 rice'],
    ['i had last week', '6 milk, rice i had last week', '6 milk; 1 rice'],
    ['like before', '6 milk, rice like before', '6 milk; 1 rice'],
    ['we had last week', '6 milk, rice we had last week', '6 milk; 1 rice'],
  ],
  double: [
    [
      'double up? on? the/that/those/it/my/our?',
      '6 chocoline 80g caramel\n6 chewz grape tub\n4 gusto mango\npls double up on the chewz',
      '6 chocoline 80g caramel; 12 chewz grape tub; 4 gusto mango',
      '6 milk, 2 rice. double check the gate code',
    ],
    ['twice as much/many of? the/that/those?', '6 milk, 2 rice. twice as much rice', '6 milk; 4 rice'],
    [
      'twice the/that',
      '> 12 gusto mango 1lt\n> 12 gusto guava 1lt\n> 12 gusto orange 1lt\nTwice the mango, guava same, no orange',
      '24 gusto mango 1lt; 12 gusto guava 1lt',
    ],
  ],
  half: [
    ['half as much/many', '6 milk, 2 rice. half as much rice', '6 milk; 1 rice'],
    ['half of? that/it/those', '6 milk, 2 rice. half that rice', '6 milk; 1 rice'],
    ['half the quantity/amount/qty/number', '6 milk, 2 rice. half the quantity rice', '6 milk; 1 rice'],
    ['halve the/that/those/it?', '6 milk, 2 rice. halve rice', '6 milk; 1 rice'],
  ],
  triple: [
    [
      'triple the/that/those/it?',
      '3 thunder bolt mango 500ml, 5 zesta grape 2l, triple the thunder bolt please',
      '9 thunder bolt mango 500ml; 5 zesta grape 2l',
    ],
  ],
  exchange: [
    [
      'swap/swop/switch/flip the/those/these? two? quantities/qtys/qty/numbers/amounts around/round?',
      '6 milk, 2 rice. swap quantities',
      '2 milk; 6 rice',
    ],
    ['swap/swop/switch/flip those/these/the/them two', '6 milk, 2 rice. swap those two', '2 milk; 6 rice'],
    [
      'swap/swop/switch/flip those/these/them/the two? around/round',
      '6 milk, 2 rice. swap those around',
      '2 milk; 6 rice',
    ],
    [
      'the? other way around/round',
      '3 samp 1kg, 10 karoo cola cherry 2L, 4 maas 2kg. Oops other way round',
      '3 samp 1kg; 4 karoo cola cherry 2L; 10 maas 2kg',
    ],
    ['the? wrong way around/round', '6 milk, 2 rice. wrong way around', '2 milk; 6 rice'],
  ],
};

/** See Unproved. */
export const unproved: Unproved = {
  condition: `
as long as
in case
in the event
only if
should
should the/there/your/you/they/those/that`,
  consequence: `
bring
dont
get
i mean/meant it/that/business
ill/well/we/i will? take/have/want/need/like/go
let
order
please? put/send/make/include/add
please? throw/toss/chuck/stick/pop/slip me/us? in/on
rather`,
  cancel: `
leave the/those/that/these/all
not sending/ordering/taking/needed/required
take off/out the?
will/do not @send the/any?`,
  cancelBefore: `
@drop the last one
fall/falls away
is/are/was/were/get/got/been cancelled/canceled
leave it/that/them/those one/out/off/please?
not the last one
rather not
take that/it/them/those off/out
to be removed/skipped/dropped/cancelled/omitted/deleted`,
  cite: `
i repeat`,
  cancelAll: `
@drop/ignore everything/all i/we just/already? wrote/said/typed/sent/listed/ordered above?
@drop/ignore everything/all of? the? above/that/this/it
cancel all
cancel everything
start over`,
  keep: `
keep them`,
  correct: `
change that/it to
lets make it/that
no make that/it
no sorry/sori/sory/sry
no wait
no/nah/nope leave/keep it/that/them/those at/on
on second thoughts/thought
rather`,
  each: `
of each kind
of each of`,
  need: `
please send
pls send`,
  lack: `
if its/it/theyre/they is/are? out/finished/unavailable/gone then?
if possible else
or else
or if out`,
  substitute: `
or equivalent
or similar`,
  ask: `
any
any chance/news/word/stock/specials of/on/for?
are you/u/they stocking/selling/getting/keeping
catalogue for
check if
got any
have you/u any? stock of/on any?
i/we? need/want/like/would? a? pricing/price/prices/quote/quotes/quotation on/for
keep/keeps/kept/always/often/sometimes/constantly on? ask/asks/asking/asked/begging/nagging me/us? for/about?
let me know if
may/could/can i ask
mention/mentions/mentioned/mentioning about?
nobody/noone buys/wants/takes/eats/drinks/likes/touches/needs the/those/that/my?
pricelist for?
whats the price on
when will/are/is/do/does
you have`,
  same: `
same but
the same
the? same as above/that/them but?
the? same of/for/in
the? same qty/quantity/amount/number of/for/in/with/on?`,
  add: `
add
also
and send
bring
but
but send
but? not/no/without broken/cracked/damaged/dented/torn/rotten/expired/stale/bruised/soft/mouldy/melted/leaking/squashed/crushed/spoilt/spoiled ones? this/next? time/please/pls/plz/again?
give/get/gimme me/us?
i/we/ill/well need/want/take/have/like
if possible
in any case
include
instead
keep
make up
need
only
plus
send
so order/send
the rest
want`,
  quote: `
i/we need/want/would like? a quote/quotation on/for the/these/this?`,
  unordered: `
that/which? was/were/is/are not ordered/ours/mine`,
  complain: `
check if
credit only
please/pls credit
refund
resend
that/which came/arrived`,
  triple: `
three times the`,
};
