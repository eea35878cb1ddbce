ALTER TYPE "public"."order_source" ADD VALUE 'API';--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_used_from" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "addresses" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_key_hash" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "outbound_events" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "outbound_events" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "outbound_events" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD COLUMN "request_headers" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_secret_until" timestamp (3) with time zone;--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
GRANT SELECT, UPDATE (last_used_at, last_used_from) ON api_keys TO order_intake_system;
--> statement-breakpoint
-- An event's place is given at the very end of its transaction, under the lock that the audit trail's link takes there:
-- whoever has read up to a place has missed nothing that is committed later.
CREATE SEQUENCE outbound_event_positions;
--> statement-breakpoint
CREATE POLICY giving_places ON outbound_events FOR UPDATE TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION place_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit chain ' || NEW.tenant_id, 0));
  UPDATE public.outbound_events SET position = nextval('public.outbound_event_positions')
  WHERE tenant_id = NEW.tenant_id AND id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER outbound_events_place AFTER INSERT ON outbound_events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.is_test) EXECUTE FUNCTION place_event();
--> statement-breakpoint
-- Those of before, in the order in which they were made; the policies go by roles that the migration is not run as.
ALTER TABLE outbound_events NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE outbound_events SET is_test = true WHERE name = 'webhook.test';
--> statement-breakpoint
UPDATE outbound_events SET position = placed.position FROM (
  SELECT tenant_id, id, nextval('outbound_event_positions') AS position FROM (
    SELECT tenant_id, id FROM outbound_events WHERE NOT is_test ORDER BY created_at, id) AS dated
) AS placed WHERE outbound_events.tenant_id = placed.tenant_id AND outbound_events.id = placed.id;
--> statement-breakpoint
ALTER TABLE outbound_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- As before, and of the events about a customer as well.
CREATE OR REPLACE FUNCTION remove_words_from_trails(of_orders uuid[], of_customers uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  silent uuid[] := ARRAY(
    SELECT id FROM orders WHERE tenant_id = tenant AND id = ANY (of_orders) AND words_removed_at IS NOT NULL);
  gone uuid[] := ARRAY(
    SELECT id FROM customers WHERE tenant_id = tenant AND id = ANY (of_customers) AND erased_at IS NOT NULL);
  touched uuid[];
BEGIN
  WITH changed AS (
    UPDATE audit_events SET data = without_words(data)
    WHERE tenant_id = tenant AND order_id = ANY (silent) AND data IS DISTINCT FROM without_words(data)
    RETURNING id)
  SELECT array_agg(id) INTO touched FROM changed;
  PERFORM link_what_is_left(tenant, touched);
  UPDATE webhook_attempts SET response_excerpt = NULL, error = NULL
  FROM webhook_deliveries, outbound_events
  WHERE webhook_attempts.tenant_id = tenant AND webhook_deliveries.tenant_id = tenant AND outbound_events.tenant_id = tenant
    AND webhook_deliveries.id = webhook_attempts.delivery_id AND outbound_events.id = webhook_deliveries.event_id
    AND (outbound_events.order_id = ANY (silent) OR outbound_events.customer_id = ANY (gone));
  IF gone <> '{}' THEN
    WITH changed AS (
    UPDATE audit_events SET
      data = without_words(data),
      actor = CASE WHEN actor ->> 'customerId' = ANY (gone::text[]) THEN actor || '{"name": ""}' ELSE actor END
    WHERE tenant_id = tenant AND (
      subject_id = ANY (gone) OR actor ->> 'customerId' = ANY (gone::text[])
      OR EXISTS (SELECT FROM unnest(gone) AS one WHERE position(one::text IN data::text) > 0))
    RETURNING id)
    SELECT array_agg(id) INTO touched FROM changed;
    PERFORM link_what_is_left(tenant, touched);
  END IF;
END $$;
