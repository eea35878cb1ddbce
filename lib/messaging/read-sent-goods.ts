import { z } from 'zod';
import type { SentItem } from '../orders/sent-item';
import { type FormAnswers, readFormAnswers } from './read-form-answers';
import { readItemPrice, readItemQuantity } from './read-item-quantity';

/** What a message says in data, beside its words. */
export interface MessageGoods {
  /** Goods for sure: whoever sent them chose them from a catalogue. */
  items: SentItem[];
  /** Goods if somebody knows their code; what was chosen (`CHOSEN`) is read by its words otherwise. */
  possible: SentItem[];
  /** Words of a form, to be read; null without any. */
  text: string | null;
  /** Other answers of a form, a line each, for the clerk. */
  answers: string[];
}

export const noGoods: MessageGoods = { items: [], possible: [], text: null, answers: [] };

/** Parts of a wrong shape are treated as missing, as everywhere in a message. */
const text = z.string().regex(/\S/).optional().catch(undefined);
const code = z
  .union([z.string().regex(/\S/), z.number()])
  .transform((value) => String(value).trim())
  .optional()
  .catch(undefined);
const anything = z.unknown().optional();
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional().catch(undefined);
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);

const cartItem = z
  .object({
    product_retailer_id: code,
    product_id: code,
    retailer_id: code,
    id: code,
    quantity: anything,
    item_price: anything,
    price: anything,
    currency: text,
    name: text,
  })
  .catch({});
const reply = part({ id: code, title: text, description: text });
const product = part({ product_retailer_id: code });

const messageSchema = z.object({
  order: part({ product_items: listOf(cartItem), items: listOf(cartItem) }),
  interactive: part({
    list_reply: reply,
    button_reply: reply,
    nfm_reply: part({ response_json: anything }),
    // As the business sends products, and as some clients send them back.
    action: part({
      product_retailer_id: code,
      product_items: listOf(cartItem),
      sections: listOf(part({ product_items: listOf(cartItem) })),
    }),
  }),
  button: part({ text, payload: code }),
  product,
  context: part({ referred_product: product }),
});
type Message = z.infer<typeof messageSchema>;
type CartItem = z.infer<typeof cartItem>;

/**
 * The goods that a message of the platform (an item's `raw`) names as data: a cart, the product it asks about, the
 * row or button that was chosen, the answers of a form. Never throws.
 */
export function readSentGoods(raw: unknown): MessageGoods {
  const message = messageSchema.safeParse(raw).data;
  if (!message) return noGoods;
  const form = formOf(message);
  const asked = message.context?.referred_product?.product_retailer_id;
  return {
    items: [
      ...(asked === undefined ? [] : [bareItem(asked, 'ASKED_ABOUT')]),
      ...cartItems(message).map(itemOf),
      ...(form?.items ?? []),
    ],
    possible: [...chosenIn(message), ...(form?.possible ?? [])],
    text: form?.texts.join('\n') || null,
    answers: form?.others ?? [],
  };
}

function cartItems({ order, interactive, product: single }: Message): CartItem[] {
  const { action } = interactive ?? {};
  const alone = [single?.product_retailer_id, action?.product_retailer_id].filter(
    (each) => each !== undefined,
  );
  return [
    ...(order?.product_items ?? order?.items ?? []),
    ...(action?.product_items ?? []),
    ...(action?.sections?.flatMap((section) => section?.product_items ?? []) ?? []),
    ...alone.map((id) => ({ product_retailer_id: id })),
  ];
}

/** An item without any id is still an item: a clerk finds out which. */
function itemOf(item: CartItem): SentItem {
  const sent = item.product_retailer_id ?? item.retailer_id ?? item.product_id ?? item.id;
  return {
    code: sent ?? unnamed,
    title: item.name ?? null,
    sentAs: 'CART',
    ...readItemQuantity(item.quantity),
    unitPrice: readItemPrice(item.item_price ?? item.price),
    currency: item.currency?.trim().toUpperCase() ?? null,
  };
}

/** Stands for the id of an item that was sent without one. */
const unnamed = '?';

function bareItem(id: string, sentAs: SentItem['sentAs'], title: string | null = null): SentItem {
  const empty = { quantity: null, oddQuantity: null, unit: null, unitPrice: null, currency: null };
  return { code: id, title, sentAs, ...empty };
}

/** The row or button that was chosen, which is goods when its id is known as such. */
function chosenIn({ interactive, button }: Message): SentItem[] {
  const answer = interactive?.list_reply ?? interactive?.button_reply;
  const id = answer?.id ?? button?.payload;
  if (id === undefined) return [];
  const words = [answer?.title ?? button?.text, answer?.description].filter((each) => each !== undefined);
  return [bareItem(id, 'CHOSEN', words.join(' ') || null)];
}

function formOf({ interactive }: Message): FormAnswers | null {
  const answered = interactive?.nfm_reply;
  return answered === undefined ? null : readFormAnswers(answered.response_json);
}
