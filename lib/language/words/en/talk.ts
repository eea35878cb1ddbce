/** English words that name no goods of any trade: verbs, people, places, times, paperwork. Written by us. */
export const talk = `framer, framers, roofer, roofers, tiler, tilers, plasterer, plasterers, bricklayer, bricklayers, welder, welders, handyman
labourer, labourers, laborer, laborers, subcontractor, subcontractors, access, accounts, across, actually, against, agree, agrees, ahead, airport, aka, allow
allowed, alone, along, although, always, amounts, angry, anniversary, annoyed, answer, answered, anybody, anyone
anything, anyway, anyways, anywhere, apart, apartment, apologies, apologise, apology, apparently, appointment
apprentice, approval, approve, approved, approx, approximately, architect, area, arrive, arrives, arriving, ask
asked, asking, asks, ate, attachment, attic, aunt, auntie, ave, avenue, average, avg, away, awful, baby
backroom, balance, bank, barman, basement, bathroom, bathrooms, bay, beat, beautiful, bedroom, bedrooms, began
begin, beginning, begins, behind, believe, believes, beside, besides, beyond, birthday, birthdays, bit, bits
blame, bldg, blessed, block, blocked, blocks, born, borrow, borrowed, bosses, bottom, bought, boy, boys
branches, brand, brands, breakfasts, brings, broke, brother, brothers, brought, btw, bucks, budget, builder
builders, building, buildings, bus, business, buying, buys, buzzer, called, calls, came, cancel, cancelled
cancels, capacity, car, care, cared, cares, caretaker, carpenter, carried, carries, carry, cars, cashier, cashup
cellar, cellphone, certain, change, changed, changes, changing, chaos, charge, charged, charges, cheap, cheaper
cheapest, checked, child, children, choice, choose, choosing, chose, christmas, church, city, class, classes
clerk, clients, clinic, cnr, code, codes, cold, colleague, color, colors, colour, colours, column, com, combine
combined, come, comes, coming, company, competitor, complained, complaining, confirming, confirms, confused
contract, contractor, contractors, cook, cooking, cooks, copies, copy, corner, cost, costs, count, counted
counter, counting, country, counts, county, cousin, cousins, covid, crazy, crews, cross, cupboard, dad, daft
daily, damn, dates, daughter, daughters, days, deadline, dearer, death, decide, decided, decides, deciding
delay, delayed, delays, department, depot, dept, die, died, different, difficult, dinners, discount, dock
doctor, document, documents, double, downstairs, draft, drink, drinking, drinks, drive, drivers, drives
driveway, driving, drops, drove, due, during, east, easter, easy, eat, eating, eats, eg, either, electrician
electricians, electricity, elsewhere, emergency, end, ended, ending, ends, enjoy, enjoyed, enough, erf, error
errors, especially, etc, even, events, eventually, ever, every, everybody, everyone, everywhere, exactly, exam
exams, excited, excuse, exhausted, expensive, family, fast, faster, father, fault, feel, feels, feet, fellows
felt, festival, few, fewer, fifth, file, final, finally, finds, fine, finish, finishes, finishing, firm, flat
flight, flooded, floor, floors, flu, foreman, forever, forgets, form, forward, found, fourth, front
full, fun, funeral, funny, fyi, garage, garages, garden, gate, gates, gave, generally, gent, gents, gets, girl, girls
given, gives, glad, gmail, go, goal, goals, god, goes, going, gone, graduation, gran, granddaughter, grandma
grandpa, grandson, granny, guard, guards, guess, guessing, guest, guests, half, hall, hand, hands, happen
happened, happening, happens, happy, hard, hate, hated, hates, head, health, hear, heard, hears, hectic, held
hell, help, helped, helping, helps, hence, holding, holds, holiday, holidays, holy, home, homes, honestly, hoped
hopefully, hopes, horrible, hospital, hot, hour, hours, house, houses, however, http, https, humid, hungry
husband, idea, ideas, ie, imo, important, impossible, insane, inside, inspection, inspector, instead, intercom
internet, invoices, issue, issues, janitor, jesus, jobs, joke, joking, keeps, kept, key, keys, kid, kidding
kids, killed, kitchen, kitchens, km, kms, knew, knows, ladies, lads, lady, landlady, landlord, lane, laptop
lately, latest, laugh, lazy, learner, learners, least, leave, leaves, leaving, left, leftover, leftovers, less
life, liked, likes, limit, line, lines, listen, lists, literally, little, long, live, lived, lives, living, lmao
load-shedding, loading, loads, loadshedding, loan, location, look, looked, looking, looks, lord, lose, losing
lost, lots, loved, lovely, loves, luckily, lunches, lunchtime, mad, made, main, mainly, makes, making, man
managers, many, market, matric, max, maximum, mean, means, meant, meanwhile, measured, meet, meeting, meets
member, memo, men, mess, messages, messed, messy, met, middle, might, miles, min, minimum, minus, minute
minutes, misread, mistake, mistakes, mom, moment, moments, money, monthend, monthly, months, mornings, most
mostly, mother, move, moved, moves, moving, mph, multiplied, multiply, mum, nb, neighbor, neighbors, neighbour
neighbourhood, neighbours, neither, nephew, network, never, new, newer, newest, news, nice, niece, night, nights
nobody, normally, north, note, notes, noticed, nowhere, numbers, nurse, nurses, obviously, office, offices
offload, often, old, older, omg, once, open, opened, opening, opens, option, options, others, otherwise, outage
outside, overdue, owe, owed, owes, owing, owners, page, pages, paid, painter, painters, pallet, pallets, pantry
pardon, parent, parents, parking, part, parties, parts, party, passed, pastor, patient, patients, payday, pays
autocorrect, autocorrected, keyboard, keypad, mistyped, misread, miscounted
period, permit, person, persons, phase, phone, phoned, picked, picks, pin, places, plans, pleased, plenty, plot
plumber, plumbers, plus, police, possibly, pray, pregnant, pretty, previous, previously, pricey, priest
principal, printer, probably, problems, process, processed, processing, project, projects, promise, promised
promo, proud, province, ps, pull, pulls, puncture, pupil, pupils, push, pushes, puts, question, questions, queue
quiet, quite, quotation, quoted, rain, rained, raining, rains, ramp, ran, range, rather, rd, reading, reads
real, realised, realized, rear, reason, reasons, receipt, recently, reception, receptionist, reckon, recording
refund, regarding, region, registration, relatives, remainder, remembered, remembers, reminder, remodel
remodeling, renovating, renovation, rent, replaced, replacement, replacements, replaces, replacing, replied, reply, req, req-id, requests
respond, responding, rest, return, returned, returning, rev, revised, revision, road, roof, room, rooms, roughly
round, rounds, route, routes, row, rows, rude, run, rush, rushed, sad, sadly, said, salary, sale, sales, sat, saw, say, says
schedule, scheduled, school, schools, season, sec, second, seconds, secretary, section, security, seeing, seem
seems, seen, sell, selling, sells, seriously, sets, settle, settled, several, shopping, shops, shorter, shout, shouting, shouts, show
showed, showing, shown, shows, sick, signal, silly, similar, simply, sister, sisters, sites, sits, sitting
sleep, slept, slot, slow, slower, slowly, sold, somebody, someone, sometimes, somewhere, son, sons, sooner, sort
sorts, south, speak, special, specially, specials, spend, spent, spotted, staff, stage, stand, standing, stands
start, started, starting, starts, state, statement, stay, stayed, staying, stays, steep, stockroom, stood, stop
stopped, stops, storeroom, stores, storey, storeys, stories, storm, story, strange, street, stressed, strike
student, students, stupid, suburb, sum, summer, sun, sunny, superintendent, suppers, supplied, supplier, suppliers, supplies
suppose, supposed, supposedly, taken, takes, taxi, tbh, teacher, teachers, teams, tell, tells, tenant, tenants
tender, term, terrible, text, texted, therefore, thinks, third, thirsty, though, thought, threw
through, throw, throws, thus, ticket, tickets, times, tired, todays, together, told, tomorrows, ton, tonne
tonnes, tons, took, top, totals, tournament, toward, towards, tower, town, traffic, trailer, tried, tries, trip
triple, trips, trucks, true, try, trying, turn, turned, turns, twice, twins, typing, typo, undecided, understand
understood, unfortunately, unit, units, unless, unloading, unsure, upon, upset, upstairs, use, used, useless
uses, using, usually, vacation, van, vans, vendor, version, village, visit, visiting, visitor, visitors, visits
vs, wage, wages, wait, waited, waiter, waiting, waits, walk, walked, war, watch, watched, way, ways, weather
wedding, weddings, weekday, weekdays, weekends, weekly, weird, went, west, whatever, whenever, wherever, whether
whoever, whole, whom, whose, why, wife, wifi, window, wing, winter, wish, within, without, woman, women, won
wonder, wonderful, work, worked, worker, workers, working, works, world, worried, worse, worst, write, writing
written, wrong, wtf, www, xmas, yard, year, yearly, years, yesterdays, yet, younger`;
