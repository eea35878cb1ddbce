import type { HeadLexicon } from './lexicon';

/** English, as written in orders in South Africa: written by us from common usage. */
export const english: HeadLexicon = {
  language: 'en',
  cues: {
    day: `0: today, todays, today's, 2day, tonight, this morning, this afternoon, this arvo, this evening, later today, same day delivery
1: tomorrow, tomorrows, tomorrow's, tomorow, tommorow, tommorrow, tomorrrow, tomoro, tomorro, tmrw, tmr, tmrow, tmoro, 2moro, 2morrow, 2moz, tom morning
7: in a week, in a weeks time, a week from now, a week from today
14: in a fortnight, in a fortnights time, a fortnight from now, a fortnight from today
2: day after tomorrow, the day after tomorrow, day after tmrw, overmorrow
-1: yesterday`,
    weekday: `1: monday, mondays, moday
2: tuesday, tuesdays, tues, tuseday
3: wednesday, wednesdays, weds, wensday, wednsday, wendsday
4: thursday, thursdays, thurs, thur, thrus, thursay
5: friday, fridays, firday
6: saturday, saturdays, satuday
7: sunday, sundays`,
    shortWeekday: `1: mon
2: tue
3: wed
4: thu
5: fri
6: sat
7: sun`,
    month: `1: january, jan
2: february, feb
3: march, mar
4: april, apr
5: may
6: june, jun
7: july, jul
8: august, aug
9: september, sept, sep
10: october, oct
11: november, nov
12: december, dec`,
    feast: `: black friday
-46: ash wednesday
-7: palm sunday
-3: maundy thursday, holy thursday
-2: good friday
-1: easter saturday
0: easter sunday
1: easter monday
39: ascension thursday`,
    nextWeek: 'next week, nxt week',
    weekFrom: 'a week on, a week from, one week from, week from',
    weekBehind: 'week',
    weekOf: 'w c, wc, week beginning, week commencing, week of, week starting',
    within: 'in, within',
    span: `1: days, days time, day
7: weeks, weeks time, week, weeks from now`,
    endOfMonth: 'end of the month, end of month, month end, monthend, eom, end of this month',
    endOfWeek: 'end of the week, end of week, this week, eow, end of this week',
    next: 'next, nxt',
    this: 'this, this coming, coming',
    last: 'last, past, previous',
    dayArticle: 'the',
    dayLead: 'on, by',
    ordinal: 'st, nd, rd, th',
    of: 'of, of the',
    notBefore: 'not before, no earlier than, not earlier than, earliest',
    dayFrom:
      'any time from, anytime from, as from, as of, commencing, from, from the, starting, starting from, starting on',
    onwards: 'and later, and onwards, onward, onwards, or after, or any day after, or later, or thereafter',
    dayAfter: 'after, aft, any day after, any time after, anytime after, later than',
    ahead: 'ahead of, b4, bef, before, bfr, prior to',
    orEarlier: 'on or before, on or b4, or before, or earlier, or sooner',
    afterNext: 'after next',
    weekAfterNext: 'week after next, the week after next',
    before:
      'before, by, b4, bfr, bef, until, till, til, no later than, not later than, latest by, latest at, up to, not after, latest',
    neverThen:
      'dont, do not, doesnt, does not, isnt, is not, arent, are not, not, never, nothing, nobody, no one, cant, can not, cannot, wont, will not, unable, no delivery, no deliveries',
    after: 'after, from, aft, any time after, anytime after, not before, no earlier than, as from, starting',
    at: 'at, around, about, @, at about',
    between: 'between, btwn, betw, btw, from',
    to: 'to, until, till, til, and, &',
    and: 'and, &',
    or: 'or',
    latest: 'latest, at the latest, the latest, max',
    sharp: 'sharp, on the dot',
    am: 'am, a m',
    pm: 'pm, p m',
    oclock: "o'clock, oclock, o clock, hrs, hours, h",
    clock: `12:00: noon, midday, mid day, 12 noon
00:00: midnight`,
    halfPast: 'half past',
    quarterPast: 'quarter past',
    quarterTo: 'quarter to',
    partOfDay: `-09:00: first thing in the morning, first thing in the am, first thing, early morning, very early, early, early in the morning, early am, before opening
08:00-12:00: morning, in the morning, this morning, during the morning
12:00-17:00: afternoon, in the afternoon, this afternoon, arvo, this arvo
13:00-: after lunch
12:00-14:00: at lunch, lunchtime, lunch time
17:00-20:00: evening, in the evening, this evening, tonight
-12:00: before lunch, before midday
-17:00: end of day, eod, cob, close of business, end of business
15:00-17:00: late afternoon`,
    partBehindDay: `08:00-12:00: am
12:00-17:00: pm`,
    article: 'the, a',
    shut: 'closes, closed, close, closes at, shut, shuts, opens at, open at, opens, we open, lunch break, lunch between, lunch from, lunch is, party for, table for, table of, function, meeting, ceremony, load shedding, loadshedding, wedding, mass',
    wanted:
      'deliver, delivery, delivered, delivering, dlvr, dlv, del, need, needed, needs, need it, required, require, wanted, want it, send, snd, sent, on site, due, must be here, must get here, must arrive, get here, drop, bring, brought, collect, collecting, fetch, pick up, uplift, come, dispatch, in time for, so, would like',
    leadsToDay: 'for, by, before, on, until, till, latest, please, pls, from, b4',
    wantedLabel:
      'delivery date, deliver on, deliver by, date required, required date, required by, required, requested date, deliver date, delivery, deliver, del date, date needed, needed by, date wanted, wanted, due date, due, when, delivery day, expected, collection date',
    past: 'yesterday, last, since, was, were, paid, invoice, invoiced, inv, dated, received, ordered, delivered on, came, brought, took, gave, as of, statement, from our, of your, your order, short, meeting on, called on, quoted on, phoned on, note about, complained, sold, wrote, delivery note, delivery note dn, you sent, earlier, previous, order date, date of order, have been, has been, ago',
    event:
      'closed, is closed, be closed, starts, start, begins, function, wedding, party, holiday, sports day, event, valid, opens, open, closing, special ends, promo, pamphlet, exam, exams, fete, birthday, funeral, stocktake, stock take, term, roof goes on, goes on, expires, expiry, on leave, works starts, is a, off day, launch, close on, close, closes, hire',
    no: 'not, no, never, dont, cannot, cant, wont, isnt, arent, any day but, any day except, anytime but, except, except for, other than, apart from',
    shutThen:
      'closed, shut, away, away from the shop, no delivery, no deliveries, no trucks, no receiving, nobody here, no one here, off day, day off, skip, stocktake, stock take, public holiday, holiday, avoid, unavailable, anything but, any other day than, every day but, everyday but, apart from, except, except for, except on, excluding, other than, but not, instead of, rather than',
    takesIn:
      'accept, accepting, accepted, around, at the shop, available, convenient, do, get, getting, good, have deliveries, here, ideal, in, make, manage, offload, on site, open, possible, receive, receives, receiving, suit, suitable, take, taking, there, trade, trading, unload, work, working',
    verbLead:
      'able, able to, any, are, at all, be, going to, have, i, is, it, our, stuff, that, them, they, to, us, want, we, will, you',
    until: 'until, till, til, up to',
    po: 'po, p o, pon, purchase order, purchase orders, p order, o/n, p/o, lpo, ordernr, orderno, order no, order nr, order number, order num, order ref, order reference, o n, po no, po nr, po number, po num, req no, requisition, requisition no, req, our po, our order no, our order nr, our order number, order #',
    order:
      'order, our order, re order, reorder, under order, order under, re order under, reorder under, under',
    reference: 'ref, our ref, reference, our reference, ref no, ref nr, reference number, reference no',
    numberWord: 'no, nr, num, number, numbers, is, ref, #, for this one, for this, will be, now use, use',
    digit: `0: zero, oh, o, nought
1: one
2: two
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine`,
    is: 'is, are, will be',
    old: 'old, cancelled, canceled, previous, your, delivered, last, earlier, not, instead of, replaces, closed, ignore, disregard',
    otherPaper:
      'invoice, inv, quote, quotation, statement, account, acc, acc no, a c, dn, delivery note, cheque, check, vat, vat no, reg, registration, your ref, your reference, contract, cost centre, dept, vendor, box, po box, po to follow, tax, truck reg, ticket, credit note, grv, sku, item code, gate code, code',
    deliverTo:
      'deliver to, delivered to, delivery to, deliver at, deliver it to, deliver them to, deliver everything to, delivery address, delivery address is, deliver address, ship to, shipped to, ship at, drop at, drop off at, drop it at, drop them at, drop everything at, drop to, send to, send it to, send this to, bring to, take to, take it to, dispatch to, go to, goes to, site at, address, address is, shop is, shop is at, store is, we are at, deliver this to, deliver this order to, offload at, the site is, this is going to, going to, must go to, to be delivered to, consign to',
    towards:
      'for, to, at, from, our, branch, store, order, order for, site, @, only, here at, in, here, it is, its, this is, here is, behalf of',
    notPlace:
      'not, not the, not to, instead of, near, next to, opposite, behind, not at, not from, between, same as, past',
    behindPlace:
      'again, as, because, if, instead, only, rather, since, this time, today, unless, when, where',
    placeWord:
      'street, str, st, road, rd, avenue, ave, drive, crescent, cres, lane, close, way, place, unit, ext, extension, section, phase, lot, stand, plot, erf, hall, church, site, mall, centre, center, park, estate, rank, farm, school, clinic, hospital, hotel, lodge, cottage, house, guesthouse, warehouse, depot, village, township, zone, corner, cnr, building, block, factory, hostel, club, clubhouse, stadium, market, community, plaza, square, boulevard, tower, towers, shop no, station, workshop, library, creche, mission',
    newPlace:
      'new store, new shop, new branch, new site, our new store, our new shop, our new branch, new place, other shop, brothers place, sisters place, brothers house, sisters house, mothers place, mothers house',
    spot: 'gate, gates, door, back, side, front, bay, reception, forecourt, office, entrance, kitchen, security, driver, me, us, him, her, them, you, ramp, dock, yard gate, stores, guard, house, home, address, store, shop, same, my, here, there, all, each, account, accounts, customer, customers, next door, my house, my shop, my place, door step, the shop, fridge, freezer, table, room, boom',
    here: 'here, here from, speaking, says, calling',
    delivers: 'deliver, delivery, delivered, dlvr, dlv, drop off, ship to',
    collect:
      'be collected, being collected, collect, collecting, collection, collects, ex warehouse, ex works, to be collected, fetch, fetching, pick up, picking up, pickup, picks up, pick it up, pick them up, uplift, uplifting, come for the goods, come load, come and load, load ourselves, send our driver, send my driver, sending our driver, sending my driver, come and get, coming to get, come get, for collection, self collect, self collection',
    collector:
      'i, we, ill, im, well, my, our, i will, we will, driver, will, guys, somebody, someone, person, gonna, going to, coming, come, he, she, husband, wife, son, brother, bakkie, self, lets',
    timeWord: 'date, day, only, slot, time',
    notCollected:
      'empties, empty, returns, pallets, crates, bottles, payment, cheque, check, payment, money, cash, broken, old, returned, damaged, the empties, key, slip, wrong, rubbish',
    deliverNot: 'dont deliver, no delivery, do not deliver, dont send the truck, no need to deliver',
    urgent:
      'urgent, urgently, asap, a s a p, as soon as possible, rush, rush job, rush order, emergency, help we ran out, right away, immediately, straight away, soonest, super urgent, very urgent, holding us up, desperate, desperately, now now, as soon as you can, quick quick, ran out, critical',
    notUrgent:
      'not urgent, no rush, not so urgent, no hurry, isnt urgent, not a rush, no urgency, never urgent, nothing urgent, in no rush, ran out of',
    tell: 'tell, tell the driver, tell your driver, tell him, tell the guys, ask the driver, let the driver, ring, ring me, call, call me, phone, phone me, whatsapp, sms, buzz, beep, beware, watch out, avoid, mind the, remember, notify, inform, let me know, let us know, knock, hoot, dont hoot, leave, park, use, use the, sign in, sign, report, report to, come, enter, go round, offload, off load, unload, pack, put, place it, keep, bring, dont, do not, please do not, must, mustnt, must not, wait, reverse, deliver via, deliver to the, take back, take away, collect the empties, collect empties, give, hand, drop, check, get the key, ensure, make sure, deliveries, deliver at the, separate, label, mark, wrap, stack, only',
    must: 'must, must have, required, only, has to, have to, needs to, should',
    handling:
      'driver, drivers, gate, gates, hoot, bell, buzzer, door, entrance, security, guard, reception, boom, bay, dock, ramp, loading, lift, goods lift, tail lift, tail-lift, forklift, small truck, big truck, cold truck, truck with, truck only, truck is, truck must, crane, crane truck, van, key, keys, matron, receiving, stores, yard, alley, pavement, parking, car park, id, hard hat, boots, ppe, mask, slip, pod, invoice copy, cold, chilled, frozen, fridge, freezer, cold room, coldroom, stage door, back, side, rear, access, car wash, neighbour, neighbor, next door, locked, home, dog, dogs, card machine, speed point, cash ready, offload, off-load, unload, off, doctors rounds, arriving, arrive, arrival, on arrival, when here, before you come, on the way, when you come, when you arrive, 30 min before, before arriving, one hour before, minutes before, minutes away, pallet, pallets, shrink wrap, crates, empties, batch, expiry, expiry date, sell by, label, labels, separate, separately, licence hours, school hours, shutter, cage, permit, sign for, shoes, safety shoes, helmet, low bridge, weigh bridge, directions, short dated, short dates, short date, long dates, expiry dates, fresh stock, best before, old stock, outside, intercom, exact change, helper, helpers, assistant, trolley, basement, delivery entrance, service entrance, guard house, loading bay, upright, cracked, broken ones, gate code, driveway, back yard, ice packs, insulated, wheel, space, road, lane, stairs, floor, upstairs, signature, signs for, stamp, stamped, chef, manager, foreman, caretaker, house next door, robot, hockey field, temperature, temp slip, fragile, on top, per school, delivery note, paperwork',
    driverFact:
      'access code, alarm code, bill it to, bill my account, bill our account, bill to, boom code, charge it to, charge my account, charge our account, charge to, close at, closes at, closed for lunch, code for the gate, delivery hours, door code, entrance code, gate code, gate pin, goods in hours, intercom code, lunch between, lunch from, lunch is, on account, on my account, on our account, open at, open from, open until, opening hours, opens at, pin for the gate, pin is, receiving closes, receiving from, receiving hours, receiving is, receiving times, security code, security pin, trading hours, we are open, we close, we open, we receive',
    whole:
      'no substitutes, no substitute, no substitutions, no subs, no substitution, do not substitute, dont substitute, no swaps, no replacements, no alternatives, no partial deliveries, no part deliveries, no back orders, no backorders',
    instructionLabel:
      'special instructions, instructions, instruction, delivery instructions, special instruction, notes, note, delivery notes, comments, remarks, comment, remark, special requirements, nb, driver notes, note to driver',
    call: 'call, phone, ring, whatsapp, contact, ask for, speak to, text, sms, cell, tel, mobile, attention, attn, att',
    contact:
      'contact, contact person, contact on site, site contact, ask for, ordered by, contact name, attention, attn, person collecting, driver is, his name is, her name is, my name, my name is, name is, receiver, requested by, site foreman, requester, buyer, speak to, placed by, call, phone, contact is, authorised by',
    myNumber: 'my number, our number, number changed to, number is, new number, cell, tel, phone, call me',
    selfNamed: "its, it's, it is, im, i'm, i am, this is, my name is, my name, name is, name",
    closing:
      'regards, kind regards, best regards, warm regards, yours faithfully, yours sincerely, sincerely, many thanks and regards, thanks and regards',
    title:
      'mr, mrs, ms, dr, sr, sister, chef, prof, uncle, auntie, aunty, oom, tannie, mama, baba, father, pastor',
    notName:
      'me, us, him, her, them, please, pls, when, if, on, at, the, and, before, my, driver, security, reception, is, i, we, our, number, cell, you, for, to, order, orders, hi, hello, good, morning, thanks, thank, from, in, by, site, here, delivery, deliver, urgent, kind, regards, dear, need, send, a, of, with, no, not, will, can, will be, somebody, someone, anything, food, manager, stores, office, procurement, buyer, any, ask, call, phone, contact, foreman, ring, name, pays, cash, so, this, that, it, been, one, now, just, want, has, have, had, gate, entrance, door, po, new, his, person, tel, your, waiting, looking, back, out, short, still, going, coming, about, again, not sure, sorry, happy, also, off, down, busy',
    polite:
      'please, pls, plz, thanks, thank you, thx, ta, thank, cheers, regards, pleas, kindly, is fine, will do, works, is perfect, is better, if you can, if possible, would be great',
    priceAt: '@, at, for, price, at the price of, price of, cost, costs, =',
    currency: 'r, zar, rand, rands, mt, mzn, $, usd',
    per: `each: each, ea, p u
*: per, a, /, p`,
    notPrice:
      'total, totals, subtotal, sub total, grand total, outstanding, statement, balance, was, last time, last month, last week, charged, paid, used to be, previously, owe, owed, credit, deposit, refund, special, still, money is, budget, limit, in all, altogether, amount due, discount, thats, that is',
    abbreviated: 'no, nr, mr, mrs, ms, dr, del, tel, ref, ext, approx, inv, p, o, prof, cnr, dept',
  },
};
