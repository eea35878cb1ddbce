import { route } from '@/lib/http/route';
import { getInsightsEndpoint } from '@/lib/insights/contract';
import { getInsights } from '@/lib/insights/get-insights';

export const GET = route(getInsightsEndpoint, ({ ctx, query }) => getInsights(ctx, query));
