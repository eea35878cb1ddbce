/** The chapters of the guide, in its order: the anchors are part of addresses that others keep. */
export const chapters = [
  ['quick-start', 'Quick start'],
  ['authentication', 'Authentication and scopes'],
  ['errors', 'Errors'],
  ['paging', 'Paging and cursors'],
  ['idempotency', 'Idempotency'],
  ['concurrency', 'Concurrency'],
  ['webhooks', 'Webhooks'],
  ['mcp', 'MCP'],
  ['limits', 'Limits'],
  ['endpoints', 'Endpoints'],
  ['changelog', 'Changelog'],
] as const;
