import type { LineDecision } from '@/lib/decision';
import type { Words } from '@/lib/words/words';

/** So many look alike that nobody wants them counted. */
const many = 20;

/** What a clerk is asked about a line: a question that says between what to decide. */
export function decisionWords(decision: LineDecision, t: Words<'reviewLines'>): string {
  switch (decision.kind) {
    case 'which': {
      const { what, apart, count } = decision;
      return count > many
        ? t('decide_whichMany', { what, apart, count: String(many) })
        : t('decide_which', { what, apart, count: String(count) });
    }
    case 'either':
      return orOf(decision.among, t);
    case 'instead':
      return t('decide_instead', { asked: decision.asked, found: decision.found });
    case 'missing':
      return t('decide_missing', { words: decision.words });
    case 'read_as':
      return t('decide_read_as', { written: decision.written, as: decision.as });
    case 'pack':
      return decision.pieces > 1 ? t('decide_pack', { pieces: String(decision.pieces) }) : t('decide_single');
    case 'no_size':
    case 'no_quantity':
    case 'quantity':
    case 'repeated':
    case 'ordered':
    case 'sure':
      return t(`decide_${decision.kind}`);
  }
}

/** The same of a line without a product: nothing stands there that a question could point at. */
export function decisionWithout(decision: LineDecision | null, t: Words<'reviewLines'>): string {
  switch (decision?.kind) {
    case 'which':
    case 'either':
      return decisionWords(decision, t);
    case 'missing':
      return t('decide_missingAlone', { words: decision.words });
    default:
      return t('decide_none');
  }
}

/** "Tomato, Mild or Hot Chilli"; what has nothing of its own is the plain one, and comes first. */
function orOf(among: readonly string[], t: Words<'reviewLines'>): string {
  const names = among.toSorted((one, other) => Number(one !== '') - Number(other !== ''));
  const said = names.map((name, at) =>
    name === '' ? t('decide_plainOne') : at === 0 ? capital(name) : name,
  );
  return t('decide_either', { names: said.slice(0, -1).join(', '), last: said.at(-1) ?? '' });
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
