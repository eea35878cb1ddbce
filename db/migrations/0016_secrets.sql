CREATE TABLE "audit_links" (
	"tenant_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"event_id" uuid NOT NULL,
	"hash" text NOT NULL,
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
