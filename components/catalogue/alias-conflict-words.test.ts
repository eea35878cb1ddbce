import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { conflictWords } from './alias-conflict-words';

const t = wordsOf('aliases');
const product = { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e', sku: 'BRD-1', name: 'Brown bread' };
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('conflictWords', () => {
  it('says for whom the phrase means what', () => {
    const customer = { id: product.id, name: 'Thandi' };
    const words = [
      conflictWords({ kind: 'EVERYONE', product, customer: null }, t),
      conflictWords({ kind: 'CUSTOMER', product, customer }, t),
      conflictWords({ kind: 'PRODUCT_NAME', product, customer: null }, t),
    ];
    expect(words.map(plain)).toEqual([
      'For everyone else it means Brown bread (BRD-1)',
      'For Thandi it means Brown bread (BRD-1)',
      'It is the name of another product: Brown bread (BRD-1)',
    ]);
  });

  it('keeps a name written from right to left apart from the words around it', () => {
    const words = conflictWords(
      { kind: 'EVERYONE', product: { ...product, name: 'حليب' }, customer: null },
      t,
    );
    expect(words).toBe('For everyone else it means \u2068حليب\u2069 (BRD-1)');
  });
});
