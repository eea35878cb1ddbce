import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentContent } from './sandbox/sent-content';
import { contentOf } from './send-text';
import { fitChoices } from './sent-choices';

const named = (...names: string[]) => names.map((name, at) => ({ id: `id.${at + 1}`, name }));
const offer = (names: string[], body = 'Which one?') =>
  fitChoices({ body, opener: 'Choose', options: named(...names) });

describe('fitChoices', () => {
  it('makes buttons of up to three short names, and a list of more or longer ones', () => {
    expect(offer(['Full cream', 'Low fat', 'Goat'])?.form).toBe('BUTTONS');
    expect(offer(['Full cream', 'Low fat', 'Goat', 'Oat'])?.form).toBe('LIST');
    expect(offer(['Full cream', 'Low fat of the valley'])?.form).toBe('LIST');
  });

  it('begins a long name in the title of its row, at a word, and says it in full below', () => {
    expect(offer(['Valley Milk Full Cream 2l', 'Goat'])?.options).toEqual([
      { id: 'id.1', title: 'Valley Milk Full Cream…', description: 'Valley Milk Full Cream 2l' },
      { id: 'id.2', title: 'Goat', description: null },
    ]);
  });

  it('leaves to the words what cannot be shown in full and apart', () => {
    expect(offer([])).toBeNull();
    expect(offer(Array.from({ length: 11 }, (_, at) => `Milk ${at}`))).toBeNull();
    expect(offer(['x'.repeat(73), 'Goat'])).toBeNull();
    expect(offer(['Long Life Valley Milk Full 1l', 'Long Life Valley Milk Full 2l'])).toBeNull();
    expect(offer(['Milk', 'milk'])).toBeNull();
    expect(offer(['Milk', 'Goat'], 'x'.repeat(4097))).toBeNull();
    expect(offer(['Milk', 'Goat'], 'x'.repeat(1025))?.form).toBe('LIST');
  });

  it('makes nothing that the platform refuses', () => {
    const names = fc.array(fc.string({ maxLength: 90, unit: 'grapheme' }), { maxLength: 12 });
    fc.assert(
      fc.property(names, (each) => {
        const choices = offer(each);
        if (choices !== null)
          expect(sentContent.safeParse(contentOf('Which one?', choices)).error).toBeUndefined();
      }),
    );
  });
});
