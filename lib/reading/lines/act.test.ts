import { describe, expect, it } from 'vitest';
import { writtenEntry } from '../edit-state';
import { act, applyActs, drop, dropStanding, keep, mark, setQuantity, setSize, tell } from './act';

const place: { at: number | null } = { at: null };
const item = {
  at: 0,
  next: 2,
  goodsStart: 1,
  goodsEnd: 2,
  side: 'lead',
  measured: null,
  quantity: 20,
  unit: 'case',
  restock: false,
  vague: false,
  score: 0,
  fit: 0,
  known: true,
} as const;
const written = () => writtenEntry(item, { sentence: 0, place }, { alike: true });

describe('acts', () => {
  it('make of a line what their record makes of what was written', () => {
    const line = written();
    act(line, 'restatement', setQuantity(25), tell('said anew'));
    act(line, 'cancellation', drop('cancelled'), mark('unnamed'));
    act(line, 'reinstatement', keep, setSize('2L'));
    expect(line).toMatchObject(applyActs(line.written, line.acts));
    expect(line).toMatchObject({ quantity: 25, unit: 'case', dropped: null, unnamed: true, alike: true });
    expect(line.written).toMatchObject({ quantity: 20, dropped: null, unnamed: false });
  });

  it('are recorded with the saying they are of, and where the message says so', () => {
    const line = written();
    place.at = 7;
    act(line, 'stock', drop('stock'));
    place.at = 9;
    act(line, 'restatement', setQuantity(3, null));
    expect(line.acts).toEqual([
      { do: 'drop', why: 'stock', by: 'stock', at: 7 },
      { do: 'set quantity', quantity: 3, unit: null, by: 'restatement', at: 9 },
    ]);
  });

  it('leave a line out for the reason that was said first, where the later only concerns lines that stand', () => {
    const line = written();
    dropStanding(line, 'complaint', 'complaint');
    dropStanding(line, 'question', 'question');
    expect(line.dropped).toBe('complaint');
  });
});
