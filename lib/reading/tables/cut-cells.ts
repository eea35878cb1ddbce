/** A cell of a table, trimmed. */
export interface Cell {
  start: number;
  text: string;
}

/** Columns set apart by spaces: those before the first set nothing apart. */
export const columnSpaces = / {2,}/;

/** Cuts a line that begins at `offset` into its cells; empty ones at its end are none. */
export function cutCells(line: string, offset: number, delimiter: RegExp): Cell[] {
  const cells: Cell[] = [];
  let at = delimiter === columnSpaces ? line.length - line.trimStart().length : 0;
  for (const part of line.slice(at).split(delimiter)) {
    const found = line.indexOf(part, at);
    const trimmed = part.trim();
    cells.push({ start: offset + found + (part.length - part.trimStart().length), text: trimmed });
    at = found + part.length;
  }
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}
