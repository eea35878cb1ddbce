import { describe, expect, it } from 'vitest';
import { changesOf, clashesOf } from './changes';

const opened = { name: 'Cola', price: 10, bin: 'A-1', barcode: null };

describe('changesOf', () => {
  it('keeps what differs, also when it was emptied', () => {
    expect(changesOf({ ...opened, price: 12, bin: '' }, opened)).toEqual({ price: 12, bin: '' });
    expect(changesOf({ barcode: null, name: 'Cola' }, opened)).toEqual({});
  });
});

describe('clashesOf', () => {
  it('names what both have changed', () => {
    const current = { ...opened, price: 11, bin: 'B-2' };
    expect(clashesOf({ price: 12, name: 'Cola 2L' }, { opened, current })).toEqual(['price']);
  });

  it('sees no clash where both wanted the same, or where only others changed something', () => {
    const current = { ...opened, price: 12, bin: 'B-2' };
    expect(clashesOf({ price: 12, name: 'Cola 2L' }, { opened, current })).toEqual([]);
  });
});
