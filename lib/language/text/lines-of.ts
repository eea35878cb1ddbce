/** A line of the text without its line break. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** The lines of a text with their offsets. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const part of text.split('\n')) {
    lines.push({ start, end: start + part.length, text: part });
    start += part.length + 1;
  }
  return lines;
}
