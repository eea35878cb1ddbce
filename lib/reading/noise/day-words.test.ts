import { describe, expect, it } from 'vitest';
import { findDayWords } from './day-words';

const words = (text: string) => findDayWords(text).map(({ word, means }) => [word, means]);

describe('findDayWords', () => {
  it.each([
    [
      'Urgent for tomorrow: 4 x sugar',
      [
        ['Urgent', 'urgent'],
        ['tomorrow', { days: 1 }],
      ],
    ],
    ['today please, TODAY', [['today', { days: 0 }]]],
    [
      'deliver Friday, not Monday',
      [
        ['Friday', { weekday: 5 }],
        ['Monday', { weekday: 1 }],
      ],
    ],
    ['for sat please', [['sat', { weekday: 6 }]]],
    ['vir môre asb', [['môre', { days: 1 }]]],
    ['para mañana', [['mañana', { days: 1 }]]],
    [
      'para amanhã, terça-feira',
      [
        ['amanhã', { days: 1 }],
        ['terça-feira', { weekday: 2 }],
      ],
    ],
    [
      'pour demain ou mercredi',
      [
        ['demain', { days: 1 }],
        ['mercredi', { weekday: 3 }],
      ],
    ],
    ['ngolwesihlanu', [['ngolwesihlanu', { weekday: 5 }]]],
  ])('finds the days of %j', (text, found) => {
    expect(words(text)).toEqual(found);
  });

  it.each(['2 more sugar', '6 sun dried tomatoes', 'we sat down', 'en la mañana', 'a second one', 'demaine'])(
    'finds none in %j',
    (text) => {
      expect(words(text)).toEqual([]);
    },
  );
});
