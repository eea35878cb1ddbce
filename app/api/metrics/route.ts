import { rawRoute } from '@/lib/http/raw-route';
import { showMetricsEndpoint } from '@/lib/metrics/contract';
import { requireMetricsToken } from '@/lib/metrics/require-metrics-token';
import { metricsType, showMetrics } from '@/lib/metrics/show-metrics';

export const GET = rawRoute(showMetricsEndpoint, async ({ request }) => {
  requireMetricsToken(request.headers.get('authorization'));
  return new Response(await showMetrics(), {
    headers: { 'content-type': metricsType, 'cache-control': 'no-store' },
  });
});
