import { describe, expect, it, test } from 'vitest';
import { replyLanguages } from '../canned-replies/languages';
import { builtIn, locationWords, templateLanguage } from './built-in';
import { fillTemplate, plenty, scarce, standsAlone, templateKinds, unknownIn } from './fill-template';

const facts = {
  customer: 'Thandi',
  order: 'SO-7',
  total: 'R 1 234.50',
  lines: '2 × Sugar\n1 × Salt',
  reason: '',
};

describe('a message', () => {
  it('says what the order says, and leaves out sentences that need what it does not say', () => {
    const body = 'Hi {customer}. Reference: {order}. Reason: {reason}. Total: { total }.';
    expect(fillTemplate(body, facts)).toBe('Hi Thandi. Reference: SO-7. Total: R 1 234.50.');
    expect(fillTemplate(body, { ...facts, order: '' })).toBe('Hi Thandi. Total: R 1 234.50.');
  });

  it('loses a line of which nothing is left, and keeps those that are empty on purpose', () => {
    const body = 'Hi {customer},\n\nwe pack:\n{lines}\nOn {deliveryDate}\nBye';
    expect(fillTemplate(body, facts)).toBe('Hi Thandi,\n\nwe pack:\n2 × Sugar\n1 × Salt\nBye');
  });

  it('takes what an order says as it is: braces, full stops and dollars', () => {
    const hostile = { ...facts, customer: 'Dr. {order} $& Sons. Ltd.' };
    expect(fillTemplate('Hi {customer}, {order}.', hostile)).toBe('Hi Dr. {order} $& Sons. Ltd., SO-7.');
    expect(fillTemplate('{constructor}', facts)).toBe('');
  });

  it('does not end a sentence inside a number or a word', () => {
    expect(fillTemplate('Call 010.555 or www.example.com about {order}. Bye.', { customer: 'T' })).toBe(
      'Bye.',
    );
  });

  it('tells what is no variable of it, and what would say nothing about some orders', () => {
    expect(unknownIn('CANCELLED', 'Hi {customer}, {total}, {name}, {name}')).toEqual(['total', 'name']);
    expect(standsAlone('CANCELLED', 'Reason: {reason}')).toBe(false);
    expect(standsAlone('CANCELLED', 'Cancelled. Reason: {reason}')).toBe(true);
  });
});

describe('the built-in messages', () => {
  const all = replyLanguages.flatMap((language) => templateKinds.map((kind) => [language, kind] as const));
  test.each(all)('in %s tell of %s all that there is to tell, and nothing that is not', (language, kind) => {
    const body = builtIn[language][kind];
    expect(unknownIn(kind, body)).toEqual([]);
    const full = plenty(kind, '312,90 €');
    const { lines: _, deliveryDate: __, ...said } = full;
    for (const value of Object.values(said)) expect(fillTemplate(body, full)).toContain(value);
    expect(fillTemplate(body, scarce(kind, '312,90 €'))).not.toMatch(/[{}]|: ?[.,]|: ?$| {2}/);
    expect(standsAlone(kind, body)).toBe(true);
  });

  it('are in the customer’s language, else in English', () => {
    expect(['af', 'af-ZA', 'PT_br', 'en-GB', 'xh', ''].map(templateLanguage)).toEqual([
      ...['af', 'af', 'pt', 'en', 'en', 'en'],
    ]);
    expect(locationWords('en', '')).toBe('another location');
  });
});
