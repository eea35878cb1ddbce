CREATE TABLE "audit_links" (
	"tenant_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"event_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"redacted_hash" text,
	CONSTRAINT "audit_links_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "audit_links_once" UNIQUE("tenant_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "messaging_channels" ADD COLUMN "app_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "messaging_channels" ADD COLUMN "verify_token_sealed" text;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('audit_links');
--> statement-breakpoint
-- The owner, through the trigger below; the service only reads.
CREATE POLICY audit_chain ON audit_links TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON audit_links TO order_intake_app;
--> statement-breakpoint
-- Moments as microseconds, for their text goes by the session's time zone.
CREATE FUNCTION audit_hash(previous text, event audit_events) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    previous, event.tenant_id, event.id, event.sequence, event.action, event.actor, event.request_id, event.address,
    event.order_id, event.subject_id, event.data, (extract(epoch FROM event.created_at) * 1000000)::bigint
  )::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_hash FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit_hash TO order_intake_app;
--> statement-breakpoint
CREATE FUNCTION link_audit_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit chain ' || NEW.tenant_id, 0));
  SELECT position, hash INTO last FROM public.audit_links
  WHERE tenant_id = NEW.tenant_id ORDER BY position DESC LIMIT 1;
  INSERT INTO public.audit_links (tenant_id, position, event_id, hash)
  VALUES (NEW.tenant_id, coalesce(last.position, 0) + 1, NEW.id, public.audit_hash(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the very end of the transaction: the tenant's chain is held for the commit alone, and as the last of all locks, so
-- that nobody waits in a circle.
CREATE CONSTRAINT TRIGGER audit_events_link AFTER INSERT ON audit_events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_event();
--> statement-breakpoint
-- Words that are removed for privacy leave the chain whole: each link of a changed event holds the hash of what is left.
CREATE FUNCTION link_what_is_left(tenant uuid, events uuid[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE audit_links SET redacted_hash = audit_hash(audit_links.hash, event)
  FROM audit_events AS event
  WHERE audit_links.tenant_id = tenant AND audit_links.event_id = ANY (events)
    AND event.tenant_id = tenant AND event.id = audit_links.event_id
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION link_what_is_left FROM PUBLIC;
--> statement-breakpoint
-- As before, and the chain learns of it.
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
    AND outbound_events.order_id = ANY (silent);
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
