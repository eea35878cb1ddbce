CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "audit_events_first_pk" ON "audit_events" USING btree ("tenant_id","id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "audit_links_first_pk" ON "audit_links" USING btree ("tenant_id","position","event_at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "audit_links_first_once" ON "audit_links" USING btree ("tenant_id","event_id","event_at");
