import { checkHealth } from '@/lib/health/check-health';
import { healthEndpoint } from '@/lib/health/contract';
import { startingRetrySeconds } from '@/lib/health/readiness';
import { answer, route } from '@/lib/http/route';

export const GET = route(healthEndpoint, async () => {
  const health = await checkHealth();
  if (health.status !== 'starting') return health;
  return answer(503, health, { 'retry-after': String(startingRetrySeconds) });
});
