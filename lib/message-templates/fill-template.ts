import { exampleTotal, inBraces, namesIn } from '../canned-replies/fill-reply';

/** The messages that the service sends to a customer by itself. */
export const templateKinds = ['COMPLETED', 'CANCELLED', 'SPLIT'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export type TemplateVariable =
  | 'customer'
  | 'order'
  | 'total'
  | 'lines'
  | 'deliveryDate'
  | 'reason'
  | 'location';
/** What an order says for each variable; empty where it says nothing. */
export type TemplateFacts = Partial<Record<TemplateVariable, string>>;

/** What stands for something of the order in each message. */
export const templateVariables: Record<TemplateKind, readonly TemplateVariable[]> = {
  COMPLETED: ['customer', 'order', 'total', 'lines', 'deliveryDate'],
  CANCELLED: ['customer', 'reason', 'lines'],
  SPLIT: ['customer', 'location', 'lines'],
};

/** What an order may say nothing of: the ERP gave no number, nobody a day or a reason. */
export const unsure: readonly TemplateVariable[] = ['order', 'deliveryDate', 'reason'];

/** Names in braces that are no variables of this message, each once. */
export function unknownIn(kind: TemplateKind, body: string): string[] {
  const known: readonly string[] = templateVariables[kind];
  return [...new Set(namesIn(body).filter((name) => !known.includes(name)))];
}

/**
 * A template with what the order says in place of its variables. A sentence with a variable of which the order says
 * nothing is left out, for a customer is not to see braces or half a sentence. Empty when nothing is left.
 */
export function fillTemplate(body: string, facts: TemplateFacts): string {
  const saidFor = (name: string) => (Object.hasOwn(facts, name) ? facts[name as TemplateVariable] : '') ?? '';
  return body
    .split('\n')
    .map((line) => {
      const said = sentencesOf(line).filter((sentence) =>
        namesIn(sentence).every((name) => saidFor(name) !== ''),
      );
      return line.trim() !== '' && said.length === 0 ? null : said.join('').trimEnd();
    })
    .filter((line) => line !== null)
    .join('\n')
    .replace(inBraces, (_, name: string) => saidFor(name))
    .trim();
}

/** Whether the template says something about every order, whatever that one leaves open. */
export const standsAlone = (kind: TemplateKind, body: string): boolean =>
  fillTemplate(body, scarce(kind, String(exampleTotal))) !== '';

/** Of a line, each with the blank behind it. A full stop inside a number or a word ends none. */
const sentencesOf = (line: string): string[] => line.match(/.+?(?:[.!?。！？]+(?:\s+|$)|$)/gu) ?? [];

const example: Required<Omit<TemplateFacts, 'total'>> = {
  customer: 'Sunrise Spaza',
  order: 'SO-2026-00042',
  lines: '2 × White Sugar 2kg\n10 × Brown Bread 700g',
  deliveryDate: 'Thursday 12 March',
  reason: 'Out of stock',
  location: 'Cape Town',
};

/** An order to try a message out on, which says everything; `total` is what it comes to, as the message writes it. */
export function plenty(kind: TemplateKind, total: string): TemplateFacts {
  const facts = { ...example, total };
  return Object.fromEntries(templateVariables[kind].map((name) => [name, facts[name]]));
}

/** One that says as little as there may be. */
export function scarce(kind: TemplateKind, total: string): TemplateFacts {
  const facts = { ...example, total };
  const sure = templateVariables[kind].filter((name) => !unsure.includes(name));
  return Object.fromEntries(sure.map((name) => [name, facts[name]]));
}
