CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_po" ON "orders" USING btree ("tenant_id","customer_id","po_key") WHERE "orders"."po_key" is not null;
