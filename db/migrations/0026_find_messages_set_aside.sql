CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_set_aside" ON "orders" USING btree ("tenant_id","created_at" DESC NULLS LAST) WHERE "orders"."closed_as" is not null;
