import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branch } from '@/lib/head/head';

/** What a message says of its order's head, by those who labelled it. */
export interface GoldHead {
  po: string | null;
  /** The day asked for, and others that the words may mean as well; empty for none. */
  dates: string[];
  window: { from: string | null; to: string | null; vague: boolean } | null;
  /** The code of a branch, or `?` for a place that is none. */
  shipTo: string | null;
  instructions: string[];
  contact: { name: string; phone: string } | null;
  prices: { line: number; value: number }[];
  collect: boolean;
  urgent: boolean;
}

export interface GoldMessage {
  id: string;
  text: string;
  sentAt: Date;
  branches: Branch[];
  lines: { start: number; end: number }[];
  head: GoldHead;
  /** Every third of each file: nothing is mended on it. */
  isHeldOut: boolean;
}

export const headsFolder = join(import.meta.dirname, '..', 'data', 'heads');

/** All labelled heads; the notation stands in the README beside them. */
export function readHeads(): GoldMessage[] {
  return readdirSync(headsFolder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => {
      const [first = '', ...messages] = readFileSync(join(headsFolder, file), 'utf8').trim().split('\n%%\n');
      const branches = branchesOf(first);
      return messages.map((message, at) =>
        readOne(message, { id: `${file.replace('.txt', '')}-${at + 1}`, branches, isHeldOut: at % 3 === 2 }),
      );
    });
}

/** `@branches CODE|name|address|usual name; …` */
const branchesOf = (line: string): Branch[] =>
  line
    .replace('@branches ', '')
    .split(';')
    .map((part) => {
      const [code = '', name = '', address = '', ...names] = part.trim().split('|');
      return { id: code, code, name, address: address || null, names: names.filter(Boolean) };
    });

function readOne(message: string, kept: Pick<GoldMessage, 'id' | 'branches' | 'isHeldOut'>): GoldMessage {
  const [first = '', ...rest] = message.split('\n');
  const [sentAt = '', ...flags] = first.slice(1).split(' ');
  const head: GoldHead = {
    po: null,
    dates: [],
    window: null,
    shipTo: null,
    instructions: [],
    contact: null,
    prices: [],
    collect: flags.includes('collect'),
    urgent: flags.includes('urgent'),
  };
  const { text, marks } = withoutMarks(rest.join('\n'));
  const lines: { start: number; end: number }[] = [];
  for (const { name, note, start, end } of marks) {
    const said = text.slice(start, end);
    const [one = '', other = ''] = note.split('|');
    if (name === 'goods') lines.push({ start, end });
    else if (name === 'po') head.po = said.replace(/\s/g, '');
    else if (name === 'date') head.dates = note.split('/');
    else if (name === 'time') {
      const [from = '', to = ''] = note.replace(' vague', '').split('-');
      head.window = { from: from || null, to: to || null, vague: note.endsWith('vague') };
    } else if (name === 'to') head.shipTo = note;
    else if (name === 'do') head.instructions.push(said);
    else if (name === 'who') head.contact = { name: one, phone: other };
    else if (name === 'price')
      head.prices.push({
        line: lines.length - (note.endsWith('next') ? 0 : 1),
        value: Number(note.split(' ')[0]),
      });
  }
  return { ...kept, text, sentAt: new Date(`${sentAt}:00+02:00`), lines, head };
}

interface Mark {
  name: string;
  note: string;
  start: number;
  end: number;
}

/** The text without its labels, and where each stood; sorted by where they begin. */
function withoutMarks(labelled: string): { text: string; marks: Mark[] } {
  let text = '';
  let at = 0;
  const open: Omit<Mark, 'end'>[] = [];
  const marks: Mark[] = [];
  for (const match of labelled.matchAll(/<(\/?)(goods|po|date|time|to|do|who|price|not)(?: ([^>]*?))?>/g)) {
    text += labelled.slice(at, match.index);
    at = match.index + match[0].length;
    const [, slash, name = '', note = ''] = match;
    if (!slash) open.push({ name, note, start: text.length });
    else {
      const begun = open.pop();
      if (begun?.name !== name) throw new Error(`</${name}> closes nothing in: ${labelled.slice(0, 80)}`);
      marks.push({ ...begun, end: text.length });
    }
  }
  return { text: text + labelled.slice(at), marks: marks.sort((a, b) => a.start - b.start) };
}
