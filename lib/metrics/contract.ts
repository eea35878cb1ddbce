import { z } from 'zod';
import { endpoint } from '../http/endpoint';

export const showMetricsEndpoint = endpoint({
  method: 'GET',
  path: '/api/metrics',
  permission: 'public',
  summary:
    'Figures of the whole service for Prometheus, to whoever sends METRICS_TOKEN as a bearer token; not there where none is set',
  answers: { 200: z.string() },
  answerType: 'text/plain',
  errors: ['unauthenticated', 'not_found'],
  example: {},
});
