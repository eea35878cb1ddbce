import { languages } from './languages';
import { patternsOfLanguage } from './sayings';
import { foldWord } from './text/fold-word';
import { targets, wordsOf } from './word-lists';
import { english } from './words/en/lexicon';

const englishWords = new Set([
  ...wordsOf(english.filler),
  ...wordsOf(english.and),
  ...wordsOf(english.articles),
  ...[english.numbers, english.units, english.measures, english.dozens, english.fractions].flatMap((text) =>
    [...targets(text)].map(([, word]) => word),
  ),
]);

/** Words that tell a language from English: its numbers, fillers, units, measures and goods. */
const tellingWords = languages
  .filter((lexicon) => lexicon !== english)
  .map((lexicon) => {
    const strong = new Set(
      [
        ...[lexicon.numbers, lexicon.units, lexicon.multipliers, lexicon.dozens, lexicon.fractions].flatMap(
          (text) => [...targets(text)].map(([, word]) => word),
        ),
        ...[...targets(lexicon.measures)].map(([, word]) => word).filter((word) => word.length > 4),
        ...wordsOf(lexicon.filler).filter((word) => word.length > 2),
        ...patternsOfLanguage(lexicon)
          .flatMap(({ pattern }) => pattern.split(/[ /?]+/))
          .filter((word) => word.length > 4 && !word.startsWith('@'))
          .map(foldWord),
      ].filter((word) => !englishWords.has(word)),
    );
    const weak = new Set(
      [
        ...wordsOf(lexicon.and),
        ...[...wordsOf(lexicon.filler), ...[...targets(lexicon.goods)].map(([, word]) => word)].filter(
          (word) => word.length > 1,
        ),
      ].filter((word) => !englishWords.has(word) && !strong.has(word)),
    );
    return { language: lexicon.language, strong, weak };
  });

/** Words that look foreign and are common in English orders too. */
const falseFriends = new Set(
  wordsOf(`once, pot, dose, die, pan, nata, no, rol, bot, barra, bar, pack, met, par, plate, fine, coco, manga,
media, grade, ground, palette, set, bon, mode, is, water, balas, tube, plaque, chapa, fut, carton, palet,
pie, los, las, son, sin, el, en, la, le, de, mil, rouge, chocolate, pasta, mango, cereal, spaghetti,
espresso, crema, creme, coca, natural, orange, sauce, biscuits, mayonnaise, hay, medium, sand, roller, sardines, piece,
table, lata, te, cafe, corn, sal, pap, amasi, samp, fresa, batteries, serviettes, bicarbonate, gelatine, membrane,
secateurs, soya, cilantro, plank, room, slot, tee, peer, mielie, normal, bronze, union, complete, reduction, nature,
chat, bouillon, prune, puree, petite, bonbon, violet, salsa, chile, tapas, patio, filet, mousse, masker, prop, piles,
sable, isolation, traverse, transparent, elixir, suave, rosa, marco, tina, cem, caro, mange, tout, courgette, aubergine, canapes`),
);

/** How much of each language but English the words of a message speak. */
function scoresOf(words: readonly string[]): { language: string; score: number }[] {
  const said = new Set(words);
  return tellingWords.map(({ language, strong, weak }) => {
    let score = 0;
    for (const word of said) {
      if (falseFriends.has(word)) score += strong.has(word) || weak.has(word) ? 0.25 : 0;
      else score += strong.has(word) ? 1 : weak.has(word) ? 0.5 : 0;
    }
    return { language, score };
  });
}

/** Languages besides English that the words of a message speak, the likeliest first. */
export function detectLanguages(words: readonly string[]): string[] {
  const scores = scoresOf(words);
  const best = Math.max(...scores.map((entry) => entry.score));
  const enough = Math.max(1, best * 0.6);
  return scores
    .filter((entry) => entry.score >= enough && entry.score >= words.length * 0.06)
    .sort((a, b) => b.score - a.score)
    .map((entry) => entry.language)
    .filter(
      (language, i, all) =>
        i === 0 ||
        !(/^(es|pt|fr)$/.test(language) && all.slice(0, i).some((better) => /^(es|pt|fr)$/.test(better))),
    );
}

/** Of the words, and beside the next language: what is surer hardly ever is another language in `bench/data/messages`. */
const sure = { score: 2.5, share: 0.2, lead: 1.5 };

/**
 * The language besides English that the words surely are in; null where they may be English, or too few to tell: `10 coca
 * cola 2l` is ordered in any.
 */
export function languageSpoken(words: readonly string[]): string | null {
  const said = words.filter((word) => /\p{L}/u.test(word));
  const [best, next] = scoresOf(said).sort((a, b) => b.score - a.score);
  if (!best || best.score < Math.max(sure.score, new Set(said).size * sure.share)) return null;
  return best.score >= (next?.score ?? 0) * sure.lead ? best.language : null;
}
