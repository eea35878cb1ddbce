import { attribute, columnAt, type SheetParts, tagsIn } from './open-sheet';

/** Cells of one column that are one: from the first row to the last, all from 0. */
export interface MergedCells {
  column: number;
  from: number;
  to: number;
}

/**
 * The cells of a sheet that are merged downwards, as a category beside its goods: only the first of them has the value.
 * Those that are merged sideways are titles, and stay as they are.
 */
export function mergedDownwards({ content }: Pick<SheetParts, 'content'>): MergedCells[] {
  // They stand behind the rows, which may be most of a hundred megabytes.
  const end = content.lastIndexOf('</sheetData>');
  if (end < 0) return [];
  const merged: MergedCells[] = [];
  for (const tag of tagsIn(content.toString('utf8', end), 'mergeCell')) {
    const [, left = '', from, right, to] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(attribute(tag, 'ref')) ?? [];
    if (left !== '' && left === right && from !== to)
      merged.push({ column: columnAt(left), from: Number(from) - 1, to: Number(to) - 1 });
  }
  return merged;
}
