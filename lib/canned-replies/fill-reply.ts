/** What stands for something of the order in a canned reply, with what it says for whoever writes one. */
export const replyVariables = ['customer', 'order', 'deliveryDate', 'lines', 'total'] as const;
export type ReplyVariable = (typeof replyVariables)[number];

/** What an order says for each variable; empty where it says nothing. */
export type ReplyFacts = Record<ReplyVariable, string>;

/** A variable as it stands in a text that is filled in. */
export const inBraces = /\{\s*([\p{L}\p{N}_]{1,40})\s*\}/gu;

const isVariable = (name: string): name is ReplyVariable => replyVariables.some((each) => each === name);

/** The names in braces, in the order of the text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(inBraces)].flatMap(([, name]) => name ?? []);

/** Names in braces that are no variables, each once. */
export function unknownVariables(body: string): string[] {
  return [...new Set(namesIn(body).filter((name) => !isVariable(name)))];
}

/** Variables that still stand in a text, each once. */
export function variablesIn(text: string): ReplyVariable[] {
  return [...new Set(namesIn(text).filter(isVariable))];
}

/** A reply with what the order says in place of its variables; one of which it says nothing stays, to be seen. */
export function fillReply(body: string, facts: ReplyFacts): string {
  return body.replace(inBraces, (whole, name: string) => (isVariable(name) && facts[name]) || whole);
}

/** An order to try a reply out on, but for what it comes to: that is written as the tenant writes amounts. */
export const exampleFacts: Omit<ReplyFacts, 'total'> = {
  customer: 'Sunrise Spaza',
  order: 'SO-2026-00042',
  deliveryDate: 'Thursday, 12 March',
  lines: '2 × White Sugar 2kg\n10 × Brown Bread 700g',
};

export const exampleTotal = 312.9;
