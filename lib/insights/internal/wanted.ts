import type { Period } from './period';

/** What is asked for: days, as the tenant's clocks count them. */
export interface Wanted {
  period: Period;
  timeZone: string;
}
