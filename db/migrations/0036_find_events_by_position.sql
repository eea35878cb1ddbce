CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "api_keys_previous_hash" ON "api_keys" USING btree ("previous_key_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_external_id" ON "orders" USING btree ("tenant_id","external_id") WHERE "orders"."external_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_update" ON "orders" USING btree ("tenant_id","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "outbound_events_by_position" ON "outbound_events" USING btree ("tenant_id","position");
