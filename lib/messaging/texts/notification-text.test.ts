import { describe, expect, it } from 'vitest';
import { notificationText } from './notification-text';

const facts = {
  customerName: 'Thandi',
  reference: 'SO-2026-00007',
  total: 'R 1 234.50',
  reason: 'Out of stock',
  locationName: 'Cape Town',
};

describe('notificationText', () => {
  it.each(['en', 'af'])('names customer, reference, total, reason and location in %s', (language) => {
    expect(notificationText('COMPLETED', { ...facts, language })).toMatch(
      /Thandi.*SO-2026-00007.*R 1 234\.50/,
    );
    expect(notificationText('CANCELLED', { ...facts, language })).toMatch(/Thandi.*Out of stock/);
    expect(notificationText('SPLIT', { ...facts, language })).toMatch(/Thandi.*Cape Town/);
  });

  it('speaks the language asked for, and English where it has no other', () => {
    const start = (language: string) => notificationText('CANCELLED', { ...facts, language }).split(' ')[0];
    expect(['af', 'af-ZA', 'AF_za', 'en-GB', 'zu', ''].map(start)).toEqual([
      'Hallo',
      'Hallo',
      'Hallo',
      'Hi',
      'Hi',
      'Hi',
    ]);
  });

  it.each(['en', 'af'])('leaves out in %s what there is not', (language) => {
    const bare = { ...facts, reference: '', reason: '', locationName: '', language };
    for (const kind of ['COMPLETED', 'CANCELLED', 'SPLIT'] as const) {
      expect(notificationText(kind, bare)).not.toMatch(/: ?[.,]|: ?$| {2}/);
    }
  });
});
