ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "keep_recordings_days" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "keep_texts_days" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "retention_owed_on" date;--> statement-breakpoint
-- From here on by hand: see 0001 for the roles. Once a day the relay owes what the tenants' retention asks for.
GRANT UPDATE (retention_owed_on) ON tenants TO order_intake_system;
--> statement-breakpoint
-- What of a document is no words: its form, numbers, moments, ids, and values of this service's own vocabulary.
CREATE FUNCTION without_words(document jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN CASE jsonb_typeof(document)
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN key IN ('event', 'sku', 'status', 'erpSalesOrderId', 'unit', 'code') THEN value
        ELSE public.without_words(value) END), '{}')
      FROM jsonb_each(document))
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(public.without_words(value) ORDER BY place), '[]')
      FROM jsonb_array_elements(document) WITH ORDINALITY AS element(value, place))
    WHEN 'string' THEN CASE
      WHEN document #>> '{}' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' THEN document
      WHEN document #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' THEN document
      WHEN document #>> '{}' IN (
        'RECEIVED', 'PENDING_REVIEW', 'APPROVED', 'COMPLETED', 'FAILED', 'CANCELLED', 'ACTIVE', 'HOLD',
        'VERIFIED', 'UNVERIFIED', 'PHONE', 'USER_ID') THEN document
      ELSE '""' END
    ELSE document
  END;
END $$;
--> statement-breakpoint
-- The trail and what receivers answered are never altered, but for this: words go from them when they are gone from what
-- they were recorded of, an order whose words were removed or a customer who was erased. Nothing else can be asked for.
CREATE POLICY removing_words ON audit_events TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY removing_words ON webhook_attempts TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY removing_words ON outbound_events FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE POLICY removing_words ON webhook_deliveries FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE FUNCTION remove_words_from_trails(of_orders uuid[], of_customers uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  silent uuid[] := ARRAY(
    SELECT id FROM orders WHERE tenant_id = tenant AND id = ANY (of_orders) AND words_removed_at IS NOT NULL);
  gone uuid[] := ARRAY(
    SELECT id FROM customers WHERE tenant_id = tenant AND id = ANY (of_customers) AND erased_at IS NOT NULL);
BEGIN
  UPDATE audit_events SET data = without_words(data) WHERE tenant_id = tenant AND order_id = ANY (silent);
  UPDATE webhook_attempts SET response_excerpt = NULL, error = NULL
  FROM webhook_deliveries, outbound_events
  WHERE webhook_attempts.tenant_id = tenant AND webhook_deliveries.tenant_id = tenant AND outbound_events.tenant_id = tenant
    AND webhook_deliveries.id = webhook_attempts.delivery_id AND outbound_events.id = webhook_deliveries.event_id
    AND outbound_events.order_id = ANY (silent);
  IF gone <> '{}' THEN
    UPDATE audit_events SET
      data = without_words(data),
      actor = CASE WHEN actor ->> 'customerId' = ANY (gone::text[]) THEN actor || '{"name": ""}' ELSE actor END
    WHERE tenant_id = tenant AND (
      subject_id = ANY (gone) OR actor ->> 'customerId' = ANY (gone::text[])
      OR EXISTS (SELECT FROM unnest(gone) AS one WHERE position(one::text IN data::text) > 0));
  END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_words_from_trails FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_words_from_trails TO order_intake_app;
