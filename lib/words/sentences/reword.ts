import type { Language } from '../languages';
import { sentences } from './sentences';
import { gapsIn, partsOf, type Template, templateOf } from './template';

interface Known {
  template: Template;
  said: string;
}

/** The sentences of one language: those without gaps by their text, the others with the longest first. */
interface Book {
  plain: ReadonlyMap<string, string>;
  withGaps: readonly Known[];
}

/** Sentences stand side by side in one of these ways. */
const separators = ['; ', '. ', ', '];
/** What is longer quotes a whole message, and is not worth the search. */
const longest = 2000;

const bookOf = (texts: Record<string, string>): Book => {
  const known = Object.entries(texts).map(([english, said]) => ({ english, said }));
  const lengthOf = ({ template }: Known) => template.literals.join('').length;
  return {
    plain: new Map(known.map(({ english, said }) => [english, said])),
    withGaps: known
      .map(({ english, said }) => ({ template: templateOf(english), said }))
      .filter(({ template }) => template.gaps.length > 0)
      .sort((one, other) => lengthOf(other) - lengthOf(one)),
  };
};

const books = Object.fromEntries(
  Object.entries(sentences).map(([language, { whole, parts }]) => [
    language,
    { whole: bookOf(whole), within: bookOf({ ...whole, ...parts }) },
  ]),
);

/** A sentence of the service's own in another language; whatever it does not know stays as it is. */
export function reword(text: string, language: Language): string {
  const book = books[language];
  if (!book || text.length > longest) return text;
  return sayWith(text, book.whole, book.within);
}

function sayWith(text: string, book: Book, within: Book): string {
  const whole = sayWhole(text, book, within);
  if (whole !== null) return whole;
  for (const separator of separators) {
    const parts = partsOf(text, separator);
    if (parts.length === 1) continue;
    // A sentence keeps its full stop.
    const stop = separator === '. ' ? '.' : '';
    const said = parts.map((part, at) => {
      const isLast = at === parts.length - 1;
      const rewritten = sayWith(isLast ? part : part + stop, book, within);
      return isLast || stop === '' ? rewritten : rewritten.replace(/\.$/, '');
    });
    return said.join(separator);
  }
  return text;
}

function sayWhole(text: string, { plain, withGaps }: Book, within: Book): string | null {
  const known = plain.get(text);
  if (known !== undefined) return known;
  for (const { template, said } of withGaps) {
    const values = gapsIn(text, template);
    if (values === null) continue;
    const byName = new Map(
      template.gaps.map(({ name, holds }, at) => {
        const value = values[at] ?? '';
        if (holds === 'words') return [name, value];
        const parts = holds === 'list' ? partsOf(value, ', ') : [value];
        return [name, parts.map((part) => sayWith(part, within, within)).join(', ')];
      }),
    );
    return said.replace(/\{(\w+)\}/g, (gap, name: string) => byName.get(name) ?? gap);
  }
  return null;
}
