import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBySpans } from './split-by-spans';

test('marks each phrase with its line and leaves the rest alone', () => {
  const text = 'Hi, 2 cola and 3 milk!';
  const segments = splitBySpans(text, [
    { id: 'cola', span: { start: 4, end: 10 } },
    { id: 'milk', span: { start: 15, end: 21 } },
    { id: 'added', span: null },
  ]);
  expect(segments).toEqual([
    { text: 'Hi, ', start: 0, lineIds: [], part: null },
    { text: '2 cola', start: 4, lineIds: ['cola'], part: null },
    { text: ' and ', start: 10, lineIds: [], part: null },
    { text: '3 milk', start: 15, lineIds: ['milk'], part: null },
    { text: '!', start: 21, lineIds: [], part: null },
  ]);
});

test('overlapping phrases share what they have in common', () => {
  const segments = splitBySpans('abcdef', [
    { id: 'x', span: { start: 0, end: 4 } },
    { id: 'y', span: { start: 2, end: 6 } },
  ]);
  expect(segments.map(({ text, lineIds }) => [text, lineIds.join()])).toEqual([
    ['ab', 'x'],
    ['cd', 'x,y'],
    ['ef', 'y'],
  ]);
});

test('an empty message has no segments', () => {
  expect(splitBySpans('', [{ id: 'x', span: { start: 0, end: 4 } }])).toEqual([]);
});

test('whatever the spans, nothing of the message is lost or doubled', () => {
  const span = fc.record({ start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(fc.option(span), { maxLength: 6 }), (text, spans) => {
      const lines = spans.map((each, index) => ({ id: String(index), span: each }));
      const segments = splitBySpans(text, lines);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      expect(segments.every((segment) => segment.text !== '')).toBe(true);
    }),
  );
});

test('marks the head and what was left out, without the blanks around them', () => {
  const text = '2 cola\n5 x blorb\nPO 77';
  const part = { lineId: null, reason: null, doubtful: false };
  const parts = [
    { ...part, start: 0, end: 6, as: 'line' as const },
    { ...part, start: 6, end: 16, as: 'left_out' as const },
    { ...part, start: 17, end: 22, as: 'head' as const },
  ];
  const segments = splitBySpans(text, [{ id: 'cola', span: { start: 0, end: 6 } }], parts);
  expect(segments.map(({ text, part }) => [text, part?.as])).toEqual([
    ['2 cola', undefined],
    ['\n', undefined],
    ['5 x blorb', 'left_out'],
    ['\n', undefined],
    ['PO 77', 'head'],
  ]);
});
