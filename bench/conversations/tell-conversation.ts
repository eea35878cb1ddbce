import { join } from 'node:path';
import { type Conversation, foldConversation } from '@/lib/conversation/fold-conversation';
import type { MessageKind } from '@/lib/conversation/kind';
import type { ThreadLine, ThreadMessage } from '@/lib/conversation/thread/thread';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { type CatalogueRow, dataFolder, readRows } from '../matching/gold';
import { indexOf } from '../matching/predict';
import type { GoldConversation } from './gold';

/** A conversation with the deliveries before it, by SKU. */
export interface Told {
  messages: readonly ThreadMessage[];
  past: readonly {
    daysAgo: number;
    lines: readonly { sku: string; quantity: number; unit: string | null }[];
  }[];
  prices?: ReadonlyMap<string, number>;
}

const dayMs = 24 * 60 * 60_000;

/** A conversation by the code that the service runs; the SKU serves as the product's id. */
export function tellConversation(index: CatalogueIndex, { messages, past, prices }: Told): Conversation {
  const began = messages[0]?.at.getTime() ?? 0;
  const lineOf = ({ sku, quantity, unit }: Told['past'][number]['lines'][number]): ThreadLine => {
    const name = index.products[index.ordinalById.get(sku) ?? -1]?.product.name ?? sku;
    return { phrase: name, name, productId: sku, candidates: [sku], quantity, unit };
  };
  return foldConversation(index, messages, {
    customer: { customerId: null, history: [] },
    past: [...past]
      .sort((a, b) => a.daysAgo - b.daysAgo)
      .map(({ daysAgo, lines }) => ({ at: new Date(began - daysAgo * dayMs), lines: lines.map(lineOf) })),
    priceOf: (id) => prices?.get(id) ?? null,
  });
}

/** What the labels call what a message does. */
export const actOf: Readonly<Record<MessageKind, string>> = {
  ORDER: 'order',
  ADDITION: 'add',
  CHANGE: 'change',
  REMOVAL: 'remove',
  CANCELLATION: 'cancel',
  ANSWER: 'answer',
  CONFIRMATION: 'confirm',
  REPETITION: 'repeat',
  DUPLICATE: 'duplicate',
  QUOTE_REQUEST: 'quote',
  QUESTION: 'question',
  COMPLAINT: 'complaint',
  STATUS_QUESTION: 'status',
  STOCK_COUNT: 'stock',
  TALK: 'talk',
};

export interface ToldConversation {
  gold: GoldConversation;
  told: Conversation;
}

/** Every conversation, by the catalogue of its domain. */
export function tellAll(conversations: readonly GoldConversation[]): ToldConversation[] {
  const indexes = new Map<string, CatalogueIndex>();
  return conversations.map((gold) => {
    const file = join(dataFolder, `catalogue-${gold.domain}.jsonl`);
    const index = indexes.get(gold.domain) ?? indexOf(readRows<CatalogueRow>(file), []);
    indexes.set(gold.domain, index);
    const past = gold.past.map(({ daysAgo, lines }) => ({
      daysAgo,
      lines: lines.map(({ skus, quantity }) => ({ sku: skus[0] ?? '', quantity, unit: null })),
    }));
    return { gold, told: tellConversation(index, { messages: gold.messages, past }) };
  });
}
