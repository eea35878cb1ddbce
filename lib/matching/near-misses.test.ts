import { describe, expect, it } from 'vitest';
import { bestOf } from './testing/best-of';

const names = [
  'Nanna Original Mayonnaise 3kg',
  'Nanna Original Mayonnaise 750g',
  'Nanna Tangy Mayonnaise 750g',
  'Golden Drop Sunflower Oil 2L',
  'Roma Pasta Shells 500g',
  'Impala Lager 330ml',
  'GUSTO F/JUICE 1LT ORANGE (1X1)',
  'WHITENER CREAMER 125G POUCH (1X1)',
  'WHITENER CREAMER 125G POUCH (8X12)',
  'Clearbrook Soda Water (6 x 200 ml)',
  'Clearbrook Soda Water (24 x 200 ml)',
  'Thunder Bolt Original 500ml x 4',
  '5 in. x 5 in. x 9 ft. Lindale White Vinyl Corner Post',
  '2 in. x 4 in. x 92-5/8 in. Whitewood Stud',
  '15 in. W x 24 in. D x 34 in. H Shaker Base Cabinet',
  '24 in. W x 24 in. D x 34 in. H Shaker Base Cabinet',
  '2 in. x 10 ft. PVC Schedule 40 Pipe',
  '3 in. Drive Pins with Washers (100-Pack)',
  '3 in. Drive Pins (100-Pack)',
  '4 in. x 4 in. x 6 ft. Cedar-Tone Treated Timber',
  '4 in. x 4 in. x 6 ft. Treated Timber',
  'Peanut Palace No Sugar Smooth Peanut Butter 400g',
  'Peanut Palace Smooth Peanut Butter 400g',
  'Diddle Caramel Popcorn 150g',
  'Spice Cellar Black Pepper Doy Ref 200g',
  'GLEAMER L/CLEAN 750ML LAVENDER (1X1)',
  '250 ft. 14/2 Coppermine Wire',
  '1000 ft. 12/2 Coppermine Wire',
  '1/2 in. Metallic Tube (EMT) 1-Hole Straps (100-Pack)',
  'DEWFALL LOTION 400ML RADIANT GLOW (1X1)',
  'SILKEN SHAMP 350ML EGG (1X1)',
  '1/2 in. ACX Plywood',
  'Orchard Apricot & Peach Jam 900g',
  'Orchard Super Fine Apricot Jam 900g',
];
const best = bestOf(names);

/** Confidence from which a product stands on the order before a clerk has looked. */
const chosen = 0.5;

describe('matchPhrase, of goods that nobody sells', () => {
  it.each([
    ['another kind of oil', 'golden drop canola oil 2l'],
    ['another pasta, though the best has none of its kind', 'roma penne 500g'],
    ['another beer', 'impala stout 330'],
    ['the diet kind', 'impala light 330'],
    ['millilitres said by three figures', 'gusto orange 350'],
    ['another length, joined by x', 'lindale corner post 5x5x10'],
    ['another number of the same name', 'sch 80 pvc pipe 2 in'],
    ['another number of pieces', 'thunder bolt original 24x500'],
    ['a title, which is nobody’s initials', 'dr pepper'],
    ['another scent, where the letter is spoken for', 'gleamer liquid clean lemon'],
    ['another gauge of cable', '10/2 coppermine 250ft'],
    ['a size, where the number counts holes', '1 inch emt straps'],
    ['two short words, which together look like one', 'raid ant'],
    ['a conditioner, where a shampoo is written short', 'silken conditioner egg'],
    ['a word that sounds like a much shorter one', 'hacksaw'],
    ['olive oil in Portuguese', 'azeite 2l'],
  ])('doubts %s: %s', (_, phrase) => expect(best(phrase)?.confidence ?? 0).toBeLessThan(chosen));
});

it('hardly believes in another kind where the one asked for comes in another size', () => {
  expect(best('nanna tangy mayonnaise 3kg')?.confidence).toBeLessThan(0.1);
});

describe('matchPhrase, of goods beside near ones', () => {
  it.each([
    ['how many are packed, by bare numbers', 'creamer pouch 8x12', 'WHITENER CREAMER 125G POUCH (8X12)'],
    ['and of a size', 'soda water 24x200', 'Clearbrook Soda Water (24 x 200 ml)'],
    ['the fraction left out of a length', '2x4x92 stud', '2 in. x 4 in. x 92-5/8 in. Whitewood Stud'],
    ['the width before the depth', '24 base', '24 in. W x 24 in. D x 34 in. H Shaker Base Cabinet'],
    ['what is not to be with it', 'drive pins 3in no washer', '3 in. Drive Pins (100-Pack)'],
    ['in two words', '4x4x6 timber (not cedar tone)', '4 in. x 4 in. x 6 ft. Treated Timber'],
    ['with an article', '4x4x6 timber, not the cedar tone', '4 in. x 4 in. x 6 ft. Treated Timber'],
    ['in Spanish', 'clavos drive pins 3in sin washer', '3 in. Drive Pins (100-Pack)'],
    ['unless the name says so', 'smooth no sugar 400', 'Peanut Palace No Sugar Smooth Peanut Butter 400g'],
    ['one fruit, and no mixture', 'orchard apricot jam 900', 'Orchard Super Fine Apricot Jam 900g'],
    ['no size in a code', '0082 diddle caramel', 'Diddle Caramel Popcorn 150g'],
  ])('reads %s: %s', (_, phrase, name) => {
    expect(best(phrase)?.productId).toBe(name);
    expect(best(phrase)?.confidence).toBeGreaterThan(0.3);
  });
});
