import type { GoldMessage } from './gold';
import { misspell, pick } from './noise';

/** A stretch of a message: a labelled phrase, or the text between two. */
export interface Piece {
  text: string;
  label?: { line: number } | { negative: number };
}

type Disturbance = (pieces: Piece[], random: () => number) => void;

/** Ends of lines, in the way of another writer. */
const joiners = [', ', ' ', ' and ', '. ', '; ', ' / ', ' then ', ' + ', '\n\n', '\n- ', '\n* ', ' | '];

/** What people say beside an order, written by us: places, people, times, complaints, food in passing. */
export const chatter = `my cousin opened a shop at 14 Long street
the last oil you sent was leaking all over
tell Sipho I still owe him for 3 bags
we are closed on the 16th
is the price of bread up again
there were 2 short on the last trip
shop number is 082 555 0134
gate code 4471 ask for Mary
my wife says the tea is very nice
do you still have the special from last week
deliver at the back, unit 7 next to the butchery
we had 40 people here yesterday
the crew starts at 6 on site 12
what about rice, is it in stock
same as usual but smaller
the bakery wants their crates back
PO 55123 for this one
need it before 10am or dont bother
pay you R500 on Friday and the rest later
the kids ate all the sweets
invoice 3 was wrong by one box
also my phone is dying
please please not the small ones this time
our fridge can only take 20
remember the discount of 5 percent
John from the hardware says hello
the paint from Tuesday is too dark`.split('\n');

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const homophones: Record<string, string> = { 2: 'to', 4: 'for', 1: 'won', 8: 'ate' };

const between = (change: (text: string, random: () => number) => string): Disturbance => {
  return (pieces, random) => {
    for (const piece of pieces) if (!piece.label) piece.text = change(piece.text, random);
  };
};

/** Other ways to lay a list out, which a heading above its lines does not survive. */
const layouts: Disturbance[] = [
  (pieces, random) => {
    const joiner = pick(joiners, random);
    for (const piece of pieces) if (!piece.label) piece.text = piece.text.replaceAll('\n', joiner);
  },
  between((text) => text.replace(/, | and /g, '\n')),
  between((text) => text.replace(/[,.;:()*•-](?!\d)/g, ' ')),
];

/** Ways in which another hand would have written the same order; the labels stay true. */
const habits: Disturbance[] = [
  between((text, random) =>
    text.replace(/(?<![\d.,/:-])\b\d{1,2}\b(?![.,/:-]?\d)/g, (digits) => {
      const homophone = random() < 0.25 ? homophones[digits] : undefined;
      return homophone ?? words[Number(digits)] ?? digits;
    }),
  ),
  between((text) => text.replace(/(\d) ?(x) ?/gi, '$1$2').replace(/(x) (\d)/gi, '$1$2')),
  (pieces, random) => {
    for (const piece of pieces)
      if (piece.label)
        piece.text = piece.text.replace(/\p{L}{4,}/gu, (word) =>
          random() < 0.2 ? misspell(word, random) : word,
        );
  },
  (pieces, random) => {
    const loud = random() < 0.5;
    for (const piece of pieces) piece.text = loud ? piece.text.toUpperCase() : piece.text.toLowerCase();
  },
  talk,
  talk,
];

/** Where one thing that is ordered ends and the next begins. */
const gap = /\n|[.,;] /;

/** Says something in passing before, between or after the goods; never between goods and their quantity. */
function talk(pieces: Piece[], random: () => number): void {
  const gaps = pieces.filter(({ text, label }) => !label && gap.test(text));
  const said = pick(chatter, random);
  const at = Math.floor(random() * (gaps.length + 2));
  const place = gaps[at];
  const fence = pick(place ? ['\n', '. ', ', '] : ['\n', '. ', ', ', ' '], random);
  if (place) place.text = place.text.replace(gap, () => `${fence}${said}${fence}`);
  else if (at === gaps.length) pieces.unshift({ text: `${said}${fence}` });
  else pieces.push({ text: `${fence}${said}` });
}

/** The message as another hand might have written it, one to three habits changed; its labels move along. */
export function disturbMessage(message: GoldMessage, random: () => number): GoldMessage {
  return rewrite(message, (pieces) => {
    const times = 1 + Math.floor(random() * 3);
    const headed = message.lines.some((line) => line.needs_context);
    const ways = headed ? habits : [...layouts, ...habits];
    for (let i = 0; i < times; i++) pick(ways, random)(pieces, random);
  });
}

/** A message with its pieces changed: text and spans follow. */
export function rewrite(message: GoldMessage, change: (pieces: Piece[]) => void): GoldMessage {
  const pieces = cutMessage(message);
  change(pieces);
  const lines = message.lines.map((line) => ({ ...line }));
  const negatives = (message.negatives ?? []).map((negative) => ({ ...negative }));
  let text = '';
  for (const { text: written, label } of pieces) {
    const span = label && ('line' in label ? lines[label.line] : negatives[label.negative]);
    if (span) Object.assign(span, { phrase: written, start: text.length, end: text.length + written.length });
    text += written;
  }
  return { ...message, text, lines, negatives };
}

/** The stretches of a message, labelled or between. */
export function cutMessage(message: GoldMessage): Piece[] {
  const labels = [
    ...message.lines.map(({ start, end }, line) => ({ start, end, label: { line } })),
    ...(message.negatives ?? []).map(({ start, end }, negative) => ({ start, end, label: { negative } })),
  ].sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, label } of labels) {
    if (start > at) pieces.push({ text: message.text.slice(at, start) });
    pieces.push({ text: message.text.slice(start, end), label });
    at = end;
  }
  if (at < message.text.length) pieces.push({ text: message.text.slice(at) });
  return pieces;
}
