import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKind } from '@/lib/conversation/kind';
import type { Act } from '@/lib/conversation/thread/thread';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { type CatalogueRow, readRows } from '../matching/gold';
import { indexOf } from '../matching/predict';
import { type Told, tellConversation } from './tell-conversation';

/** A row of a labelled set of conversations, as far as it is read. */
interface ConversationRow {
  id: string;
  domain: string;
  messages: { at: string; from: 'customer' | 'service' | 'clerk'; text: string; replyTo?: number }[];
  past?: { placedDaysAgo: number; lines: { sku: string; quantity: number; unit?: string }[] }[];
}

/** Writes one prediction a conversation, as the evaluator reads them: by the code that the service runs. */
export function predictConversations(files: { in: string; out: string; catalogueDir: string }): number {
  const known = new Map<string, { index: CatalogueIndex; prices: Map<string, number> }>();
  const rows = readRows<ConversationRow>(files.in);
  const predictions = rows.map((row) => {
    const catalogue = known.get(row.domain) ?? loadCatalogue(files.catalogueDir, row.domain);
    known.set(row.domain, catalogue);
    const { acts, orders } = tellConversation(catalogue.index, toldBy(row, catalogue.prices));
    return JSON.stringify({
      id: row.id,
      acts: acts.map(evaluatorsAct),
      orders: orders
        .filter(({ state }) => state !== 'quoted')
        .map(({ state, lines }) => ({
          state,
          lines: lines.map(({ productId, quantity, unit }) => ({
            sku: productId,
            quantity,
            ...(unit === null ? {} : { unit }),
          })),
        })),
    });
  });
  writeFileSync(files.out, `${predictions.join('\n')}\n`);
  return rows.length;
}

const toldBy = ({ messages, past = [] }: ConversationRow, prices: Map<string, number>): Told => ({
  prices,
  past: past.map(({ placedDaysAgo, lines }) => ({
    daysAgo: placedDaysAgo,
    lines: lines.map(({ sku, quantity, unit }) => ({ sku, quantity, unit: unit ?? null })),
  })),
  messages: messages.map(({ at, from, text, replyTo }) => ({
    at: new Date(at),
    from: from === 'customer' ? 'customer' : 'service',
    text,
    ...(replyTo === undefined ? {} : { repliesTo: replyTo }),
  })),
});

function loadCatalogue(folder: string, domain: string) {
  const file = ['_', '-'].map((mark) => join(folder, `catalogue${mark}${domain}.jsonl`)).find(existsSync);
  if (!file) throw new Error(`no catalogue of ${domain} in ${folder}`);
  const rows = readRows<CatalogueRow>(file);
  const prices = new Map(
    rows.flatMap(({ sku, price }) => (price === undefined ? [] : [[sku, price] as const])),
  );
  return { index: indexOf(rows, []), prices };
}

const names: Partial<Record<MessageKind, string>> = {
  ORDER: 'order',
  ADDITION: 'add',
  CHANGE: 'change',
  REMOVAL: 'remove',
  CANCELLATION: 'cancel_order',
  CONFIRMATION: 'confirm',
  REPETITION: 'repeat_last',
  DUPLICATE: 'duplicate',
  QUOTE_REQUEST: 'question',
  QUESTION: 'question',
  COMPLAINT: 'complaint',
  STATUS_QUESTION: 'status_question',
};

/** The evaluator's name of what a message does. */
const evaluatorsAct = ({ kind, answered }: Act): string =>
  kind === 'ANSWER'
    ? answered === 'OFFER'
      ? 'substitute_answer'
      : 'clarify_answer'
    : (names[kind] ?? 'chatter');
