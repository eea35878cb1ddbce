import { describe, expect, it } from 'vitest';
import { questionText } from './question-text';

const sugars = { phrase: 'sugar', names: ['White Sugar 2kg', 'Brown Sugar 2kg'] };

describe('questionText', () => {
  it('numbers the choices and asks for the number', () => {
    expect(questionText('en', sugars)).toBe(
      '“sugar”: which one do you mean?\n1. White Sugar 2kg\n2. Brown Sugar 2kg\nPlease reply with the number.',
    );
  });

  it('asks of a single one whether it is that', () => {
    const names = ['White Sugar 2kg'];
    expect(questionText('af', { ...sugars, names })).toBe(
      '“sugar”: is dit White Sugar 2kg? Antwoord asseblief ja of nee.',
    );
  });

  it('speaks the customer’s language, and English where it has no other', () => {
    const last = (language: string) => questionText(language, sugars).split('\n').at(-1);
    const said = ['af-ZA', 'fr', 'PT_br', 'es', 'zu'].map(last);
    expect(new Set(said).size).toBe(5);
    expect([last('de'), last('')]).toEqual([last('en'), last('en')]);
  });
});
