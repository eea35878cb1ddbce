import { headLexicons } from '../lexicons/head-lexicons';
import type { CueName } from '../lexicons/lexicon';
import { cutWords } from './cut-words';

export interface PhraseEnd {
  name: CueName;
  value: string;
  language: string;
  /** So short that it counts only in a text of its language. */
  weak: boolean;
}

export interface PhraseNode {
  next: Map<string, PhraseNode>;
  ends: PhraseEnd[];
}

/** Shorter phrases are words of other languages by chance. */
const tellingLength = 5;

/** All phrases of all languages, by their words; a key with `!` is a word that counts only as written. */
export const phraseTree: PhraseNode = growTree();

function growTree(): PhraseNode {
  const root: PhraseNode = { next: new Map(), ends: [] };
  for (const { language, cues } of headLexicons)
    for (const [name, text] of Object.entries(cues))
      for (const [value, phrase] of phrasesOf(text)) {
        const written = phrase.startsWith('!');
        const words = cutWords(written ? phrase.slice(1) : phrase).filter(({ text: word }) => word !== '-');
        let node = root;
        for (const word of words) node = childOf(node, written ? `!${word.written}` : word.text);
        const weak = language !== 'en' && !written && phrase.replace(/[^\p{L}]/gu, '').length < tellingLength;
        if (isCueName(name)) node.ends.push({ name, value, language, weak });
      }
  return root;
}

function childOf(node: PhraseNode, key: string): PhraseNode {
  const known = node.next.get(key);
  if (known) return known;
  const child: PhraseNode = { next: new Map(), ends: [] };
  node.next.set(key, child);
  return child;
}

/** The keys of `cues` are names of cues by their type. */
function isCueName(_name: string): _name is CueName {
  return true;
}

function* phrasesOf(text: string): Generator<[value: string, phrase: string]> {
  for (const line of text.split('\n')) {
    // The value of a clock has a colon of its own.
    const cut = line.indexOf(': ');
    const value = cut < 0 ? '' : line.slice(0, cut).trim();
    for (const phrase of line.slice(cut < 0 ? 0 : cut + 1).split(','))
      if (phrase.trim() !== '') yield [value, phrase.trim()];
  }
}
