import { answer, route } from '@/lib/http/route';
import { listAnswersEndpoint, simulateChatEndpoint } from '@/lib/simulator/contract';
import { listAnswers } from '@/lib/simulator/list-answers';
import { simulateChat } from '@/lib/simulator/simulate-chat';

export const POST = route(simulateChatEndpoint, async ({ ctx, body }) => {
  const outcome = await simulateChat(ctx, body);
  return answer(outcome.read ? 201 : 202, outcome);
});

export const GET = route(listAnswersEndpoint, ({ ctx, query }) => listAnswers(ctx, query));
