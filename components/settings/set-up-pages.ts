import type { SetUpStep } from '@/lib/settings/checklist-contract';

/** Where each step of the set-up is done; its words are `step_erp` and `why_erp`. */
export const setUpPages: Readonly<Record<SetUpStep, string>> = {
  erp: '/settings/erp',
  number: '/settings/messaging',
  location: '/settings/locations',
  catalogue: '/settings/imports',
  customers: '/settings/imports',
  users: '/settings/users',
  message: '/simulator',
};
