import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarks, withoutMarks } from './message-marks';

const marked = (text: string) =>
  findMarks(text).map(({ kind, innerStart, innerEnd }) => `${kind}: ${text.slice(innerStart, innerEnd)}`);

describe('findMarks', () => {
  it.each([
    ['*5* x sugar', ['bold: 5']],
    ['_brown bread_ 3', ['italic: brown bread']],
    ['~5 sugar~ 3 bread', ['struck: 5 sugar']],
    ['~5~ 8 sugar', ['struck: 5']],
    ['`3 bread`', ['code: 3 bread']],
    ['```\n3 bread\n```', ['code: \n3 bread\n']],
    ['*_~all~_*', ['bold: _~all~_', 'italic: ~all~', 'struck: all']],
    ['*~5 sugar~* 3 bread', ['bold: ~5 sugar~', 'struck: 5 sugar']],
    ['**5** sugar, ~~3 bread~~', ['bold: 5', 'struck: 3 bread']],
    ['(*bold*), *more*.', ['bold: bold', 'bold: more']],
    ['_AB_12_', ['italic: AB_12']],
    ['`*not bold*`', ['code: *not bold*']],
    ['* *item* of a list', ['bold: item']],
  ])('finds the formatting of %j', (text, found) => {
    expect(marked(text)).toEqual(found);
  });

  it.each([
    '* 3 bread\n* 2 cola',
    '- 3 bread',
    '5*10 beam',
    '2*6 pack',
    '3 * 2 * 5',
    'brown bread *3\ncola *2',
    'AB_12 and CD_34',
    'sugar ____ 2',
    '~5 kg sugar, ~3 bread',
    '*10 not 12',
    'bread* and cola*',
    'a *b\nc* d',
    '*',
    '**',
    '~~',
    '``',
    '2 x 5*8*12',
    'snake_case_name',
  ])('leaves %j as it is', (text) => {
    expect(findMarks(text)).toEqual([]);
  });

  it('keeps every offset, and no mark', () => {
    const text = '*5* x ~sugar~';
    expect(withoutMarks(text, findMarks(text))).toBe(' 5  x  sugar ');
  });

  it('gives spans inside the text, whatever comes', () => {
    const pieces = fc.array(
      fc.constantFrom('*', '_', '~', '`', ' ', 'a', '5', '\n', '.', '**', '```', 'é', '🥛'),
    );
    fc.assert(
      fc.property(
        pieces.map((each) => each.join('')),
        (text) => {
          const spans = findMarks(text);
          expect(withoutMarks(text, spans)).toHaveLength(text.length);
          for (const span of spans) {
            expect(span.start).toBeLessThan(span.innerStart);
            expect(span.innerStart).toBeLessThan(span.innerEnd);
            expect(span.innerEnd).toBeLessThan(span.end);
            expect(span.end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
    );
  });

  it.each(['*a ', '~', '_a', '`', '**a ', '*a* ', '```'])('takes no long time over many of %j', (piece) => {
    const started = performance.now();
    findMarks(piece.repeat(64_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
