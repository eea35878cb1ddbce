import { findings } from '@/lib/catalogue/health-contract';

/** What is looked for; each is called `finding_noPrice`, and what is to be done about it stands at `mend_noPrice`. */
export const healthTabs = [...findings, 'phrases'] as const;
export type HealthTab = (typeof healthTabs)[number];
