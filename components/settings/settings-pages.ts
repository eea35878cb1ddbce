/** The parts of the settings, in the order of their navigation. */
export const settingsPages = [
  { href: '/settings/set-up', key: 'set-up' },
  { href: '/settings/tenant', key: 'tenant' },
  { href: '/settings/locations', key: 'locations' },
  { href: '/settings/imports', key: 'imports' },
  { href: '/settings/price-tiers', key: 'price-tiers' },
  { href: '/settings/users', key: 'users' },
  { href: '/settings/api-keys', key: 'api-keys' },
  { href: '/settings/webhooks', key: 'webhooks' },
  { href: '/settings/erp', key: 'erp' },
  { href: '/settings/messaging', key: 'messaging' },
  { href: '/settings/message-templates', key: 'message-templates' },
  { href: '/settings/canned-replies', key: 'canned-replies' },
  { href: '/settings/audit', key: 'audit' },
  { href: '/settings/health', key: 'health' },
] as const;
