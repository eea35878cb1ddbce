import { numberOf } from '../goods/describe-goods';
import { answersOf } from '../words/alternatives';
import { append } from '../words/append';
import { markedWords, plainWords } from '../words/kind-words';
import { deletionsOf, skeletonOf, soundOf } from '../words/word-keys';
import type { CatalogueIndex, Term } from './catalogue-index';
import { catalogueLexicon } from './catalogue-lexicon';
import { Postings } from './postings';
import { lettersOfCode } from './tell-other-kind';

/** Notes that a product has a word: by its term, which is new where no product had it. */
export function addTerm(index: CatalogueIndex, text: string, ordinal: number): Term {
  const id = index.termByText.get(text);
  const term = (id === undefined ? undefined : index.terms[id]) ?? makeTerm(index, text);
  term.postings.add(ordinal);
  return term;
}

function makeTerm(index: CatalogueIndex, text: string): Term {
  const id = index.terms.length;
  const plain = plainWords.has(text);
  const term: Term = {
    id,
    text,
    number: numberOf(text, catalogueLexicon),
    postings: new Postings(),
    heads: 0,
    followers: null,
    tells: tellsOf(text, plain),
    plain,
    marked: markedWords.has(text),
    code: lettersOfCode(text),
    answers: answersOf(text),
  };
  index.terms.push(term);
  index.termByText.set(text, id);
  addKeys(index, text, id);
  return term;
}

function tellsOf(text: string, plain: boolean): number {
  if (text.length === 1) return 0.3;
  return plain ? 0.5 : 1;
}

function addKeys(index: CatalogueIndex, text: string, id: number): void {
  if (text.length < 3 || /[\d/]/.test(text)) return;
  append(index.prefixes, text.slice(0, 3), id);
  append(index.skeletons, skeletonOf(text), id);
  append(index.sounds, soundOf(text), id);
  if (text.length >= 4) for (const key of deletionsOf(text)) append(index.deletions, key, id);
}

/** Pairs of fewer letters are written together by chance as often. */
const shortestJoin = 4;

/** Notes that two words are neighbours in a name; of two pairs written together alike, the first one counts. */
export function addJoin(index: CatalogueIndex, left: Term, right: Term): void {
  left.followers ??= new Set();
  if (left.followers.has(right.id)) return;
  left.followers.add(right.id);
  const text = left.text + right.text;
  if (text.length >= shortestJoin && !index.joins.has(text)) index.joins.set(text, [left.id, right.id]);
}
