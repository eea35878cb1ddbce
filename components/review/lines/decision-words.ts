import type { LineDecision } from '@/lib/decision';

/** So many look alike that nobody wants them counted. */
const many = 20;

/** What a clerk is asked about a line: a question that says between what to decide. */
export function decisionWords(decision: LineDecision): string {
  switch (decision.kind) {
    case 'which': {
      const { what, apart, count } = decision;
      const things = { size: 'sizes', name: 'products' }[apart];
      return `Which “${what}”? ${count > many ? `More than ${many}` : count} ${things}`;
    }
    case 'either':
      return `${orOf(decision.among)}?`;
    case 'instead':
      return `Asked for ${decision.asked}; this is ${decision.found}. Take it?`;
    case 'missing':
      return `“${decision.words}” not found. Is this meant?`;
    case 'read_as':
      return `“${decision.written}”: is “${decision.as}” meant?`;
    case 'pack':
      return decision.pieces > 1
        ? `One was asked for; this is a pack of ${decision.pieces}. Take it?`
        : 'A pack was asked for; this is a single. Take it?';
    case 'no_size':
      return 'No size given. Is it this one?';
    case 'no_quantity':
      return 'No quantity given. How many?';
    case 'quantity':
      return 'Is the quantity right?';
    case 'repeated':
      return 'Another line has the same goods. Both?';
    case 'ordered':
      return 'Ordered, or only mentioned?';
    case 'sure':
      return 'Is it this one?';
  }
}

/** The same of a line without a product: nothing stands there that a question could point at. */
export function decisionWithout(decision: LineDecision | null): string {
  switch (decision?.kind) {
    case 'which':
    case 'either':
      return decisionWords(decision);
    case 'missing':
      return `“${decision.words}” not found`;
    default:
      return 'No product yet';
  }
}

/** "Tomato, Mild or Hot Chilli"; what has nothing of its own is the plain one, and comes first. */
function orOf(among: readonly string[]): string {
  const names = among.toSorted((one, other) => Number(one !== '') - Number(other !== ''));
  const said = names.map((name, at) => (name === '' ? 'The plain one' : at === 0 ? capital(name) : name));
  return `${said.slice(0, -1).join(', ')} or ${said.at(-1) ?? ''}`;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
