/** The parts of the settings by what they are about, in the order of their navigation. */
export const settingsGroups = [
  { key: 'company', pages: ['set-up', 'tenant', 'locations', 'users'] },
  { key: 'data', pages: ['imports', 'price-tiers'] },
  { key: 'connections', pages: ['erp', 'messaging', 'webhooks', 'api-keys'] },
  { key: 'messages', pages: ['message-templates', 'canned-replies'] },
  { key: 'oversight', pages: ['audit', 'health'] },
] as const;

type SettingsKey = (typeof settingsGroups)[number]['pages'][number];

export const settingsAddress = (key: SettingsKey): string => `/settings/${key}`;

export const settingsPages: readonly { href: string; key: SettingsKey }[] = settingsGroups.flatMap(
  ({ pages }) => pages.map((key) => ({ href: settingsAddress(key), key })),
);
