CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "outbound_events_first_pk" ON "outbound_events" USING btree ("tenant_id","id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "outbound_events_first_by_position" ON "outbound_events" USING btree ("tenant_id","position","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_first_pk" ON "webhook_deliveries" USING btree ("tenant_id","id","event_at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_first_once" ON "webhook_deliveries" USING btree ("tenant_id","event_id","endpoint_id","event_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_first_on_the_way" ON "webhook_deliveries" USING btree ("event_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_attempts_first_pk" ON "webhook_attempts" USING btree ("tenant_id","delivery_id","number","event_at");
