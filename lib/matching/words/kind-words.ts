/** Words that tell a variant apart: a product that says one which the customer did not is a worse guess. */
export const markedWords = new Set(
  `zero, lite, light, diet, sugarfree, free, decaf, decaffeinated, low, reduced, no, unsalted, unsweetened, mini, kids, baby, junior, jumbo, giant, extra, double, triple, ultra, organic, gluten, lactose, vegan, hot, spicy, refill, sensitive, seedless, sparkling, self, instant, wholewheat, seeded, scented, bulk, value, family, catering, combo, bonus, promo, assorted, variety, limited, xl, industrial, heavy, left, right, skewed, female, male, reducing, double-sided, faced, treated, primed`.split(
    ', ',
  ),
);

/** Colours that goods come in, as catalogues name them. */
export const colours = new Set(
  'white, black, brown, red, green, blue, yellow, orange, pink, purple, grey, gray, tan, ivory, beige, almond, charcoal, silver, gold, clear'.split(
    ', ',
  ),
);

/** Flavours and scents that the same goods come in, as catalogues name them. */
export const flavours = new Set(
  `strawberry, raspberry, blackberry, blueberry, cranberry, blackcurrant, cherry, grape, apple, apricot, peach, pear, plum, mango, guava, litchi, granadilla, passionfruit, pineapple, banana, orange, naartjie, lemon, lime, grapefruit, watermelon, melon, kiwi, pomegranate, coconut, vanilla, chocolate, caramel, toffee, fudge, mint, peppermint, spearmint, cinnamon, ginger, honey, hazelnut, almond, pistachio, lavender, jasmine, musk, aloe, eucalyptus, menthol, chamomile, shea, cocoa, odourless, unscented, cheese, onion, vinegar, bbq, barbecue, barbeque, chutney, tomato, chilli, paprika, garlic, beef, chicken, lamb, biltong, oxtail, minestrone, tropical, bubblegum, peri, cola, smoked`.split(
    ', ',
  ),
);

/** Of the marked words, those that nobody leaves out who wants them. */
export const dietaryWords = new Set(
  'zero, lite, light, diet, sugarfree, decaf, decaffeinated, low, reduced, unsalted, unsweetened, organic, gluten, lactose, vegan'.split(
    ', ',
  ),
);

/** Words that name the ordinary kind among several. */
export const ordinaryWords = new Set(
  'original, orig, regular, reg, classic, plain, standard, traditional, normal, everyday, natural'.split(
    ', ',
  ),
);

/** Words of the plain variant, which customers leave out. */
export const plainWords = new Set(
  `original, orig, regular, reg, classic, plain, standard, traditional, normal, everyday, natural, full, cream, premium, quality, fresh, pure, super, the, and, with, in, of, for, a, to, per, by, de, flavour, flavoured, flavor, flavored, drink, soft, bottle, can, cans, tin, jar, plastic, pet, glass, bag, box, pack, packet, carton, sachet, pouch, tub, tube, bottles, unit, each, assorted, asst, asstd, assort, product, brand, style, type, grade, nominal, x, w, h, d, l, bar, roll, tray, case, piece, pieces, bulk, loose, single, singles, sample, samples, poly, paper`.split(
    ', ',
  ),
);

/** What goods come as, which makes no other goods of them: coffee granules are coffee. */
export const formWords = new Set(
  'granule, powder, instant, liquid, flake, bar, refill, tablet, paste'.split(', '),
);

/** Words after which stands what goods are without, in six languages: "pins no washer", "sin tinte". */
export const withoutWords = new Set('no, not, non, without, sans, pas, sin, sem, sonder'.split(', '));

/** Letters that people and brands are styled with, which are nobody's initials: Dr Pepper. */
export const titles = new Set(['dr', 'mr', 'mrs', 'ms']);
