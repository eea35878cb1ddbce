import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { openQuestions } from '../open-questions';
import type { OrderRow } from './lock-order';
import { questionsOf } from './questions';

/** The customer may still say what they mean: whoever approves all the same says so. Throws `question_open`. */
export async function requireAnswers(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { overrideOpenQuestion }: { overrideOpenQuestion?: boolean | undefined },
): Promise<void> {
  if (overrideOpenQuestion) return;
  const open = openQuestions(await questionsOf(tx, ctx, [order.id]));
  if (open.length === 0) return;
  throw new AppError(
    'question_open',
    'The customer was asked about this order and has not answered; approve with overrideOpenQuestion all the same.',
    {
      errors: open.map(({ lineId, phrase }) =>
        lineId === null
          ? { path: 'order', code: 'read_back', message: 'The order was read back to the customer.' }
          : {
              path: `lines.${lineId}`,
              code: 'asked',
              message: `The customer was asked what “${phrase}” means.`,
            },
      ),
    },
  );
}
