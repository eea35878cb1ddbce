-- A key without scopes could do everything, and does nothing from now on: those that are there keep what they had, by name.
-- The policies go by roles that the migration is not run as.
ALTER TABLE api_keys NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE api_keys SET scopes = ARRAY[
  'orders:read', 'orders:write', 'catalogue:read', 'catalogue:write', 'aliases:write', 'customers:read',
  'customers:write', 'customers:credit', 'simulator:use', 'insights:read'
] WHERE scopes IS NULL;
--> statement-breakpoint
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
