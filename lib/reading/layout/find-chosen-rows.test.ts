import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';

const list = '1. 4 brown bread\n2. 6 white bread\n3. 2 milk';
const phrasesIn = (text: string): string[] => readMessage(text).phrases.map(({ phrase }) => phrase);

describe('a numbered list that its own message refuses rows of', () => {
  it.each([
    `Line 2 is too dear, drop it.\n${list}`,
    `We take lines 1 and 3. Line 2 too expensive.\n${list}`,
    `${list}\nnumber 2 no thanks`,
    `${list}\nApproved except 2, budget.`,
    `${list}\nscratch number two`,
    `${list}\nline 2 on hold till month end`,
  ])('orders the others: %j', (text) => {
    expect(phrasesIn(text)).toEqual(['brown bread', 'milk']);
  });

  it.each([`${list}\nline 2 not later than 9 please`, `${list}\nitem 1 is too cold when it comes`, list])(
    'orders all: %j',
    (text) => {
      expect(phrasesIn(text)).toEqual(['brown bread', 'white bread', 'milk']);
    },
  );
});
