import type { Answers } from './answers';
import { colours } from './kind-words';
import { meaningsOf } from './meanings-of';
import { singularOf } from './word-keys';

/**
 * Words of which goods answer to one, and which their names always say: who asks for canola oil does not mean
 * sunflower oil, whatever else fits, nor one that says neither. A line is one question that they answer; of a group in
 * brackets any word is the same answer. General vocabulary of
 * groceries, household goods and building supplies, collected by us (no catalogue's product list).
 */
const named = `sunflower canola olive coconut sesame palm avocado soya
maize corn wheat rye oats barley rice sorghum mabele millet bran
macaroni spaghetti lasagne penne noodles fusilli linguine tagliatelle vermicelli
beans lentils chickpeas samp
beef chicken pork lamb mutton turkey duck goat ostrich veal
wings thighs drumsticks livers breasts necks feet gizzards giblets hearts kidneys ribs tripe trotters mince nuggets
hake calamari prawns tuna pilchards sardines salmon mussels snoek mackerel crab anchovies oysters
polony viennas russians boerewors bacon ham salami
cheddar gouda feta mozzarella brie camembert parmesan ricotta
lager stout cider ale
brandy (whisky whiskey) gin vodka rum tequila
rooibos honeybush ceylon
carrots cabbage onions potatoes spinach sweetcorn butternut pumpkin beetroot broccoli cauliflower
kefir maas buttermilk custard
wipes nappies tissues serviettes
mouthwash toothbrush toothpaste
chakalaka`;

/** The same for words that a name may leave out, and means the usual: a wall is painted inside or out, a drink is soft. */
const leftOut = `castor icing
dry sweet
flour semolina
smooth crunchy chunky
still sparkling
mild medium hot
salted unsalted
whole skimmed
faced unfaced
interior exterior
solid stranded
coarse fine
male female
left right
(matt matte) satin gloss eggshell (semigloss semi) enamel
pine spruce cedar fir oak birch maple poplar walnut mahogany meranti redwood hemlock cypress
copper brass bronze
pvc cpvc abs pex
pipe conduit
conduit elbow tee coupling wye cap plug union adapter bushing reducer nipple flange
common finishing roofing brad framing casing masonry
nitrile latex vinyl leather
(aluminum aluminium) fiberglass wooden
(shampoo shamp) (conditioner cond) (lotion ltn)
puppy adult kitten senior
small medium large
aa aaa aaaa
energy soft
afci gfci`;

/** Colours that are other things too, or are none: creams, polish for any shoe. */
const furtherColours = 'cream neutral navy teal turquoise maroon khaki taupe magnolia'.split(' ');

const questions = new Map<string, Map<number, string>>();

[...named.split('\n'), ...leftOut.split('\n')].forEach((line, question) => {
  const answers = line.match(/\([^)]*\)|\S+/g) ?? [];
  for (const answer of answers)
    for (const word of answer.replace(/[()]/g, '').split(' ')) learn(word, question, answer);
});
const colourQuestion = -1;
for (const colour of [...colours, ...furtherColours]) learn(colour, colourQuestion, colour);

function learn(word: string, question: number, answer: string): void {
  const text = singularOf(word);
  questions.set(text, (questions.get(text) ?? new Map<number, string>()).set(question, answer));
}

/** What a word of a name answers. */
export const answersOf = (word: string): Answers | undefined => questions.get(singularOf(word));

/** What a word asked for answers, here and by its meanings in English. */
export const answersTo = (asked: string): Answers[] =>
  [asked, ...meaningsOf(asked)].flatMap((word) => answersOf(word) ?? []);

/** A colour, in English or another language. */
export const isColour = (asked: string): boolean =>
  answersTo(asked).some((answers) => answers.has(colourQuestion));

/** A name answers one of the same questions otherwise: `canola` and `sunflower`, `verde` and `red`. */
export function excludes(asked: readonly Answers[], own: Answers | undefined): boolean {
  if (!own) return false;
  for (const answers of asked)
    for (const [question, answer] of answers) if ((own.get(question) ?? answer) !== answer) return true;
  return false;
}

const namedKinds = new Set((named.match(/[a-z]+/g) ?? []).map(singularOf));

/** A kind that the name of such goods always says. */
export const isNamedKind = (word: string): boolean => namedKinds.has(singularOf(word));
