import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GoldLine {
  quantity: number;
  /** Any of these; empty for goods that are not in the catalogue. */
  skus: string[];
}

export interface GoldOrder {
  state: 'open' | 'sent' | 'cancelled';
  lines: GoldLine[];
}

interface GoldMessage {
  at: Date;
  from: 'customer' | 'service';
  text: string;
  repliesTo?: number;
  /** Of the customer's: any of these. */
  acts: string[];
}

export interface GoldConversation {
  id: string;
  domain: string;
  language: string;
  messages: GoldMessage[];
  past: { daysAgo: number; lines: GoldLine[] }[];
  orders: GoldOrder[];
  /** Every third of each file: nothing is mended on it. */
  isHeldOut: boolean;
}

const folder = join(import.meta.dirname, '..', 'data', 'conversations');

/** All labelled conversations; the notation stands in the README beside them. */
export const readConversations = (): GoldConversation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trim()
        .split('\n%%\n')
        .map((text, at) => readOne(text, `${file.replace('.txt', '')}-${at + 1}`, at % 3 === 2)),
    );

function readOne(text: string, id: string, isHeldOut: boolean): GoldConversation {
  const [first = '', ...rows] = text.split('\n');
  const [domain = '', language = ''] = first.slice(1).split(' ');
  const past = first.split(/ (?=past=)/).slice(1);
  return {
    id,
    domain,
    language,
    isHeldOut,
    past: past.map(readPast),
    messages: rows.filter((row) => !row.startsWith('=')).map(readMessage),
    orders: rows.filter((row) => /^= \w/.test(row)).map(readOrder),
  };
}

/** `past=7:6 sku,12 sku` */
function readPast(text: string): GoldConversation['past'][number] {
  const [, days = '', lines = ''] = text.match(/^past=(\d+):(.*)$/) ?? [];
  return { daysAgo: Number(days), lines: lines.split(',').map(readLine) };
}

function readLine(text: string): GoldLine {
  const [quantity = '', sku = ''] = text.trim().split(' ');
  return { quantity: Number(quantity), skus: sku === '?' ? [] : sku.split('/') };
}

/** `03T07:40 < change ^0: text` */
function readMessage(row: string): GoldMessage {
  const match = row.match(/^(\d\d)T(\d\d:\d\d) (?:< ([\w|]+)(?: \^(\d+))?: |> )(.*)$/);
  if (!match) throw new Error(`not a message: ${row}`);
  const [, day, hour, acts, repliesTo, text = ''] = match;
  return {
    at: new Date(`2025-09-${day}T${hour}:00+02:00`),
    from: acts === undefined ? 'service' : 'customer',
    text: text.replaceAll('\\n', '\n'),
    acts: acts?.split('|') ?? [],
    ...(repliesTo === undefined ? {} : { repliesTo: Number(repliesTo) }),
  };
}

function readOrder(row: string): GoldOrder {
  const [, state = '', lines = ''] = row.match(/^= (open|sent|cancelled): (.*)$/) ?? [];
  if (state !== 'open' && state !== 'sent' && state !== 'cancelled') throw new Error(`not an order: ${row}`);
  return { state, lines: lines.split(',').map(readLine) };
}
