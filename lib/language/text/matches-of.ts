/**
 * What a global pattern finds in a text. As `text.matchAll(pattern)`, which makes a copy of the pattern at each call: of
 * some hundred patterns the engine had forgotten the copies by the next message, and compiled them all again.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // An empty match would be found for ever.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
