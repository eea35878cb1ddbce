import type { Lexicon } from './lexicon';

/** English as traders write it (South Africa, UK, US). Written by us from common usage. */
export const english: Lexicon = {
  language: 'en',
  numbers: `1: one, wan
2: two, couple
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine
10: ten
11: eleven
12: twelve
13: thirteen
14: fourteen
15: fifteen
16: sixteen
17: seventeen
18: eighteen
19: nineteen
20: twenty, twenties
30: thirty, thirties
40: forty, fourty, forties
50: fifty, fifties
60: sixty, sixties
70: seventy
80: eighty, eighties
90: ninety`,
  multipliers: `100: hundred, hundreds
1000: thousand`,
  dozens: `12: dozen, dozens, doz, dz, dzn, dozn
144: gross
20: score`,
  fractions: `0.5: half
0.25: quarter, quarters
0.333: third, thirds
0.125: eighth, eighths
0.0625: sixteenth, sixteenths`,
  articles: 'a, an',
  units: `case: case, cases, cs, cse, css, kase
carton: carton, cartons, ctn, ctns, crtn, crt, cart
box: box, boxes, bx, bxs, bxes
tray: tray, trays, try
crate: crate, crates
bale: bale, bales
shrink: shrink, shrinks, shrinkwrap, shr
outer: outer, outers
pack: pack, packs, pk, pks, pck
packet: packet, packets, pkt, pkts
bag: bag, bags, bg, bgs
sack: sack, sacks
pocket: pocket, pockets, pkts
bottle: bottle, bottles, btl, btls, bot, bots
can: can, cans
tin: tin, tins
tub: tub, tubs
tube: tube, tubes
jar: jar, jars
bucket: bucket, buckets, pail, pails
drum: drum, drums
bundle: bundle, bundles, bdl, bdls
sheet: sheet, sheets, sht, shts
piece: piece, pieces, pc, pcs, pce, pces
pallet: pallet, pallets, plt
roll: roll, rolls
length: length, lengths, lgth
stick: stick, sticks
coil: coil, coils
pair: pair, pairs, pr, prs
set: set, sets
unit: unit, units
each: ea
loaf: loaf, loaves
bunch: bunch, bunches
punnet: punnet, punnets
sleeve: sleeve, sleeves
strip: strip, strips
sachet: sachet, sachets
card: cards
kit: kits
spool: spool, spools
panel: panels
bar: bars
load: load, loads`,
  measures: `kg: kilo, kilos, kilogram, kilograms, kgs, kay-gee
g: gram, grams, gr, grm, grms, gramme, grammes
l: litre, litres, liter, liters, lt, ltr, ltrs, lts
ml: mil, mils, mill, mills, millilitre, millilitres, milliliter, milliliters, mls
m: metre, metres, meter, meters, mtr, mtrs
cm: centimetre, centimetres, centimeter
mm: millimetre, millimetres, millimeter
in: inch, inches
ft: foot, feet
lb: pound, pounds, lbs
oz: ounce, ounces
gal: gallon, gallons, gals
amp: amp, amps, ampere
v: volt, volts
w: watt, watts
ga: gauge, guage`,
  and: 'and, n, an, nd, plus, also, then, with',
  filler: `hi, check, checking, worries, worry, stress, problem, mind, wrote, typed, hoping, remember, remind, mrnng, mrning, snd, sned, snding, plss, plez, pliz, dlvr, delvr, thnx, thnks, gud, mornin, evng, aftn, aftnoon, tmrow, ordr, hello, hey, hallo, hie, heita, howzit, hiya, yo, aweh, awe, morning, afternoon, evening, gm, good, day, greetings, dear, sir, madam, team, guys, bro, boss, bra, bru, my, chief, mate, buddy, sis, mama, ma, uncle, tannie, oom, friend, friends, folks, all
please, pls, plz, plse, pleas, plis, pse, kindly, thanks, thank, thanx, thx, tnx, tx, ty, ta, cheers, regards, kind, rgds, appreciate, appreciated, much, love, bless, best, wishes, sincerely, faithfully, shot, lekker, cool, okay, ok, okey, k, kk, yes, yeah, yep, ya, yebo, ja, sure, alright, right, great, perfect, noted, well, so, just, only, maybe, perhaps, hmm, um, uh, uhm, umm, er, erm, ag, ah, oh, eish, lol, haha, hey, like, basically, really, very, urgently, urgent, asap, quick, quickly
i, im, ill, id, ive, we, were, well, wed, weve, you, u, your, ur, yours, me, us, our, he, she, they, them, it, its, this, that, thats, these, those, there, their, his, her
theres, whats, heres, hes, shes, theyre, youre, cant, wont, isnt, arent, didnt, wasnt, doesnt, couldnt, wouldnt, havent, hasnt, gonna, lemme, is, are, am, was, be, been, will, would, could, can, may, should, shall, do, did, does, dont, have, has, had, having, get, got, getting, give, gimme, send, sent, sending, bring, deliver, delivered, delivery, deliveries, drop, dropoff, collect, collection, pickup, pick, want, wanna, wants, wanted, need, needs, needed, order, orders, ordering, ordered, place, placing, book, supply, ship, shipped, quote, dispatch, put, down, add, include, make, take, taking, let, lets, hoping, hope, require, required, reserve, fetch, hold, keep, requirements, request, requesting, restock, up, list, listed, following, follows, below, above, items, item, things, stuff, lot, qty, quantity, quantities, qnty, amount, buy, purchase, getting, load, sorry, trouble, forgot, forget, know, think, see, call, calling, speaking, talk, soon, again, still, already, today, todays, tomorrow, tomoro, tmrw, tmr, tomorow, 2moro, tonight, yesterday, week, weeks, weekend, month, next, last, time, first, thing, early, late, later, now, before, after, am, pm, noon, midday, oclock, between, until, till, by, around, about
the, a, an, of, for, to, from, in, on, at, with, and, or, as, per, into, out, off, over, under, back, here, some, any, more, another, extra, other, one, ones, same, usual, other, both, then, also, too, but, if, when, which, what, who, how, where, because, since, than, while, via, not, no, nope, none
shop, store, spaza, tuckshop, tavern, restaurant, customer, account, acc, driver, manager, owner, truck, bakkie, invoice, message, po, ref, reference, number, attn, attention, address, site, job, jobsite, crew, guesthouse, lodge, hotel, cafe, branch, warehouse, pub, total, subtotal, vat, incl, excl, price, prices, amount, each, everything, nothing, something, else, plan, payment, pay, cash, eft, cod, terms, credit, deposit, invoiced, received, arrived, confirm, confirmed, available, availability, possible, ready, soonest, guy, people, customers, client, name, contact, cell, tel, mobile, email, whatsapp, signed, from, subject, re, fw, fwd, date, attached, find, per, our, agreed, spoke, earlier, discussed, running, low, finished, almost, nearly, busy, month-end, event, function, weekend's, thereof, respectively, apiece`,
  dates: `january, jan, february, feb, march, mar, april, apr, june, jun, july, jul, august, aug, september, sept, sep, october, oct, november, nov, december, dec, monday, mon, tuesday, tue, tues, wednesday, wed, thursday, thu, thurs, thur, friday, fri, saturday, sat, sunday, sun`,
  streets: `street, str, st, road, rd, avenue, ave, av, drive, dr, lane, ln, close, crescent, cres, boulevard, blvd, highway, hwy, place, court, ct, way, terrace, parade, square, rue, rua, calle, avenida, straat, weg, laan`,
  cues: {
    cancel: `cancel, dont sub, do not sub, dont substitute, do not substitute, dont replace, nothing from, cancel that, cancel the, please cancel, scratch, scratch that, scrap, scrap the, remove, delete, leave out, leave off, skip, skip the, forget, forget the, forget about, drop the, take off, take out, take the, minus the, without the, hold the, dont send, do not send, dont bring, dont need, do not need, dont want, do not want, no need for, not the, no more, leave the, dont add, not sending, except, except for, excluding, we have enough, still have enough, have plenty, got plenty of, have plenty of, have enough, got enough, still have, still got, already have, already got, we still have, ignore the, ignore, kill the, lose the, wont need, will not need, no longer need, stop the, strike the, strike, nix the, dont put, dont include, not ordering, no thanks to, rather not the, no`,
    cancelBefore: `cancel that, scratch that, scrap that, cancel it, forget it, forget that, leave it, leave that, leave that one, leave that out, drop that, remove that, delete that, ignore that, ignore that one, never mind, nevermind, nvm, not needed, no longer needed, is cancelled, are cancelled, cancelled, canceled, not anymore, is off, can wait, we have enough, we still have, we still have enough, have enough, still enough, i have enough, dont need it, dont need them, dont need those, dont need that, dont need that anymore, dont want it, dont want them, take that off, take it off, take them off, skip that, skip it, no need, is fine for now, are fine for now, we have plenty, we are fine, cancel those, cancel them, not the last one`,
    cancelAll: `cancel the order, cancel my order, cancel order, cancel everything, cancel all, cancel the whole order, cancel whole order, cancel the entire order, scratch all that, forget everything, ignore my last message, ignore previous message, ignore the above, start over`,
    correct: `sorry, nope, correction, make that, make it, make them, make the, i mean, i meant, actually, no wait, wait no, no sorry, sorry no, rather, instead, should be, should read, must be, change that to, change it to, change to, change the, changed to, change, let it be, wait, oops, oops sorry, typo, no no, not that, no make that, no make it, on second thoughts, on second thought, scratch that make it, meant, i meant to say, let me rather, better make it, better make that, lets make it, lets make that, lets do, up the, up to, increase the, increase to, reduce the, reduce to, bump the, bump up, only need, in fact, swap, replace, update, edit, go with`,
    each: `each, of each, ea, each of, each of these, each of the following, of each of, per item, per flavour, per kind, every one, of every, all round, apiece, each pls, each please, of both, of all, for each, of them each, across the board, per type, each flavour, each kind, of each flavour, of each kind, respectively each, each size, of each size, each colour, each one, of each one`,
    have: `have, got, in stock, on hand, stock, left, on shelf, on the shelf, soh, have in stock, we have, i have, only have, still have, stk, remaining, current, counted, count`,
    need: `need, order, send, want, require, required, to order, bring, get, ord, req, reorder, please send, pls send, must get, to bring, top up, qty needed`,
    substitute: `or, or else, otherwise, if the, if they are, if theyre, if it is not, if its not, if u dont, if you cant, in case of, if not, if no, if none, if out of stock, if not available, if unavailable, if you dont have, if you do not have, if its out, if it is out, if theres no, if there is no, if there is none, else, alternatively, failing that, substitute with, sub with, substitute, replace with, if short, or if out, or similar, or equivalent, if out, if you are out, if youre out, if you out of, if dont have, if u dont have, in case, if possible else, if not then, if sold out, if its sold out, or any`,
    ask: `do you have, do u have, have you got, you have, any, is there, are there, how much is, how much are, how much for, whats the price of, what is the price of, price of, price for, price on, price list, price list for, pricelist, catalogue for, what does, cost of, are you stocking, do you stock, do you sell, do u sell, got any, when will, when are you getting, any news on, any specials on, whats the price on, what price is, how much, send me the price of, send price, can you quote, let me know if, check if, what about, wat is the price of`,
    add: `add, send, but, but send, and send, plus, also, bring, include, give me, i need, we need, need, want, keep, just, only, everything else, rest, the rest, instead`,
    complain: `damaged, broken, rotten, expired, leaked, leaking, mouldy, squashed, was sour, were sour, was short, were short, short delivered, was wrong, were wrong, was stale, were stale, was missing, were missing, is missing, are missing, please credit, pls credit, credit us, credit note, refund, return, returned, complaint, received, you sent, was delivered, were delivered, last weeks, last delivery, came through, thank you for the, thanks for the, left behind, invoice, statement, check if, resend`,
    repeat: `same as last time, same as last week, same as before, same as always, same order, the usual, usual order, repeat last order, repeat order, same again, same as usual, my usual, our usual, repeat my order, same as yesterday, last weeks order, usual please`,
    again: `as last week, as last time, as last month, as before, as always, as usual, as yesterday, as last order, like last week, like last time, like before, like always, like usual, from last week, from last time, we had last week, i had last week`,
  },
  goods: `coke: coca-cola, cocacola, cola-cola`,
};
