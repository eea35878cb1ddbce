import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { type InterpretedLine, interpretMessage } from '../../matching/interpret-message';
import type { OrderWarning } from '../warnings';
import { historyOf } from './order-history';
import { repeatLastOrder } from './repeat-last-order';

interface OrderText {
  index: CatalogueIndex;
  customerId: string;
  text: string;
  isVoiceNote: boolean;
}

/** An order's text as matched lines, with what the customer ordered before taken into account. */
export async function interpretOrder(
  tx: Transaction,
  ctx: Context,
  { index, customerId, text, isVoiceNote }: OrderText,
): Promise<{ lines: InterpretedLine[]; warnings: OrderWarning[] }> {
  const customer = { customerId, history: await historyOf(tx, ctx, customerId) };
  const { lines, repeats, warnings } = interpretMessage(index, text, customer, { voice: isVoiceNote });
  if (!repeats) return { lines, warnings };
  const phrase = { ...repeats, phrase: text.slice(repeats.start, repeats.end) };
  const repeated = await repeatLastOrder(tx, ctx, { customerId, phrase, named: lines });
  return { lines: [...lines, ...repeated.lines], warnings: [...warnings, repeated.warning] };
}
