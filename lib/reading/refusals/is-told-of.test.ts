import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';

const phrasesIn = (text: string): string[] => readMessage(text).phrases.map(({ phrase }) => phrase);

describe('goods that a message only tells of', () => {
  it('does not order what somebody did with them', () => {
    expect(phrasesIn('your depot packed 5 brown bread for us. 6 white bread please')).toEqual([
      'white bread',
    ]);
    expect(phrasesIn('my cousin took 3 brown bread yesterday. 6 white bread please')).toEqual([
      'white bread',
    ]);
  });

  it('does not order what became of them, nor what is named together with them', () => {
    expect(phrasesIn('the 6 eggs and the 4 brown bread came through. 6 white bread')).toEqual([
      'white bread',
    ]);
    expect(phrasesIn('2 brown bread came squashed, i need a credit. 6 white bread')).toEqual(['white bread']);
  });

  it('does not order what nobody had ordered', () => {
    expect(phrasesIn('there is 2 brown bread here that we never ordered. 6 white bread')).toEqual([
      'white bread',
    ]);
  });

  it('orders what is asked for again', () => {
    expect(phrasesIn('4 brown bread were squashed please replace, and 6 white bread')).toEqual([
      'brown bread',
      'white bread',
    ]);
    expect(phrasesIn('the 2 brown bread were missing, please bring them')).toEqual(['brown bread']);
  });
});
