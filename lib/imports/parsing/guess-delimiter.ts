const delimiters = [',', ';', '\t', '|'] as const;

/**
 * What separates the columns of a CSV text: the character that most lines have, and as often each. A comma where none
 * does, for a file may have one column.
 */
export function guessDelimiter(head: string): string {
  // Excel writes it above the titles where it is not the usual one.
  const told = /^sep=(.)\r?\n/.exec(head)?.[1];
  if (told !== undefined) return told;
  const lines = linesOf(head).slice(0, 50);
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = mostCommon(counts);
    const agreeing = counts.filter((count) => count === usual).length;
    // Lines agreeing weigh most; a decimal comma is in many lines too, but in each differently often.
    const score = (agreeing / Math.max(1, lines.length)) * 100 + Math.min(usual, 50) / 10;
    if (usual > 0 && score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Lines without what is quoted, where separators mean nothing. */
function linesOf(text: string): string[] {
  return text
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
}

function mostCommon(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
