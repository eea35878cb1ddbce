/** English words that name no goods of any trade: verbs, people, places, times, paperwork. Written by us. */
export const talk = `access, accounts, across, actually, against, agree, agrees, ahead, aka, allow, allowed, along, although
always, amounts, angry, answer, answered, anybody, anyone, anything, anyway, anyways, anywhere, apart
apartment, apologies, apologise, apology, appointment, apprentice, approval, approve, approved, approx
approximately, architect, area, arrive, arrives, arriving, ask, asked, asking, asks, ate, attachment, attic
aunt, auntie, ave, avenue, average, avg, away, awful, baby, backroom, balance, bank, barman, basement
bathroom, bay, beautiful, bedroom, began, begin, beginning, begins, behind, believe, believes, beside
besides, beyond, birthday, birthdays, bit, bits, blame, bldg, blessed, block, blocks, born, borrow, borrowed
bosses, bottom, bought, boy, boys, branches, brings, brother, brothers, brought, btw, bucks, budget, builder
builders, building, buildings, bus, business, buying, buys, buzzer, called, calls, came, cancel, cancelled
cancels, capacity, car, care, cared, cares, caretaker, carpenter, carried, carries, carry, cars, cashier
cashup, cellar, cellphone, change, changed, changes, changing, charge, charged, charges, cheap, cheaper
cheapest, checked, child, children, choice, choose, chose, christmas, church, city, class, classes, clerk
clients, clinic, cnr, code, codes, cold, colleague, column, com, combine, combined, come, comes, coming
company, confirming, confirms, contract, contractor, contractors, cook, cooking, cooks, copies, copy, corner
cost, costs, count, counted, counter, counting, country, counts, county, cousin, cousins, crazy, crews
cross, cupboard, dad, daft, daily, damn, dates, daughter, daughters, days, deadline, dearer, death, decide
decided, decides, delay, delayed, delays, department, depot, dept, die, died, different, difficult, discount
dock, doctor, document, documents, double, downstairs, draft, drink, drinking, drinks, drive, drivers
drives, driveway, driving, drops, drove, due, during, east, easter, easy, eat, eating, eats, eg, either
electrician, electricians, electricity, emergency, end, ended, ending, ends, enjoy, enjoyed, enough, erf
error, errors, etc, even, events, ever, every, everybody, everyone, everywhere, exactly, exam, exams, excuse
expensive, family, father, fault, feel, feels, feet, felt, festival, few, fewer, fifth, file, final, finds
fine, finish, finishes, finishing, firm, flat, floor, floors, foreman, forgets, form, found, fourth, front
full, fun, funeral, funny, fyi, garage, garden, gate, gates, gave, gent, gents, gets, girl, girls, given, gives
glad, gmail, go, god, goes, going, gone, gran, granddaughter, grandma, grandpa, grandson, granny, guard
guards, guess, guessing, guest, guests, half, hall, hand, hands, happen, happened, happening, happens, happy
hard, hate, hated, hates, head, health, hear, heard, hears, held, hell, help, helped, helping, helps, hence
holding, holds, holiday, holidays, holy, home, homes, hoped, hopes, horrible, hospital, hot, hour, hours
house, houses, however, http, https, hungry, husband, idea, ideas, ie, imo, important, impossible, inside
inspector, instead, intercom, internet, invoices, issue, issues, janitor, jesus, jobs, joke, joking, keeps
kept, key, keys, kid, kidding, kids, killed, kitchen, km, kms, knew, knows, ladies, lady, landlady, landlord, lane
laptop, latest, laugh, lazy, learner, learners, least, leave, leaves, leaving, left, leftover, leftovers
less, life, liked, likes, limit, line, lines, listen, lists, little, live, lived, lives, living, lmao
load-shedding, loading, loads, loadshedding, loan, location, look, looked, looking, looks, lord, lose
losing, lost, lots, loved, lovely, loves, lunchtime, mad, made, main, makes, making, man, managers, many
market, max, maximum, mean, means, meant, measured, meet, meeting, meets, member, memo, men, met, middle
might, miles, min, minimum, minus, minute, minutes, misread, mistake, mistakes, mom, moment, moments, money
monthly, months, mornings, most, mother, move, moved, moves, moving, mph, multiplied, multiply, mum, nb
neighbor, neighbors, neighbour, neighbours, neither, nephew, network, never, new, newer, newest, news, nice
niece, night, nights, nobody, north, note, notes, noticed, nowhere, numbers, nurse, nurses, office, offices
offload, often, old, older, omg, once, open, opened, opening, opens, option, options, others, otherwise
outage, outside, overdue, owe, owed, owes, owing, owners, page, pages, paid, painter, painters, pallet
pallets, pantry, pardon, parent, parents, parking, part, parties, parts, party, pastor, patient, patients
pays, period, person, persons, phase, phone, phoned, picked, picks, pin, places, plans, pleased, plenty
plot, plumber, plumbers, plus, police, pray, pretty, previous, previously, pricey, priest, principal
printer, problems, process, processed, processing, project, projects, promo, proud, province, ps, pull
pulls, pupil, pupils, push, pushes, puts, question, questions, quite, quotation, quoted, rain, rained
raining, rains, ramp, ran, range, rather, rd, reading, reads, real, realised, realized, rear, reason
reasons, receipt, reception, receptionist, reckon, recording, refund, regarding, region, registration
remainder, remembered, remembers, reminder, replaced, replaces, replacing, req, req-id, requests, rest
return, returned, returning, rev, revised, revision, road, roof, room, rooms, roughly, round, rounds, route
routes, row, rows, run, rush, rushed, sad, said, salary, sale, sales, sat, saw, say, says, schedule, scheduled, school
schools, season, second, seconds, secretary, section, security, seeing, seem, seems, seen, sell, selling
sells, sets, settle, settled, several, shopping, shops, show, showed, showing, shown, shows, sick, silly
similar, simply, sister, sisters, sites, sits, sitting, sleep, slept, slot, slowly, sold, somebody, someone
sometimes, somewhere, son, sons, sooner, south, speak, special, specials, spend, spent, spotted, staff
stage, stand, standing, stands, start, started, starting, starts, state, statement, stay, stayed, staying
stays, steep, stockroom, stood, stop, stopped, stops, storeroom, stores, storey, storeys, stories, storm
story, strange, street, strike, student, students, stupid, suburb, sum, summer, sun, sunny, supplier
suppliers, suppose, supposed, taken, takes, taxi, tbh, teacher, teachers, teams, tell, tells, tenant
tenants, tender, term, terrible, text, texted, therefore, thinking, thinks, third, though, thought, threw
through, throw, throws, thus, ticket, tickets, times, tired, todays, together, told, tomorrows, ton, tonne
tonnes, tons, took, top, totals, tournament, toward, towards, tower, town, traffic, trailer, tried, tries
trip, triple, trips, trucks, true, try, trying, turn, turned, turns, twice, typing, typo, understand
understood, unit, units, unless, unloading, upon, upstairs, use, used, useless, uses, using, van, vans
vendor, version, village, visit, visiting, visitor, visitors, visits, vs, wage, wages, wait, waited, waiter
waiting, waits, walk, walked, war, watch, watched, way, ways, weather, wedding, weddings, weekday, weekdays
weekends, weekly, weird, went, west, whether, whole, whom, whose, why, wife, window, wing, winter, wish
within, without, woman, women, wonderful, work, worked, worker, workers, working, works, world, worried
write, writing, written, wrong, wtf, www, xmas, yard, year, yearly, years, yesterdays, yet`;
