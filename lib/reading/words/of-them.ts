import type { MessageView } from '../message-view';

/** The token behind "of those", "de esos", "desses", "daarvan"; the token itself where nothing says so. */
export function behindOfThem({ tokens, lexicon }: MessageView, at: number): number {
  const [link, word] = [at, at + 1].map((place) => tokens[place]?.text ?? '');
  if (lexicon.ofThem.has(link ?? '')) return at + 1;
  return lexicon.links.has(link ?? '') && lexicon.those.has(word ?? '') ? at + 2 : at;
}
