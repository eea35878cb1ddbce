import { checkHealth } from '@/lib/health/check-health';
import { healthEndpoint } from '@/lib/health/contract';
import { route } from '@/lib/http/route';

export const GET = route(healthEndpoint, () => checkHealth());
