import { describe, expect, it } from 'vitest';
import type { LineDecision } from '@/lib/decision';
import { wordsOf } from '@/lib/words/testing/words-of';
import { decisionWithout, decisionWords } from './decision-words';

const t = wordsOf('reviewLines');

describe('what a clerk is asked about a line', () => {
  it.each<[LineDecision, string]>([
    [{ kind: 'which', what: 'sugar', apart: 'size', count: 8 }, 'Which “sugar”? 8 sizes'],
    [{ kind: 'which', what: 'oil', apart: 'name', count: 48 }, 'Which “oil”? More than 20 products'],
    [{ kind: 'either', among: ['Tomato', 'Hot Chilli'] }, 'Tomato or Hot Chilli?'],
    [{ kind: 'either', among: ['low fat', '', 'full cream'] }, 'The plain one, low fat or full cream?'],
    [{ kind: 'instead', asked: '10 kg', found: '5 kg' }, 'Asked for 10 kg; this is 5 kg. Take it?'],
    [{ kind: 'missing', words: 'coriander' }, '“coriander” not found. Is this meant?'],
    [{ kind: 'read_as', written: 'mlk', as: 'milk' }, '“mlk”: is “milk” meant?'],
    [{ kind: 'pack', pieces: 6 }, 'One was asked for; this is a pack of 6. Take it?'],
    [{ kind: 'pack', pieces: 1 }, 'A pack was asked for; this is a single. Take it?'],
    [{ kind: 'no_size' }, 'No size given. Is it this one?'],
    [{ kind: 'no_quantity' }, 'No quantity given. How many?'],
    [{ kind: 'quantity' }, 'Is the quantity right?'],
    [{ kind: 'repeated' }, 'Another line has the same goods. Both?'],
    [{ kind: 'ordered' }, 'Ordered, or only mentioned?'],
    [{ kind: 'sure' }, 'Is it this one?'],
  ])('%j', (decision, words) => {
    expect(decisionWords(decision, t)).toBe(words);
  });
});

describe('what a line without a product says', () => {
  it.each<[LineDecision | null, string]>([
    [{ kind: 'which', what: 'sugar', apart: 'size', count: 8 }, 'Which “sugar”? 8 sizes'],
    [{ kind: 'missing', words: 'coriander' }, '“coriander” not found'],
    [{ kind: 'no_size' }, 'No product yet'],
    [{ kind: 'sure' }, 'No product yet'],
    [null, 'No product yet'],
  ])('%j', (decision, words) => {
    expect(decisionWithout(decision, t)).toBe(words);
  });
});
