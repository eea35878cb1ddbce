/** The parts of the settings, in the order of their navigation. */
export const settingsPages = [
  { href: '/settings/set-up', label: 'Set-up' },
  { href: '/settings/tenant', label: 'Tenant' },
  { href: '/settings/locations', label: 'Locations' },
  { href: '/settings/imports', label: 'Import' },
  { href: '/settings/price-tiers', label: 'Price tiers' },
  { href: '/settings/users', label: 'Users' },
  { href: '/settings/api-keys', label: 'API keys' },
  { href: '/settings/webhooks', label: 'Webhooks' },
  { href: '/settings/erp', label: 'ERP' },
  { href: '/settings/messaging', label: 'Messaging' },
  { href: '/settings/canned-replies', label: 'Canned replies' },
  { href: '/settings/audit', label: 'Audit' },
  { href: '/settings/health', label: 'Health' },
] as const;
