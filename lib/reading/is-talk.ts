import type { MessageView } from './message-view';

/** Words that name goods of no trade, and no others. A number beside a lone one may be a size: "90 street". */
export function isTalk({ tokens, lexicon }: MessageView, from: number, to: number): boolean {
  const stretch = tokens.slice(from, to);
  const words = stretch.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  const { talk, filler, and, numbers } = lexicon;
  return (
    words.length > Number(stretch.some(({ kind }) => kind === 'number')) &&
    words.every(({ text }) => talk.has(text) || filler.has(text) || and.has(text) || numbers.has(text))
  );
}
