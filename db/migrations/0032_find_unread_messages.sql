CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbound_messages_unread_from" ON "inbound_messages" USING btree ("tenant_id",("payload" ->> 'from')) WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbound_messages_unread_by_user" ON "inbound_messages" USING btree ("tenant_id",("payload" ->> 'userId')) WHERE processed_at is null;
