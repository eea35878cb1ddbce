import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { wholeNumber } from '../http/fields';
import { orderChannels } from '../orders/channels';
import { correctionCauses } from '../orders/correction-causes';
import { longestPeriod, usualPeriod } from './choices';

const count = z.int();
const seconds = z.number().nullable();

const figures = {
  /** Orders that were approved, and how many of them with no line edited, added or removed by a person. */
  approved: count,
  touchless: count,
  /** What they come to, in the tenant's currency. */
  value: z.number(),
  /** Seconds from the moment the order was received to its approval: the median, and what nine in ten stay below. Null without orders. */
  p50Seconds: seconds,
  p90Seconds: seconds,
  corrections: z.record(z.enum(correctionCauses), count),
};

const insightsAnswer = z.object({
  /** First and last day, both included, as the tenant counts days. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** `WEEK` for more than about two months; a week begins on Monday and is called by its first day in the period. */
  step: z.enum(['DAY', 'WEEK']),
  total: z.object(figures),
  /** Every day or week of the period, also those in which nothing happened. */
  steps: z.array(z.object({ day: z.iso.date(), ...figures })),
  channels: z.array(
    z.object({ channel: z.enum(orderChannels), approved: count, touchless: count, value: z.number() }),
  ),
  /** Lines of approved orders by how sure the reader was of the product, the surest first; a line that a person removed counts as wrong. */
  bands: z.array(
    z.object({
      /** Confidence, 0 to 1; `to` itself only belongs to the first band. */
      from: z.number(),
      to: z.number(),
      lines: count,
      /** Lines that went with the product that was read. */
      right: count,
      /** The mean confidence of these lines; null without any. Calibrated, it is close to `right / lines`. */
      expected: z.number().nullable(),
    }),
  ),
});
export type Insights = z.output<typeof insightsAnswer>;
export type InsightFigures = Insights['total'];

export const getInsightsEndpoint = endpoint({
  method: 'GET',
  path: '/api/insights',
  permission: 'insights:read',
  summary:
    'How the desk does in a period: touchless rate, corrections by cause, time to approval, channels and calibration',
  query: z.strictObject({
    from: z.iso.date().optional().describe('First day; `days` before the end of the last one unless given.'),
    to: z.iso.date().optional().describe('Last day, included; today unless given.'),
    days: wholeNumber(usualPeriod, 1, longestPeriod),
  }),
  answers: { 200: insightsAnswer },
  example: { query: { from: '2026-03-01', to: '2026-03-31' } },
});
