import { lexiconOf } from '@/lib/language/compile';
import { dietaryWords, markedWords, plainWords } from '@/lib/matching/words/kind-words';
import type { CatalogueRow } from './gold';
import type { Stock } from './take-stock';

/** A small seeded generator (mulberry32), so that training gives the same weights each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list that is not empty. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

const talk =
  `pls,please,thanks,man,boss,for the shop,urgent,same as last,zibe,obrigada,the one,het,gewoon,only,again,sharp,my side,for school,nie,also,si,mas,por favor,hey,bru,if you have,thats it,the big one,the usual,if possible,quick,ke kopa,tse,nyana,eziyi,ngicela,neh,asb,dankie,vir die kinders,wat gewild is,savon,boite,paquet de,la caixa,o grande,das boas,ocho,bolsas,un poco,for granny,thank you god,okay bye,said,um,uh,like,sort of,went fast so,new line,comma,qty,ea,no,left,short of,under R95,each,the small,the nice,tnx,frm,da,4u,kindly,order,stock,line,item,case,single,loose,pcs`.split(
    ',',
  );

/** A phrase now and then with a word of talk that was taken for goods. */
export function amongTalk(phrase: string, random: () => number): string {
  const where = random();
  if (where < 0.08) return `${phrase} ${pick(talk, random)}`;
  return where < 0.12 ? `${pick(talk, random)} ${phrase}` : phrase;
}

const packaging =
  /\b(?:plastic|bottle|can|pet|soft drink|drink|box|pack|flavoured|flavour|original|regular|classic)\b/gi;

/** Customers say two thirds of a name, and every third time no size. */
const sizelessShare = 0.3;
const mostLeftOut = 0.7;
const anySize = /(?<![\d.,/])\d+(?:[./-]\d+)*\s?(?:x\s?\d+\s?)?(?:ml|g|kg|lt?|lbs?|oz|in|ft|gal|s)\b\.?/g;

/** A product's name as a customer in a hurry might write it. */
export function customerWords(row: CatalogueRow, random: () => number): string {
  return writeHastily(leaveOut(row, random, 0.45), random);
}

/** What stands in brackets and counts nothing; `(Pack of 12)`, `(6 x 2 L)` and `(1X24)` do. */
const aside = /\((?![^)]*(?:\d\s?x\s?\d|pack of))[^)]*\)/g;

/** A number of pieces stays whole: ` x 6`, `(Pack of 12)`. */
const pieces = /\([^)]*(?:\dx\d|pack of)[^)]*\)|\bx \d+$|\S+/g;

const isPack = (piece: string): boolean => /^x \d|\(.*(?:\dx\d|pack of)/.test(piece);

/**
 * What a customer says of a product's name, spelt as it is there, with up to this share of its words left out; never
 * those that nobody leaves out: zero, decaf, a case of 24.
 */
export function leaveOut(row: CatalogueRow, random: () => number, most = mostLeftOut): string {
  let name = row.name.toLowerCase().replace(/\(1x1\)/g, '');
  if (random() < 0.6) name = name.replace(packaging, ' ');
  if (random() < 0.5) name = name.replace(aside, ' ');
  if (random() < 0.25) name = name.replace(/(\d)\s?(ml|g|kg|l|in\.?|ft\.?)\b/g, '$1');
  if (random() < sizelessShare) name = name.replace(anySize, ' ');
  let words = (name.match(pieces) ?? []).filter((word) => /[\p{L}\d]/u.test(word));
  const terse = most * random();
  if (words.length > 2)
    words = words.filter((word, i) =>
      i === 0
        ? random() > 0.15
        : dietaryWords.has(word) ||
          isPack(word) ||
          random() > (/\d/.test(word) || markedWords.has(word) ? 0.12 : terse),
    );
  return words.join(' ').trim() || name;
}

/** The same words misspelt here and there, now and then in another order. */
export function writeHastily(phrase: string, random: () => number): string {
  const words = phrase
    .split(' ')
    .map((word) =>
      word.length > 3 && /^\p{L}+$/u.test(word) && random() < 0.12 ? misspell(word, random) : word,
    );
  if (random() < 0.12) words.push(words.shift() ?? '');
  return words.join(' ');
}

export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const kind = random();
  if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.5) return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
  if (kind < 0.7) return word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
  if (kind < 0.85 && at + 1 < word.length)
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return word.slice(0, at) + word.charAt(at) + word.slice(at);
}

const alienWords =
  `lime charcoal blueberry raspberry hazelnut lavender rosemary turmeric quinoa coconut papaya lychee sapphire midnight diesel turbo premiumplus deluxe gold platinum nordic alpine sahara zulu savanna harbourline kingsley marlow brightwell oakridge fernleaf halaal kosher puppy senior toddler drumstick charger iphone umbrella kettle ladder helmet cement quarts jumbo nano titanium graphite walnut mahogany cypress bamboo velvet frozen smoked pickled roasted trotters ribs lasagne ravioli mozzarella brie yeastless sugarless caffeine espresso matcha`.split(
    ' ',
  );
const sizes = [
  '150ml',
  '350ml',
  '600ml',
  '3L',
  '4L',
  '7kg',
  '15kg',
  '300g',
  '650g',
  '1.8kg',
  '14 ft',
  '60 amp',
  '7s',
  '36s',
  '500s',
];

/** Numbers that hardly any size has. */
const numbers = ['7', '9', '11', '13', '17', '22', '26', '34', '45', '65', '95'];

/** What a customer asks for that the catalogue does not have: another size, variant or brand of a product. */
export function nearMiss(row: CatalogueRow, stock: Stock, random: () => number): string | null {
  const words = customerWords(row, () => 0.3 + random() * 0.7).split(/\s+/);
  const ifNew = (all: readonly string[]): string | null =>
    stock.sells(all.join(' ')) ? null : all.join(' ');
  const kind = random();
  const sizeAt = words.findIndex((word) => /^\d+(?:\.\d+)?(?:ml|g|kg|l|s)?$/.test(word));
  if (kind < 0.3 && sizeAt >= 0) {
    const bare = /^\d+$/.test(words[sizeAt] ?? '') && random() < 0.6;
    const size = pick(bare ? numbers : sizes, random);
    words[sizeAt] = size;
    return ifNew(words);
  }
  const letters = words.flatMap((word, i) => (/^\p{L}{3,}$/u.test(word) ? [i] : []));
  const last = letters.length - 1 - Math.floor(random() * Math.max(1, letters.length - 1));
  const at = letters[kind < 0.55 ? 0 : last];
  if (at === undefined) return null;
  words[at] = random() < 0.5 ? pick(alienWords, random) : knownWord(stock, at === 0, random);
  return ifNew(words);
}

const { units } = lexiconOf(['en']);

/** A word of another product: its brand, or one of the others that is more than its packaging. */
function knownWord({ rows }: Stock, brand: boolean, random: () => number): string {
  const words = pick(rows, random)
    .name.toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [''];
  const telling = words.filter((word) => !plainWords.has(word) && !units.has(word));
  return brand || telling.length === 0 ? (words[0] ?? '') : pick(telling, random);
}
