import type { SetUpStep } from '@/lib/settings/checklist-contract';

/** What each step of the set-up is called, why it is needed, and where it is done. */
export const setUpWords: Readonly<Record<SetUpStep, { title: string; why: string; href: string }>> = {
  erp: {
    title: 'Connect the ERP',
    why: 'Approved orders become sales orders there.',
    href: '/settings/erp',
  },
  number: {
    title: 'Connect the number that customers write to',
    why: 'Until then only the simulator brings orders.',
    href: '/settings/messaging',
  },
  location: {
    title: 'Add the warehouse that orders are picked from',
    why: 'Stock is kept for each location.',
    href: '/settings/locations',
  },
  catalogue: {
    title: 'Import the products',
    why: 'With prices, tiers and stock; messages are matched to them.',
    href: '/settings/imports',
  },
  customers: {
    title: 'Import the customers',
    why: 'With phone numbers and ERP accounts; then branches, their own codes and order history.',
    href: '/settings/imports',
  },
  users: {
    title: 'Add the clerks',
    why: 'Each signs in with a name and a PIN.',
    href: '/settings/users',
  },
  message: {
    title: 'Read the first message',
    why: 'Write as a customer in the simulator, and approve the order on the review desk.',
    href: '/simulator',
  },
};
