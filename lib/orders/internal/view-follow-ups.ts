import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import type { ListedOrder } from '../answers';
import { openProposals, viewProposal } from './proposals';
import { questionsOf, viewQuestion } from './questions';
import { openTasks, viewTask } from './tasks';

type FollowUps = Pick<ListedOrder, 'tasks' | 'proposals' | 'questions'>;

/** What later messages ask of these orders and nobody has settled yet, by order. */
export async function followUpsOf(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly OrderId[],
): Promise<(orderId: OrderId) => FollowUps> {
  const tasks = await openTasks(tx, ctx, orderIds);
  const questions = await questionsOf(tx, ctx, orderIds);
  const proposals = await openProposals(tx, ctx, orderIds);
  return (orderId) => ({
    tasks: tasks.filter((task) => task.orderId === orderId).map(viewTask),
    questions: questions.filter((question) => question.orderId === orderId).map(viewQuestion),
    proposals: proposals.filter(({ row }) => row.orderId === orderId).map(viewProposal),
  });
}
