import { describe, expect, it } from 'vitest';
import { pointsElsewhere } from './points-elsewhere';

describe('words that name no goods of their own', () => {
  it.each([
    'the usual',
    'Usual order please',
    'same as last week',
    'same again',
    'my regular order',
    'send what we normally get',
    'our standing order',
    'those',
    '2 of those',
    'the other one',
    'all of it',
    'the rest',
    '2 cs',
    'a case',
    'dieselfde as verlede week',
    'lo de siempre',
    'o mesmo de sempre',
    'comme d’habitude',
  ])('%s', (phrase) => {
    expect(pointsElsewhere(phrase)).toBe(true);
  });
});

describe('words that name goods', () => {
  it.each([
    'the usual bread',
    'same sugar as last week',
    'yellow bag',
    'rolls',
    '44712',
    'coke',
    'die gewone brood',
  ])('%s', (phrase) => {
    expect(pointsElsewhere(phrase)).toBe(false);
  });

  it('takes small words for goods that are called so', () => {
    expect(pointsElsewhere('after eight')).toBe(true);
    expect(pointsElsewhere('after eight', 'After Eight Mints 200g')).toBe(false);
  });

  it('says nothing of a phrase without words', () => {
    expect(pointsElsewhere('–')).toBe(false);
  });
});
