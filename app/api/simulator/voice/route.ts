import { answer, route } from '@/lib/http/route';
import { simulateVoiceEndpoint } from '@/lib/simulator/contract';
import { simulateVoice } from '@/lib/simulator/simulate-voice';

export const POST = route(simulateVoiceEndpoint, async ({ ctx, body }) => {
  const outcome = await simulateVoice(ctx, body);
  return answer(outcome.read ? 201 : 202, outcome);
});
