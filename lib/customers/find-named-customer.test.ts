import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNamedCustomer, withoutName } from './find-named-customer';

const choices = [
  { id: 'joe', name: 'Joe’s Diner' },
  { id: 'mama', name: 'Mama Africa Kitchen' },
  { id: 'north', name: 'Sunrise Spaza North' },
  { id: 'south', name: 'Sunrise Spaza' },
  { id: 'deli', name: 'The Corner Deli' },
];
const found = (text: string) => findNamedCustomer(text, choices)?.id;

describe('the customer whom a representative names', () => {
  it.each([
    ['2 cola for Joe’s Diner', 'joe', '2 cola'],
    ['Order for joes diner:\n2 cola', 'joe', '2 cola'],
    ["for JOE'S DINER 2 cola", 'joe', '2 cola'],
    ['Joe’s Diner order\n2 cola\n10 bread', 'joe', undefined],
    ['Joe’s Diner\n2 cola', 'joe', '2 cola'],
    ['2 cola\n10 bread\nJoes Diner', 'joe', '2 cola\n10 bread'],
    ['2 cola for Joe’s', 'joe', undefined],
    ['2 cola, 3 bread for mama africa', 'mama', undefined],
    ['2 cola for Mama Afrika Kitchen', 'mama', undefined],
    ['Hi, Mama Africa needs 2 cola', 'mama', 'Hi, 2 cola'],
    ['for Sunrise Spaza North: 2 cola', 'north', undefined],
    ['2 cola vir die Corner Deli', 'deli', undefined],
    ['deliver to corner deli\n2 cola', 'deli', undefined],
    ['2 cola for the Corner Deli please', 'deli', '2 cola please'],
  ])('%j', (text, id, left) => {
    const named = findNamedCustomer(text, choices);
    expect(named?.id).toBe(id);
    if (named && left !== undefined) expect(withoutName(text, named).replace(/ +/g, ' ').trim()).toBe(left);
  });

  it('takes the longer of two names that begin alike, and neither when only their beginning is there', () => {
    expect(found('2 cola for Sunrise Spaza North')).toBe('north');
    expect(found('2 cola for Sunrise')).toBeUndefined();
  });

  it.each([
    '2 cola',
    '2 cola for Joe’s Diner, 3 bread for Mama Africa',
    'same as Joe’s Diner had\n2 cola\nthanks',
    '2 cola for Joe’s\nDiner plates',
    '2 cola for Friday',
    'for 2 people',
    '',
  ])('is nobody in %j', (text) => {
    expect(found(text)).toBeUndefined();
  });

  it('leaves every other character where it was', () => {
    const part = fc.constantFrom(
      '2 cola',
      '\n',
      ' for ',
      'Joe’s Diner',
      ' order',
      'Mama Africa',
      ': ',
      '😀',
      'Sunrise ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const named = findNamedCustomer(text, choices);
        if (!named) return;
        const left = withoutName(text, named);
        expect(left).toHaveLength(text.length);
        expect(left.split('\n').length).toBe(text.split('\n').length);
        expect(left.slice(0, named.start) + left.slice(named.end)).toBe(
          text.slice(0, named.start) + text.slice(named.end),
        );
      }),
    );
  });
});
