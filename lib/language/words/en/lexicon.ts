import type { Lexicon } from '../../lexicon';
import { shortened } from './shortened';
import { talk } from './talk';

/**
 * English as traders write it (South Africa, UK, US). Written by us from common usage.
 * One list, however long: a translator finds the whole language in one file.
 */
export const english: Lexicon = {
  language: 'en',
  numbers: `1: one, wan
2: two, twos, couple
3: three, threes
4: four, fours
5: five, fives
6: six, sixes
7: seven, sevens
8: eight, eights
9: nine, nines
10: ten, tens
11: eleven
12: twelve, twelves
13: thirteen
14: fourteen, fourteens
15: fifteen, fifteens
16: sixteen, sixteens
17: seventeen
18: eighteen, eighteens
19: nineteen
20: twenty, twenties
30: thirty, thirties
40: forty, fourty, forties
50: fifty, fifties
60: sixty, sixties
70: seventy, seventies
80: eighty, eighties
90: ninety, nineties`,
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
  articles: 'a, an, another',
  units: `case: case, cases, cs, cse, css, kase
carton: carton, cartons, ctn, ctns, crtn, crt, cart
box: box, boxes, bx, bxs, bxes
tray: tray, trays, try
crate: crate, crates
bale: bale, bales
shrink: shrink, shrinks, shrinkwrap, shr
outer: outer, outers
pack: pack, packs, pk, pks, pck, ct, cnt
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
bundle: bundle, bundles, bdl, bdls, bd, bds
sheet: sheet, sheets, sht, shts
piece: piece, pieces, pc, pcs, pce, pces, nos
pallet: pallet, pallets, plt
roll: roll, rolls
length: length, lengths, lgth
stick: stick, sticks
coil: coil, coils
pair: pair, pairs, pr, prs
set: set, sets
unit: unit, units, lots, orders
each: ea, loose, singles
loaf: loaf, loaves
bunch: bunch, bunches
punnet: punnet, punnets
net: nets
sleeve: sleeve, sleeves
strip: strip, strips
sachet: sachet, sachets
card: cards
kit: kits
spool: spool, spools
panel: panels
block: blocks
board: boards
bar: bars
load: load, loads`,
  measures: `kg: kilo, kilos, kilogram, kilograms, kgs, kay-gee
g: gram, grams, gr, grm, grms, gramme, grammes
l: litre, litres, liter, liters, lt, ltr, ltrs, lts
ml: mil, mils, mill, mills, millilitre, millilitres, milliliter, milliliters, mls
m: metre, metres, meter, meters, mtr, mtrs
cm: centimetre, centimetres, centimeter
mm: millimetre, millimetres, millimeter
in: inch, inches, incher, inchers
ft: foot, feet, footer, footers
lb: pound, pounds, pounder, pounders, lbs
oz: ounce, ounces
gal: gallon, gallons, gals
amp: amp, amps, ampere
v: volt, volts
w: watt, watts
ga: gauge, guage`,
  and: 'and, n, an, nd, plus, also, then, with',
  filler: `god, sori, sory, sry, srry, dis, dat, own, read, reads, organise, organize, arrange, em, nr, ne, neh, hey, hay, ciao, salaam, okey-dokey, shap, sharp, hi, check, checking, worries, worry, stress, problem, mind, wrote, typed, hoping, thinking, remember, remind, mrnng, mrning, mrng, mng, gd, snd, sned, snding, plss, plez, pliz, dlvr, delvr, thnx, thnks, gud, mornin, evng, aftn, aftnoon, tmrow, ordr, hello, hey, hallo, hie, heita, howzit, hiya, yo, aweh, awe, morning, afternoon, evening, gm, good, day, greetings, dear, sir, madam, team, guys, bro, boss, bra, bru, my, chief, mate, buddy, sis, mama, ma, uncle, tannie, oom, friend, friends, folks, all
please, nah, naah, eh, ehm, erm, ach, pls, plz, plse, pleas, plis, pse, kindly, thanks, thank, thanx, thx, thks, tks, thnaks, tnx, tx, ty, ta, cheers, regards, kind, rgds, appreciate, appreciated, much, love, bless, best, wishes, sincerely, faithfully, shot, lekker, cool, okay, ok, okey, k, kk, yes, yeah, yep, ya, yebo, ja, sure, alright, right, great, perfect, noted, well, so, just, only, maybe, perhaps, hmm, um, uh, uhm, umm, er, erm, ag, ah, oh, eish, lol, haha, hey, like, basically, really, very, urgently, urgent, asap, quick, quickly
i, im, ill, id, ive, we, were, well, wed, weve, you, u, your, ur, yours, me, us, our, he, she, they, them, it, its, this, that, thats, these, those, there, their, his, her
theres, whats, heres, hes, shes, theyre, youre, cant, wont, isnt, arent, didnt, wasnt, doesnt, couldnt, wouldnt, havent, hasnt, gonna, lemme, is, are, am, was, be, been, will, would, could, can, may, should, shall, do, did, does, dont, have, has, had, having, get, got, getting, give, gimme, send, sent, sending, bring, deliver, delivered, delivery, deliveries, drop, dropoff, collect, collection, pickup, pick, want, wanna, wants, wanted, need, needs, needed, order, orders, ordering, ordered, place, placing, book, supply, ship, shipped, quote, dispatch, put, down, add, include, make, take, taking, let, lets, hoping, hope, require, required, reserve, fetch, hold, keep, requirements, request, requesting, restock, up, list, listed, following, follows, below, above, items, item, things, stuff, lot, qty, quantity, quantities, qnty, amount, buy, purchase, getting, load, sorry, trouble, forgot, forget, know, think, see, call, calling, speaking, talk, soon, again, still, already, today, todays, tomorrow, tomoro, tmrw, tmr, tomorow, 2moro, tonight, yesterday, week, weeks, weekend, month, next, last, time, first, thing, early, late, later, now, before, after, am, pm, noon, midday, oclock, between, until, till, by, around, about
the, a, an, of, for, to, from, in, on, at, with, and, or, as, per, into, out, off, over, under, back, here, some, any, more, another, extra, other, one, ones, same, usual, other, both, then, also, too, but, if, when, which, what, who, how, where, because, since, than, while, via, not, no, nope, none
shop, store, spaza, tuckshop, tavern, restaurant, customer, account, acc, driver, manager, owner, truck, bakkie, invoice, message, po, ref, reference, number, attn, attention, address, site, job, jobsite, crew, guesthouse, lodge, hotel, cafe, branch, warehouse, pub, total, subtotal, vat, incl, excl, price, prices, amount, each, everything, nothing, something, else, plan, payment, pay, cash, eft, cod, terms, credit, deposit, invoiced, received, arrived, confirm, confirmed, available, availability, possible, ready, soonest, guy, people, customers, client, name, contact, cell, tel, mobile, email, whatsapp, signed, from, subject, re, fw, fwd, date, attached, find, per, our, agreed, spoke, earlier, discussed, running, low, finished, almost, nearly, busy, month-end, event, function, weekend's, thereof, respectively, apiece`,
  shortened,
  dates: `january, jan, february, feb, march, mar, april, apr, june, jun, july, jul, august, aug, september, sept, sep, october, oct, november, nov, december, dec, monday, mon, tuesday, tue, tues, wednesday, wed, thursday, thu, thurs, thur, friday, fri, saturday, sat, sunday, sun`,
  streets: `street, str, st, road, rd, avenue, ave, av, drive, dr, lane, ln, close, crescent, cres, boulevard, blvd, highway, hwy, place, court, ct, way, terrace, parade, square, rue, rua, calle, avenida, straat, weg, laan`,
  ordinals: `1: first, 1st, top
2: second, 2nd
3: third, 3rd
4: fourth, 4th
5: fifth, 5th
6: sixth, 6th
-1: last, bottom`,
  classes: {
    relative: `add, adding, plus, minus, less, fewer, more, extra, another, additional, further, on top`,
    soldOut: `oos, out, unavailable, discontinued`,
    branches: `brnch, depot, franchise`,
    ordering: `order, orders, ordering, ordered`,
    timed: `noodle, noodles, oats, rice, pasta, soup, epoxy, glue, adhesive, mortar, cement, filler, compound, timer, fire`,
    pairs: `salt vinegar, cheese onion, cream onion, cream chive, nice spicy, sweet sour, sweet spicy, sweet salty, hot spicy, fruit nut, fruit fibre, nut raisin, rum raisin, cookie cream, strawberry cream, peach cream, mac cheese, macaroni cheese, honey mustard, honey oat, honey almond, lemon lime, lemon herb, lemon pepper, garlic herb, tomato basil, tomato herb, tomato onion, pea ham, chicken mushroom, chicken leek, steak kidney, peach apricot, weed feed, hook loop, tongue groove, gap crack, peel stick, tub tile, stop waste, lawn garden, male female, johnson johnson, black decker, head shoulder, dark lovely, fair lovely, arm hammer, ben jerry, wash go, spray wipe`,
    struck: `declined, rejected, not approved, disapproved, turned down, cancelled, canceled, cancled, deleted, crossed out, crossed off, struck out, struck off, taken off, taken out, not needed, not required, not wanted, no longer needed, no longer required, no longer wanted, none needed, none required, do not send, do not order, do not need, do not want, do not supply, do not ship, do not load, dont send, dont order, dont need, dont want, dont supply, dont ship, dont load, wont need`,
    strikes: `cancel, skip, drop, dropped, remove, removed, delete, scrap, scrapped, scratch, scratched, omit, omitted, void, voided, withdrawn, on hold, another time, next time, not yet, leave off, leave out, left out, take off, take out, pull, pulled, kill, never mind, no need, not this, not this one, not these, not that, not that one, not those, not this week, not this time, not this month, not this order, not today, changed our mind, changed my mind`,
    naught: `nil, none, n/a, nothing, zero, nought, see below, no`,
    ofAll: `all, everything`,
    bonus: `free, bonus, extra, gratis`,
    addressLabels: `address, addr, location`,
    takes: `deliver, delivered, delivering, delivery, ship, shipped, drop, dropoff`,
    toPlace: `to, at, by, near`,
    upOrDown: `down, up`,
    countsOf: `score`,
    crews: `crew, team, gang, party, group, class, family, choir, squad`,
    newborns: `boy, girl, baby`,
    newly: `new, extra, more, additional`,
    enrolled: `babies, kids, children, boys, girls, learners, pupils, students, residents, boarders, patients, guests, toddlers, infants`,
    owes: `owe, owes, owed, owing`,
    grounds: `field, pitch, court, hall, oval, astro`,
    reserving: `unless, except, excl`,
    stating: `otherwise, stated, noted, marked, specified, indicated, mentioned, says, said, different, differently, shown, written`,
    closings: `thanks, thank, thx, thanx, cheers, regards, rgds`,
    whichOnes: `which`,
    games: `won, win, wins, lost, beat, beats, drew`,
    counted: `properties, families, households, homes, tenants, stores, outlets, sites, kitchens, bathrooms, bedrooms, offices, messages, calls, emails, lunches, dinners, breakfasts, suppers, visitors, sisters, brothers, sons, daughters, nephews, cousins, workers, employees, tries, attempts, mouths, things, adults, toddlers, teenagers, teens, youngsters, grandchildren, grandkids, neighbours, mourners`,
    hosting: `catering, cater, cooking, feeding, seating, hosting, expecting, lunch, breakfast, dinner, supper, brunch, braai, bbq, barbecue, buffet, banquet, reception, function, event, party, wedding, funeral, conference, workshop, training, meeting, picnic`,
    slots: `delivery window, delivery windows, time window, receiving window, unloading window, arrival window, our window, window is, window of, window from, delivery slot, time slot, slot, slot is, delivery time, delivery times, delivery hours, receiving hours, receiving times`,
    presents: `its, is, im, am`,
    speaksFor: `with, from, at, of`,
    numberedPlaces: `units, apts, apartments, suites, buildings, bldgs, floors, levels, stations, villas, chalets, cottages, cabins, classrooms, grades, classes, stands, erven`,
    works: `pkg, package, job, project, remodel, reno, renovation, addition, takeoff, materials`,
    schoolYears: `grade, grades, gr`,
    purpose: `for`,
    keptAt: `at`,
    persons: `me, us, him, her, you, them, it`,
    mishaps: `lost, dropped, broke, tore, spilled, spilt, stole, missed, wasted`,
    charged: `charged, billed, invoiced, debited`,
    takenIn: `received, delivered, arrived, came, counted`,
    weighs: `lose, lost, gained, weighs, weighed`,
    hadOnce: `had`,
    premises: `shop, spaza, tuckshop, tuck shop, store, tavern, shebeen, clinic, hospital, kitchen, school, creche, church, hostel, lodge, hotel, inn, guesthouse, farm, mall, plaza, depot, warehouse, cafe, restaurant, bakery, butchery, pharmacy, dispensary, salon, supermarket, trading, traders, stores, general dealer, club, pub, orphanage, mission, office, offices`,
    sections: `sect, sec, section, blk, bk, block, wd, ward, wing, ext, extension, ph, phase, zn, zone, flr, floor, lvl, level, rm, room`,
    openOrShut: `open, opens, closed, shut, locked, out, away, home`,
    outages: `load shedding, loadshedding, power off, power is off, power out, power cut, no power`,
    fevers: `fever`,
    subjects: `i, ill, im, ive, he, hes, she, shes, we, weve, they, theyre, theyll, theyve, you, youll, youre, youve`,
    itIs: `its, thats, theres, itll`,
    relatives: `that, which, who`,
    crosses: `by`,
    greetings: `hi, hey, hello, morning, good morning, good day, afternoon, evening, heita, howzit, thanks, thank you`,
    agrees: `yes, yep, yeah, ok but, okay but, fine but, sure but`,
    passesOn: `forwarded, forwarding, fwd, fw, forward, sent, sends, passed, passing, texted, messaged, wrote, asks, asked, from`,
    ownSide: `from me, from my side, from us, from our side, on my side, my side, for me, for us, for myself, for my side, mine`,
    approves: `ok to ship, ok to send, ok to load, ok to order, okay to ship, good to go, all of it, all of that, all of this, all of them, all of the above, all the above, everything above, everything on there, everything on it, the lot, the whole lot, the whole list, the full list, to it, to the above, to this list, as is, unchanged, repeat pls, repeat please, repeat this, otherwise fine, otherwise good, all fine, yes to all, yes to everything, same again, same order again, the rest, the others, where i wrote, where we wrote, where i said, where it says, where it reads, repeat but change, repeat but make, repeat except, same but change, same but make, same as below, approve, approved, go ahead, proceed, accept, accepted, confirm, confirmed, as quoted, as below, all below, as per below, the below, see below, from below, quote accepted, fw, fwd, forwarding, please supply, please process, this order, all good, looks good, book it`,
    declines: `nah, naah, nope, nay`,
    wholes: `total, totals, subtotal, bill, invoice, invoices, slip, receipt, statement, price, prices, pricing, cost, costs, payment, deposit, delivery, deliveries, driver, truck, address, time, vat`,
    noes: `no`,
    strays: `wrong`,
    regrets: `sorry, sori, sory, sry, srry, wait, oops, apologies, thats, its`,
    dear: `expensive, dear, pricey, costly`,
    refuses: `no, not, nope, none, nothing, leave, skip, drop, kill, cancel, scratch, remove, delete, dont, too, expensive, never, pass, ignore, disregard, nix, decline, declined, reject, rejected`,
    corrects: `must be, must b, must become, should be, should b, should become, should read, must read, make it, make that, change to`,
    nows: `now`,
    makes: `make`,
    only: `only, just, solely`,
    rest: `rest, other, others, remaining, remainder, balance, everything`,
    ones: `one, ones`,
    both: `both`,
    ordinalEnds: `st, nd, rd, th`,
    being: `is, are, was, were`,
    off: `off, out`,
    moves: `take, pull, cut`,
    puts: `leave, drop`,
    defers: `move, shift, push, carry`,
    atPlace: `at, by, near, outside, inside, behind, beside, with`,
    ontoPlace: `on, in, under, onto, into, against, around, round`,
    notPlaces: `next, last, list`,
    owning: `the, da, my, our, your`,
    afterIn: `hand, a, an, its, their, each, every, all, this, that, those, stock, store, storage, total, place, addition, advance`,
    turns: `week, month, time, round, delivery, order, orders, invoice, load, lot, batch, shipment`,
    inExchange: `for, with, to, by`,
    forbids: `dont, not, never, didnt`,
    from: `from`,
    to: `to`,
    respectively: `respectively, resp`,
    point: `point, comma`,
    clock: `until, till, til, before, after, oclock, around, past`,
    whens: `when, once, until, untill, till, til, before, after`,
    insteadOf: `instead, rather`,
    thens: `then`,
    quantityLabels: `qty, quantity, qnty, qtys`,
    numberSigns: `n, nr, num`,
    leadsQuantity: `take, needs, go, maybe, perhaps, roughly, say, to, pls, please, need, order, about, send, just, only, make, want, is, get, give, me, us, another, must, be, b, should, read, now, still, same`,
    soldAlone: `roll, rolls, loaf, loaves`,
    parcel: `hamper, parcel, kit, pack, package, packet, bundle, family, household, box, bag, room, unit, house, apartment, flat, table, child, person, team, class`,
    plurals: `twos, threes, fours, fives, sixes, sevens, eights, nines, tens, twelves, fourteens, fifteens, sixteens, eighteens, twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties, hundreds`,
    held: `ct, cts, count`,
    manners: `early, soon, late, fast, quick, quickly, near, close, big, long, old, high, wide, hot, warm, cold, dry, kind, fair, sure, strong, bad, oddly, funnily, strangely, sadly`,
    suffices: `ok, okay, fine, enough, plenty, good, skip, nothing, none`,
    noneLeft: `none, zero, nil, nothing, out`,
    parLevels: `par, target, norm, ideal, min, max`,
    small: `small, smaller, smallest, little`,
    large: `large, big, bigger, biggest, largest, lge`,
    betweenCueAndNumber: `and, but, only, pls, please, just, another, so, about, now, still, we, i`,
    likewise: `also, too, add, as, well`,
    saying: `says, said, sez, told, tells, asked, asks, reckons, texted, phoned, messaged, gave`,
    rowLabels: `number, nr, no, line, item, num, option, opt, row, pos, numbers, lines, items, rows, point, points, question, questions`,
    amending: `change, changes, changed, update, updates, updated, correction, corrections, edit, amendment, ps, nb, cancellation, cancellations, cancelled`,
    sundries: `other, others, misc, miscellaneous, sundry, sundries, various, general, extras`,
    departments: `fruit, fruits, veg, veges, veggies, vegetable, vegetables, herb, herbs, dairy, grocery, groceries, meat, meats, poultry, seafood, frozen, bakery, butchery, deli, beverages, drinks, spices, condiments, produce, dry goods, dry store, dry stores, cold room, cleaning, toiletries, hardware, plumbing, electrical`,
    oneThing: `thing, item, product, line`,
    beforeRow: `with, on, for, just, only, take, except, not, skip, leave, drop`,
    fullness: `full, whole, half, entire, open, opened, unopened, empty`,
    talk,
    belows: `below, beneath, following, follows, list, forwarded, fwd, attached, underneath`,
    lists: `list, lists, order, orders, items, request, requests, requirements, requisition`,
    excepting: `everything, except, exept, excep, exsept, execpt, minus, excluding, excl, without, besides, apart, bar`,
    came: `came, arrived, landed, smashed, broke, burst, leaked, melted, spilled, spoiled, defrosted, thawed, ripped, tore, snapped, collapsed, curdled, perished`,
    cameWhen: `yesterday, today, tomorrow, tomoro, tomorow, tmrw, tmr, tonight, already, last, this, ok, fine, thanks, complete, monday, mon, tuesday, tues, tue, wednesday, wed, thursday, thurs, thu, friday, fri, saturday, sat, sunday, sun`,
    laters: `later, spring, summer, autumn, winter, january, february, march, april, june, july, august, september, october, november, december, someday, sometime, eventually`,
    nexts: `next, another`,
    owners: `own, elsewhere, myself, ourselves, himself, herself, themselves`,
    offered: `offered, quoted, suggested, recommended, proposed, mentioned, showed, advertised`,
    waits: `hold`,
    untils: `until, till, til, untill`,
    hedges: `might, may`,
    wishes: `want, wants, wanted, need, needs, prefer, prefers`,
    refunds: `money, credit, credits, credited, refund, refunds, refunded, return, returns, returning`,
    givesBack: `back, uplift, uplifting, collect, write, writing, written`,
    again: `send, resend, re-send, replace, replacement, replacements, bring, deliver, redeliver, swap, swop, exchange, need, order, want, ship, dispatch, reship, supply, load`,
    soon: `now, today, on, with, in, by, again, tomorrow, tmrw, tmr, tonight, asap, urgently, immediately, tog, together, along, separately, first, next, before, as`,
    lacking: `missing, short, shortage, shortages, shorts, outstanding, balance, backorder, shortfall`,
    send: `send, bring, deliver, load, pack, put, add, include, need, want, order, require, take, give, get, supply, ship, substitute, sub, replace, sending, bringing, needing, ordering, taking, wanting`,
    drop: `cancel, scratch, scrap, remove, delete, skip, omit, exclude, nix, disregard, ditch, forget, erase, cancelling, skipping, removing`,
    cut: `leave, drop, cut, pull, bin, lose, kill, axe, strike, ignore, take, dump, park`,
    enough: `enough, plenty, loads, lots, tons, heaps, stacks, piles, sufficient, many, much`,
    consumes: `sell, sold, use, used, eat, ate, finish, finished, drink, drank`,
    underway: `packed, loaded, left, gone, departed, dispatched, shipped, invoiced, processed, closed, printed, picked`,
    notYet: `not, hasnt, havent, isnt, arent, yet, already, been`,
    missing: `no, not, none, out, unavailable, without, dont, doesnt, isnt, arent, havent, hasnt, cant, cannot, finished, short, sold, gone, empty, over, above, more, expensive, else, otherwise, shortage, nothing`,
    holding: `sitting, stuck, have, got, stock, carry, sell, keep, get`,
    asking: `is, are, do, does, did, has, when, what, whats, how, where, why, which, who, any`,
    those: `those, them, em, these`,
    replaces: `wrong, thought, thoughts, mind, minds, what, lets, mean, meant, rather, correction, instead, change, changed, exchange, swap, swop, replace, make, wait, edit, should, go, switch`,
    swaps: `change, changed, exchange, swap, swop, replace, instead, switch`,
    denies: `not, no`,
    links: `of, d`,
    suches: `such`,
    because: `because, cause, cos, coz, since`,
    definite: `the, those, your, these, that, this`,
    breaks: `done, period, fullstop, so, ok, oh, um, umm, uh, uhm, erm, okay, please, pls, plz, thanks, thank, thanx, thx, bye, yes, yeah`,
    unless: `unless`,
    repeating: `again, repeat, same, usual`,
    quoting: `quote, quotation`,
    pricing: `price, prices, pricing, cost, costs, much, would, does`,
    ordered: `asked, ordered, requested, put, added, listed, wanted, order, get, buy, add`,
    former: `used, quoted, day, someday, sometime, thought, figured, reckoned, originally, initially, going, planning, meaning, gonna, planned`,
    planned: `asked, asks, wanted, meant, hoped, intended, wished`,
    reasons: `have, got, found, find, lent, lends, lending, borrowed, borrow, already, still, enough, plenty, postponed, expensive, pricey, costly, cost, costs, budget`,
    past: `did, was, were, has, happened, happening, where, wheres`,
    inverts: `should`,
    remains: `be, run, runs, become`,
    settled: `ok, okay, right, alright, total, confirming`,
    roominess: `space, room, capacity`,
    stores: `shelf, shelves, rack, shed, store, storeroom, stockroom, storage, backroom, back, cellar, freezer, fridge, coldroom, garage, warehouse, container, pantry, cupboard, yard, stock, van, bakkie, truck, site, shop, hand, bed, counter, till, door, table, kitchen, room, bedroom, corner, house, office, window, stoep, veranda, boot, floor, drawer, bench, desk, basement, loft, attic`,
    within: `on, in, at, inside, behind, under, by, near, beside, next, below, underneath, beneath`,
    excess: `too many, too much, way too many`,
    sums: `so, is, thats, meaning, equals, total, totals, totalling, makes, making, thus, altogether`,
    hence: `so, therefore, thus, hence`,
    perPlace: `per, a, each, every`,
    contrast: `but`,
    likens: `in, for, with, of, on`,
    tellsBeside: `found, there, billed, charged, invoiced, took, bought, gave, credit, refund, uplift, got`,
    tellers: `received, delivered, dropped, offloaded, unloaded, sent, shipped, supplied, packed, loaded, brought, left, gave, billed, charged, invoiced, overcharged, credited, returned, counted, took, bought, collected, swapped, got, had, moved, found`,
    were: `was, were, had`,
    opensComplaint: `receipt, query, queries, dispute, claim, says, say, lists, listed, states, driver, drivers, guy, guys, truck, lorry, boys, rep, courier, with, shows, showed, overcharged, overbilled, shorted, dropped, offloaded, billed, charged, invoiced, sent, delivered, supplied, brought, shipped, short, received, behind`,
    dimensions: `cu, cubic, sq, square`,
    doors: `apartment, apt, flat, unit, suite, room, villa, cottage, cabin, house, building, block, floor, gate, classroom`,
    opensNames: `early, shop, store, good, great, best, morning, sharp, cool, love, dear, friend, friends, mate, first, place, perfect, hotel, pub, cash, mama, uncle, chief, boss, kind, bakkie, truck, driver`,
    sames: `same`,
    respects: `size, sizes, make, brand, colour, color, type, length, width, range, flavour, flavor, weight, maker`,
    naming: `number, size, type, grade, stage, series, schedule, sched, sch, merv`,
    more: `another, more, extra, additional, further`,
    pointing: `it, that, them, those, these, this, one, ones`,
  },
  cues: {
    holds: `i/we/ive/weve/he/she already? found still?, he/she/they/shop still/already has/have/got, hes/shes/theyve still/already? got, we/i are/am down to, im/were down to, we/i still/only/already? have/got still/only/already?, weve, ive got, stock take/count, stocktake, counted, theres/there is/are? still/already`,
    condition: `should, should the/there/your/you/they/those/that, if/unless/provided/providing/assuming, in case, only if, as long as, in the event`,
    consequence: `i mean/meant it/that/business, if so/yes/possible/available/ok/okay, then, please? put/send/make/include/add, please? throw/toss/chuck/stick/pop/slip me/us? in/on, ill/well/we/i will? take/have/want/need/like/go, give, rather, get, take, let, dont, bring, order`,
    cancel: `hold/carry over the/my/our/those/these, i/we/ive/weve/he/she/they/you/u already? cancelled/canceled/postponed/deferred/delayed/parked the/my/our/those, i/we/ive/weve/he/she/they already? postponed/deferred, postpone/defer the/my/our/those/these/any?, move/shift/push/carry over? the/my/our/those/these, we/i? are/am/were/im leaving/dropping/keeping/taking out/off the/my/any/those/these, we/i? are/am/were/im skipping/dropping the/my/any/those/these, hold, wont/not/never be needing/wanting/taking/requiring/using any/the/those/these/more?, deduct, dont swap/swop/replace/substitute it/them/that? for/with, dont send/bring/give me/us? instead, decline/declining the/any?, no longer require/need/want/required/needed/wanted/requiring/needing the/any/those?, please? @drop off/out/about/from? the/my/all/both/that/those/any/these?, leave out/off/behind the/my?, leave the/those/that/these/all, we/ill/well/i/will/can/lets/rather/please/pls leave, take off/out the?, hold off/back on/with/the?, hold on with the?, not sure about/of/on the?, hold the, never mind the/those/that, nevermind the/those/that, @cut the/that/those/these/my/both, @cut off/out the/my?, cross off/out the?, pass on the?, passing on the?, give the, stop the/sending, get rid of the?, instead of the?, rather than the?, do/will/would? dont/not/wont/never @send us/me/any/in/on/with/about? more/any/the/those/these/that?, dont/not worry/bother/stress with/about/on? the/any/those?, will/do not @send the/any?, no need/reason/point/call for/to/of? @send? the/any/more?, not sending/ordering/taking/needed/required, no thanks to the?, rather not the?, nothing from`,
    exclude: `all but not? the/those/that?, no? wait/actually/sorry/oops not the/that/those/any?, i/we? might/may need/want/order/take/get some/the/more?, everything on/from/in? the/this/that/my/your? list/order/quote? but the/those/that?, @cut, minus the?, without the?, except/exept/excep/exsept/execpt for? the?, excluding the?, excl the, besides the?, apart from the?, other than the?, bar the, but not/no the?, not the, not any, no more/longer the?, no, we/i/weve/ive/still/already/got/have/has/having have/got/has? too/so? @enough of? the/that/those?, still/already have/got/has/sitting some/the/with/on?, sitting/stuck/left/stocked/overstocked/loaded/sorted/covered/swimming up? on/with/for/in @enough? of? the?, we/were/im/i/are/am good/fine/ok/okay/covered/sorted/set/stocked for/on/with the?, fully/well stocked on/with? the?, enough of? the/those/that?`,
    cancelBefore: `we/i are/am leaving/dropping/keeping/taking out/off, were/im leaving/dropping/keeping/taking out/off, we/i will leave out/off, well/ill leave out/off, dont/doesnt/wont/never not? eat/drink/like/use/touch/finish it/that/those/them anymore/anyway?, fall/falls away, should/must have been left out, that/this/those/these one/ones? leave/skip/cancel/drop/scrap/forget completely/altogether/entirely/out/please/pls, is/are/must/should/may/can not/never to? be sent/supplied/delivered/loaded/packed/included/shipped/substituted, mustnt/shouldnt/cannot/cant be sent/supplied/delivered/loaded/packed/included/shipped/substituted, nobody/noone drinks/eats/wants/uses/likes/touches/takes it/them/that/those, we/i/weve/ive already? have/got/bought/received it/them/those/these/that already/yesterday/earlier, we/i/weve/ive already have/got/bought/received it/them/those/these/that, cost/costs way/far? too much, it/that/they/those/these is/are too expensive/dear/pricey/costly, its/thats/theyre too expensive/dear/pricey/costly, close it/them/that/those out/off?, no? sorry/oops/whoops/eish/ag/apologies wrong chat/group/supplier/person/window/conversation/contact/guy, wrong chat/group/supplier/person/window/conversation/contact/guy sorry/oops/apologies, so none, not approved/authorised/authorized/accepted/confirmed, declined, rejected, refused, one/ones is/are out, out/off please/pls/plz, is/are/was/were discontinued/delisted/stopped, dont/do/never not? send/bring/load/pack/ship/deliver it/them/those/that/any/this/these one/ones?, so? not now/yet, we/i are/am still? covered/stocked, were/im still? covered/stocked, already got/bought/have/ordered from/at/elsewhere/somewhere, still? havent/hasnt/didnt/never/not sold/moved yet/well?, is/are still ok/okay/fine/good/full/enough, stocked, overstocked, keep/leave it/them/that/those on? back order, keep/leave it/them/that/those on? backorder, rather not, is/are already? covered/sorted, not this/next @turns, is/was/were/are a/an/my? mistake/error/typo/duplicate/duplicated, is/are a/an no/nogo/pass/miss, by mistake, in error, can/could/must/should/to/may/will/need? fall/falls away/out, we/ive/i? still/already? have/got/has/is a/an whole? pile/mountain/heap/ton/tonne/load/bunch/stack/stash/lot of it/them/those/these/that, is/are/was/were/be/been to? be? skipped/declined/lapsed/withdrawn/removed/scrapped/dropped/omitted/excluded/deleted, lapse/lapses, to be removed/skipped/dropped/cancelled/omitted/deleted, stay/stays out, was/were quoted/listed/sent/ordered in error, plenty for/left? now?, @cut it/that/them/those/these/this one/order/out/off/line/item/part/bit? please?, @drop it/that/them/those/these/this/one/please/pls one/order/out/line/item/part/bit? please?, @drop the last one, leave it/that/them/those one/out/off/please?, take that/it/them/those off/out, never mind, nevermind, nvm, is/are/was/were/get/got/been cancelled/canceled, cancelled, canceled, void, voided, is/are off, can/could/must/should/to/may/will/need go/away, can/could/must/should/to/may/will/need come off/out, can/could/must/should/may/will/to be/stay cancelled/removed/skipped/dropped/off/out, can/could/must/should/may/will wait/stay, not/arent/isnt/longer/no required/needed/necessary/wanted/moving/selling anymore/today/now?, no need, isnt/arent/not/doesnt/dont/nobody/never selling/moving/sell/sells/move/moves/buys, dont/do/wont/not/no not? need/want/require it/them/those/that/any/one/this anymore/more/now/today?, not anymore, is/are fine for/as now?, we/i/weve/ive still/already? have/got? too/so? @enough, still? have/got @enough, still @enough, we/i still have/got some/it/them/those?, we/i are/am fine/good/sorted, not the last one, is/are enough, give it a miss, pass on it/that/those/them, ill/well/will pass on?`,
    cite: `where i/we/it/you wrote/said/say/says/put/typed/asked/reads/read/have/has/got for?, yes? i/we wrote/typed/said, i repeat`,
    cancelAll: `@drop/ignore/disregard what/whatever/all he/she/they/it/somebody/someone/people all/just/already? wrote/said/says/typed/sent/listed/ordered/asked/put/want/wanted/wants above/earlier/below/there/down/for/here? below?, @drop/ignore/disregard his/her/their/they/theirs whole/entire/old? list/order/message/mail/email/note above/below?, @drop/ignore/disregard the/that/this/his/her/their? whole/entire/old? list/order/message/mail/email/note/quote above/below, cancel the/my/our/this whole/entire/full? order, cancel order, cancel everything, cancel all, @drop/ignore everything/all, @drop/ignore everything/all of? the? above/that/this/it, @drop/ignore everything/all i/we just/already? wrote/said/typed/sent/listed/ordered above?, @drop/ignore what i/we just/already? wrote/said/typed/sent/listed/ordered above/earlier, @drop/ignore the? above list/order/items/lines/message?, @drop/ignore the/my/this/that whole/entire? list/order/message/items/lines above, @drop/ignore the/my/this whole/entire list/order/message/lot, ignore my last/previous message, ignore previous message, start over, start all? over again?, lets/let/must/ill start again/afresh/fresh/anew`,
    keep: `take/have it/them/that as is/it/they is/are?, leave as is/it/normal/usual/ordered/planned, leave/keep it/that/them/everything/all as/like is/it/that/was/normal/usual?, keep it/that/them/those/the in?, leave it in, put it/them back, no keep, keep them, still want it/them, dont cancel`,
    correct: `no/nah/nope/sorry lets? say, can/could/may/might/should/must come/go/drop/move down/up to, can/could/may/might drop to, i/we/ive/weve/he/she/they/somebody/someone counted/measured/calculated/added/wrote/typed/put/said/read/got it/that/them/those/this/everything? down/up? wrong/wrongly/incorrectly/badly, i/we/ive/weve miscounted/mismeasured/misread/miscalculated/mistyped/misspoke it/that/them/those?, no/nah/nope you know what then?, no/nah/nope? on second thoughts/thought then?, no/nah/nope? i/we/he/she/they/ive/weve/hes/shes/theyve/has/have? has/have? changed my/our/his/her/their/the mind/minds, nah/nope lets have/do/get/take/go, no lets have/do/get/take/go, should/must/shouldve/mustve have? been, it/that is/was meant/supposed to be, just? kidding/joking/jokes/jk lol/haha? just/only/make it/that?, no/nah/naah/nope rather/better/make/only/just it?, no/nah/nope leave/keep it/that/them/those at/on, no hang on, push/bump up? the/my/our/that, kindly/please read, pardon, stay/stays/remain/remains at/on?, leave/keep it/that/them/those at/on, except/but only/just/make/need, should be reduced/increased/changed/raised/cut to?, to be reduced/increased/changed/raised/cut to?, whoa, woah, sorry, sori, sory, sry, srry, nope, correction, make that/this/it/them/those/the/these, i mean/meant, actually, no wait, wait no, no sorry/sori/sory/sry, sorry/sori/sory/sry no, rather, instead, need/needs/has/have to be/become/read, should be/b/become/read, must be/b/become/read, becomes, change that/it to, change to/the?, changed to, let it be, wait, oops sorry?, typo, no no, not that, no make that/it, on second thoughts/thought, scratch that make it, meant, i meant to say, let me rather, better make it/that, lets make it/that, lets do, up the/to, increase/reduce/amend/adjust the/to?, amendment, lower/raise the, bump the/up, only need, in fact, swap/swop, replace, update, edit, go with, switch the/to?, exchange the?`,
    each: `of? each of? these? per/in/for/to each/every? @parcel, of these/everything/them per/in/for/to each/every? @parcel, each, of everything, of each, each of, each of these, of? each of the following/below, ea of the following/below, of the following items/lines/products/goods/flavours/kinds/sizes?, of all of? the following/below, of each of, per item, per flavour, per kind, every one, of every, all round, apiece, each pls, each please, of both, of all, for each, of them each, across the board, per type, each flavour, each kind, of each flavour, of each kind, respectively each, each size, of each size, of every flavour/flavor/kind/type/size/colour/color/variant/sort/one, each colour, each one, of each one`,
    have: `were/we/im/now/only? down to, have, got, in stock, on hand, in hand, at hand, stock, left, on shelf, on the shelf, soh, have in stock, we have, i have, only have, still have, stk, remaining, current, counted, count`,
    need: `we/i? have/got/has no more/none left? of? the/my/any?, sold/ran/run/running/clean out of, running/getting low/short on/of, short of/on, need, order, send, want, require, required, to order, bring, get, ord, req, reorder, please send, pls send, must get, to bring, top up, qty needed`,
    lack: `otherwise, else, or else, failing that, if not then?, if no, if none, if its/it/theyre/they is/are? out/finished/unavailable/gone then?, if/when/once thats/they/theyre/those/that/this/it/its one/ones? is/are/has/have? out/finished/finish/finishes/gone/done/over, if/when/once they/those/that/this/it one/ones? runs/run/ran out, if they/those/that/this/it one/ones? is/are/has/have sold out, if short, or if out, if possible else`,
    substitute: `or, alternatively, substitute with?, sub with, replace with, make up with, or similar, or equivalent, or any`,
    ask: `customers/people/clients/guests/kids/they/everyone/everybody/guys/ladies/learners/patients/tenants ask/asks/asking/asked for the/some?, nobody/noone buys/wants/takes/eats/drinks/likes/touches/needs the/those/that/my?, used to take/order/buy/get/stock/sell/have/want/need the?, one day/time i/ill/we/well/id/wed will/would/want/may/might/must/like/love? to? try/take/stock/get/order/buy/have the/some/your?, someday/sometime i/ill/we/well/id/wed will/would/want/may/might/must/like/love? to? try/take/stock/get/order/buy/have the/some/your?, what/whats has? happened/happening to/with/about the/my/our/those?, where/wheres is/are/was/were? the/my/our/those, i/we was/were quoted for?, does the/your/that/this, thought/figured/reckoned id/ill/wed/well/i/we would/might? need/needed/want/wanted/be/was/were? short? of? the/some?, picked/used/finished up the/some?, quote/quotation/price only on/for/of the/my/our?, just/only a quote/quotation/price on/for/of the/my/our?, i/we? was/were thinking about/of getting/ordering/taking/buying/adding? the/some?, i/we? was/were going/about/planning/meaning/gonna to? get/take/order/buy/add/need/send/grab/fetch/ask/say/put/write/do/make for? the/some?, i/we had planned to? get/take/order/buy/add? the/some?, did/was/were/has the/my/our/that/those/these, originally/initially/first had/wanted/ordered/thought? of/for?, mention/mentions/mentioned/mentioning about?, keep/keeps/kept/always/often/sometimes/constantly on? ask/asks/asking/asked/begging/nagging me/us? for/about?, ask/asks/asked/asking/enquired/inquired/wondered/wondering/curious about/after, re/about/regarding the/your/that/this? special/specials/promo/promotion/deal on/for the?, i/we? need/want/like/would? a? pricing/price/prices/quote/quotes/quotation on/for, pricing on/for?, do/does/did you/u/ya/yous/they guys/folks/people/also/still? still/also/perhaps/maybe? have/stock/sell/carry/keep/do/got/make/get any?, do/does you/u/ya/yous/they still/also? have/got/keep/carry any? stock of/on any?, have you/u any? stock of/on any?, have you/u got/any?, you have, any, is/are there any/still?, got any, any chance/news/word/stock/specials of/on/for?, how much/many is/are/for/does/would?, what/whats/wat is/are? the/your/ur? price/cost/prices of/for/on?, price/prices/pricing/cost of/for/on the?, price list for?, pricelist for?, catalogue for, what does/do/would/will/about, are you/u/they stocking/selling/getting/keeping, when will/are/is/do/does, whats the price on, send me/us? the/your price/prices/pricelist/catalogue for/of/on?, can/could/pls/please/kindly? quote for/on/a on/for/price?, quote, let me know if, check if, may/could/can i ask`,
    settle: `stays/remains as/the? is/it/same?, will/would/should do/suffice, is/are enough/plenty/fine/sufficient`,
    same: `the? same again of/for the?, the? same again? but/in/with only/just?, the? same again? as above/that/them/last/previous/the but/in/with/for/line/one/item? but/in/for/with?, the? same as above/that/them but?, same size/brand/range/make but?, same but, same, idem, the? same qty/quantity/amount/number of/for/in/with/on?, the? same of/for/in, the same, likewise, ditto`,
    add: `but? not/no/without broken/cracked/damaged/dented/torn/rotten/expired/stale/bruised/soft/mouldy/melted/leaking/squashed/crushed/spoilt/spoiled ones? this/next? time/please/pls/plz/again?, if you/u/yall would/could/can/will be? so/very/that? kind/good/nice, if you/u dont/wouldnt/do/would not? mind, if its/it is? not? too much? of? a? trouble/bother/hassle/problem/ask, if possible, i/we/almost/nearly/totally almost/nearly/totally/completely/just/also? forget/forgot/forgotten about/to? say/add/mention/ask/order/put/include/tell/write? for? the?, had/have/id/ive forgotten about/to? say/add/mention/ask/order/put/include/tell/write? for? the?, and i/we ordered/wanted, and i/we asked for, what/who/anything/anyone/nothing/something else, either way, in any case, cant/cannot/couldnt/never do/go/be/live/manage without the/my?, can/could not do/go/be/live/manage without the/my?, dont/do/not/never not? forget/skip/miss/omit/leave the/to/out?, add, send, but, but send, and send, plus, also, bring, include, give/get/gimme me/us?, i/we/ill/well need/want/take/have/like, can/could/may/shall/would i/we/u/you please? have/get/take/like, let me/us have, must/should have/get, would/id/wed like to? have?, need, want, keep, just, only, everything else, rest, the rest, instead, make up, so order/send`,
    wait: `dont/not/never send/deliver/load/pack/process/dispatch/ship/invoice/book/place it/this/these/them/anything/everything/order? yet, dont/not/never send/deliver/load/pack/process/dispatch/ship/invoice/book/place it/this/these/them/anything/everything/order? till/until/before i/we/ive/weve say/confirm/confirmed/approve/approved/call/know, hold/keep/park it/this/these/the/my/our order? till/until/before i/we/ive/weve? say/confirm/confirmed/approve/approved/call/know, wait/await/awaiting for? my/our confirmation/approval/word/call/go, wait till/until i/we confirm/approve/say/call, subject to my/our? confirmation/approval`,
    quote: `can/could/pls/please/kindly? you/u? please/pls? quote me/us on/for/price? the/these/this?, please/pls/plz/kindly? send/give/get/need/want me/us? a/your? quote/quotation on/for the/these/this?, i/we need/want/would like? a quote/quotation on/for the/these/this?, a/your quote/quotation on/for the/these/this?`,
    askAll: `quote/quotation/price/prices only, for quotation/pricing only, no order/ordering at/for/yet this/the/now? stage/moment/point?, not an order, not ordering yet/today, just/only a quote/quotation/price, before i/we order, price/quote request only`,
    arrived: `those/they/these/it/that/which/all/both? have/has? already? came/arrived/landed in/through? on?, those/they/these/it/that/which were/was delivered on?, was/were all? there/fine/ok/okay/good/perfect/correct/complete/received thanks/thank/thx?, all? came/arrived all? fine/ok/okay/well/good/safe/safely/complete/correct, received/recd in? good/fine/ok/full order/condition?`,
    unordered: `delivered/sent/dropped/shipped/packed/loaded/brought in error, delivered/sent/dropped/shipped/packed/loaded/brought by mistake, was/were/has/have/being/been? sent/gone/going/go/went/given/taken/goes back, that/which/what? we/i/they/nobody/noone have/had/ve? never/didnt/havent/hadnt/not not? order/ordered/ask/asked/want/wanted/request/requested/pay/paid for? it/them/those/these?, that/which? nobody/noone/none ordered/asked/wanted for? it/them?, that/which? no one ordered/asked/wanted for? it/them?, that/which? wasnt/werent/isnt/arent ordered/ours/mine/on for?, that/which? was/were/is/are not ordered/ours/mine, not ordered/ours/mine, unordered, that/which was/were/is/are never ordered, come? fetch/collect/get/take/uplift it/them/those/em back, you/u/driver must/can/should/needs/need to? fetch/collect/uplift it/them/those/em`,
    complain: `receipt of the?, there was/were, invoice/statement/account/bill/credit/delivery query/queries/dispute/claim/error/problem/issue on/re/with/for?, claim for?, billed/overcharged/overbilled for, charged/billed/invoiced us/me? for?, short on/in the/my/our/this/that/last/yesterdays? invoice/delivery/truck/load/drop, invoice/statement/bill/slip/docket shows/showed/says/say/lists/listed/states us/me?, was/were/been/got/getting/being billed/invoiced/charged for? the/those/these?, you/u/they shorted us/me?, was/were/is/are junk/rubbish/useless/faulty/defective/warped/crooked/bent/twisted/crushed/smashed/soggy/rusty/rusted/bruised/defrosted/thawed, came/arrived warped/crooked/bent/twisted/crushed/smashed/soggy/rusty/rusted/bruised/defrosted/thawed, driver/drivers/guy/guys/truck/lorry/boys/rep/courier he/they/has/have? dropped/left/leave/delivered/offloaded/unloaded/brought/sent/gave us/me/here/off?, gave us/me, took, bought, got the/your/those/these, is/are/was/were/came/arrived/got/have/has already? damaged/cracked/torn/dented/chipped/scratched/broken/rotten/expired/leaking/leaked/mouldy/moldy/squashed/sour/short/wrong/stale/missing/off/melted/bad/burst, have/has/had past? expired/expiry/sell dates/date?, damaged, cracked, torn, dented, chipped, broken, rotten, expired, leaked, leaking, mouldy, squashed, came with, short delivered, arrived with, please/pls credit, credit/refund please/pls/kindly/request/requested/claim/required/needed/note/only? for? the/my/our/those?, credit us/me/note, refund, return, returned, complaint, received, you/u/ya/they/yous sent/delivered/supplied/dropped/brought/shipped/charged/invoiced/billed, that/which came/arrived, last weeks, last delivery, was/were delivered, came through, that/which/who is/are/was/were/came/arrived short/missing/damaged/broken/wrong/expired/leaking on/in/from/by?, credit/credits/refund/refunds for/on the/my/our/those?, credit/refund/credited/refunded us/me? for? the/my/our/those, return/returns of the/my/our/those?, returns, returning, taking/take/sending/send/giving/give/handing/hand/bringing back the/my/our/those/these?, please/pls/plz/kindly collect/uplift the/those/these?, driver/drivers must/to/should/can please/pls? collect/uplift the/those/these?, for return, uplift, uplifting, write/writing/written off the/those/these?, was/were burst/flat/off/open/opened/wet/spoilt/spoiled/dead, came/arrived wet/open/opened/flat/spoilt/spoiled/dead/split/ripped/dirty, burst, pass/raise/issue/need/want/arrange/process/expect/get a/the/my/our? full? credit/refund note?, a/full/the/my credit/refund note?, for credit, money back, credit only, delaminated, thank you for the, thanks for the, left behind, invoice, statement, check if, resend`,
    repeat: `same as last time, same as last week, same as before, same as always, same order, the usual, usual order, repeat last order, repeat order, same again, same as usual, my usual, our usual, repeat my order, same as yesterday, last weeks order, usual please`,
    again: `as last week, as last time, as last month, as before, as always, as usual, as yesterday, as last order, like last week, like last time, like before, like always, like usual, from last week, from last time, we had last week, i had last week`,
    double: `double up? on? the/that/those/it/my/our?, twice the/that, twice as much/many of? the/that/those?`,
    half: `halve the/that/those/it?, half of? that/it/those, half the quantity/amount/qty/number, half as much/many`,
    triple: `triple the/that/those/it?, three times the`,
    exchange: `swap/swop/switch/flip those/these/them/the two? around/round, swap/swop/switch/flip those/these/the/them two, swap/swop/switch/flip the? two? quantities/qtys/qty/numbers/amounts around/round?, the? other way around/round, the? wrong way around/round`,
  },
  goods: `coke: coca-cola, cocacola, cola-cola`,
};
