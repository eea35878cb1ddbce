import { conversationLexicons } from '../lexicons/conversation-lexicons';
import type { CueName } from '../lexicons/lexicon';

/** Short answers and courtesies are understood in any language; whole sentences only in those that are spoken. */
const anyLanguage: readonly CueName[] = ['yes', 'no', 'thanks', 'courtesy', 'status'];

const patterns = new Map<string, RegExp | null>();

/** A pattern of all phrases of these cues; null when the languages have none. */
function patternOf(names: readonly CueName[], languages: readonly string[]): RegExp | null {
  const key = `${names.join(' ')}|${languages.join(' ')}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const phrases = names.flatMap((name) =>
    conversationLexicons
      .filter(({ language }) => anyLanguage.includes(name) || languages.includes(language))
      .flatMap(({ cues }) => (cues[name] ?? '').split(/[,\n]/))
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  );
  const sources = [...new Set(phrases)].sort((a, b) => b.length - a.length).map(sourceOf);
  const pattern =
    sources.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, 'gu');
  patterns.set(key, pattern);
  return pattern;
}

const slots: Readonly<Record<string, string>> = {
  '#': '\\d+(?:[.,]\\d+)?',
  _: '[\\p{L}\\d]+',
  '…': '((?:[^\\s.!?]+\\s+){0,9}?[^\\s.!?]+)',
  $: '\\s*(?=[?!.\\s]*$)',
};

/** A phrase of a lexicon as a pattern of folded text. */
function sourceOf(phrase: string): string {
  const isFirst = phrase.startsWith('^');
  const words = phrase.replace('^', '').split(' ');
  const source = words
    .map((word) => slots[word] ?? word.replace(/[.*+?()[\]{}|\\/-]/g, '\\$&'))
    .join('[\\s,]+')
    .replace('[\\s,]+\\s*(?=', '\\s*(?=');
  return isFirst ? `(?<=^\\W*)${source}` : source;
}

/** What is asked of the words of a message, in the languages that its conversation speaks. */
export interface CueReader {
  languages: readonly string[];
}

/** Its words count for nothing else: "don't forget" forgets nothing. Offsets stay. */
function withoutReminders(text: string, names: readonly CueName[], languages: readonly string[]): string {
  const pattern = names.includes('reminds') ? null : patternOf(['reminds'], languages);
  return pattern === null ? text : text.replace(pattern, (words) => ' '.repeat(words.length));
}

/** Of words so few that nobody can tell their language. */
export const anyLanguageReader: CueReader = {
  languages: conversationLexicons.map(({ language }) => language),
};

export const hasCue = ({ languages }: CueReader, text: string, ...names: CueName[]): boolean => {
  const pattern = patternOf(names, languages);
  return pattern !== null && withoutReminders(text, names, languages).search(pattern) >= 0;
};

/** The text with a blank for each phrase of these cues; what stands in the gap of one stays. */
export const withoutCues = ({ languages }: CueReader, text: string, ...names: CueName[]): string => {
  const pattern = patternOf(names, languages);
  const plain = withoutReminders(text, names, languages);
  if (pattern === null) return plain;
  return plain.replace(pattern, (_, ...groups) => {
    const kept = groups.slice(
      0,
      groups.findIndex((group) => typeof group === 'number'),
    );
    return ` ${kept.filter((group) => typeof group === 'string').join(' ')} `;
  });
};

/** Where phrases of these cues stand, as offsets in the folded text. */
export function placesOf(
  { languages }: CueReader,
  text: string,
  ...names: CueName[]
): { start: number; end: number }[] {
  const pattern = patternOf(names, languages);
  if (pattern === null) return [];
  return [...withoutReminders(text, names, languages).matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Nothing but phrases of these cues, small marks and smileys; false of an empty text. */
export const isOnly = (reader: CueReader, text: string, ...names: CueName[]): boolean =>
  text.trim() !== '' && !/[\p{L}\d]/u.test(withoutCues(reader, text, ...names));
