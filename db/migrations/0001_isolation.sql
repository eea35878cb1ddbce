-- Two restricted roles, who may touch what, and row-level security on every table that belongs to a tenant.
-- Written by hand: the schema generator knows neither grants nor FORCE. Neither role owns a table or bypasses RLS.
--   order_intake_app     the usual door: sees the rows of the tenant in `app.tenant_id`, and nothing without it
--   order_intake_system  the guarded door: sign-in, routing an inbound message to its tenant, the ledger relay
-- The migration runner gives them their passwords.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'order_intake_app') THEN
    CREATE ROLE order_intake_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'order_intake_system') THEN
    CREATE ROLE order_intake_system LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON SCHEMA public FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO order_intake_app, order_intake_system;
--> statement-breakpoint
-- For later migrations too: one call makes a new table safe for the usual door.
-- The sub-select is evaluated once per statement; nullif, because a pooled connection keeps '' after SET LOCAL.
CREATE FUNCTION protect_tenant_table(target regclass, tenant_column name DEFAULT 'tenant_id') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY tenant_isolation ON %1$s TO order_intake_app
       USING (%2$I = (SELECT nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
       WITH CHECK (%2$I = (SELECT nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
    target, tenant_column);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION protect_tenant_table FROM PUBLIC;
--> statement-breakpoint
SELECT protect_tenant_table('tenants', 'id');
--> statement-breakpoint
SELECT protect_tenant_table(name::regclass) FROM unnest(ARRAY[
  'users', 'api_keys', 'locations', 'products', 'product_prices', 'product_aliases', 'catalogue_versions',
  'customers', 'orders', 'order_lines', 'audit_events', 'stock_levels', 'messaging_channels', 'inbound_messages',
  'notifications', 'outbound_events', 'webhook_endpoints', 'webhook_deliveries', 'webhook_attempts', 'ledger',
  'idempotency_keys', 'sales_order_counters'
]) AS name;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON
  users, api_keys, locations, products, customers, orders, stock_levels, messaging_channels, inbound_messages,
  notifications, outbound_events, webhook_endpoints, webhook_deliveries, ledger, sales_order_counters
TO order_intake_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  product_prices, product_aliases, order_lines, idempotency_keys
TO order_intake_app;
--> statement-breakpoint
-- What has happened is never altered.
GRANT SELECT, INSERT ON audit_events, webhook_attempts TO order_intake_app;
--> statement-breakpoint
GRANT SELECT ON catalogue_versions TO order_intake_app;
--> statement-breakpoint
GRANT SELECT, UPDATE ON tenants TO order_intake_app;
--> statement-breakpoint
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['tenants', 'users', 'api_keys', 'messaging_channels', 'inbound_messages', 'ledger', 'idempotency_keys'] LOOP
    EXECUTE format('CREATE POLICY system_access ON %I TO order_intake_system USING (true) WITH CHECK (true)', target);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON tenants TO order_intake_system;
--> statement-breakpoint
GRANT SELECT ON users TO order_intake_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_attempts TO order_intake_system;
--> statement-breakpoint
GRANT SELECT, UPDATE (last_used_at) ON api_keys TO order_intake_system;
--> statement-breakpoint
GRANT SELECT ON messaging_channels TO order_intake_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON inbound_messages TO order_intake_system;
--> statement-breakpoint
-- Settled work is swept by the relay after a while.
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger TO order_intake_system;
--> statement-breakpoint
-- Yesterday's answers are swept by the relay.
GRANT SELECT, DELETE ON idempotency_keys TO order_intake_system;
