import { describe, expect, it } from 'vitest';
import { linesOf } from '../../language/text/lines-of';
import { cutCells } from './cut-cells';
import { headingAt, tableHeadings } from './table-headings';

const headingsOf = (text: string) =>
  tableHeadings(linesOf(text).map((line) => ({ ...line, cells: cutCells(line.text, line.start, /\t/) })));

describe('tableHeadings', () => {
  it('holds from one line of a single cell to the next', () => {
    const text = 'GUSTO 1L\nmango\t6\nGUSTO 200ml\nguava\t2';
    const headings = headingsOf(text);
    expect(headingAt(headings, text.indexOf('mango'))).toBe('GUSTO 1L');
    expect(headingAt(headings, text.indexOf('guava'))).toBe('GUSTO 200ml');
  });

  it('keeps a brand above sizes for each of them', () => {
    const text = 'GUSTO\n1L\nmango\t6\n200ml\nguava\t2';
    const headings = headingsOf(text);
    expect(headingAt(headings, text.indexOf('mango'))).toBe('GUSTO 1L');
    expect(headingAt(headings, text.indexOf('guava'))).toBe('GUSTO 200ml');
  });

  it('takes neither prose nor a sum for a heading', () => {
    const text = 'please send these things as soon as possible\nmango\t6\nTotal\nguava\t2';
    expect(headingsOf(text)).toEqual([]);
  });
});
