-- The service gives an event its place as it writes it, at the end of its transaction: set by the trigger, as the last
-- release needs it, each event is written twice. Both hold the tenant's chain, so that places follow the commits.
CREATE FUNCTION next_event_position() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit chain ' || current_setting('app.tenant_id')::uuid, 0));
  RETURN nextval('public.outbound_event_positions');
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION next_event_position FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION next_event_position TO order_intake_app;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.position IS NOT NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('audit chain ' || NEW.tenant_id, 0));
  UPDATE public.outbound_events SET position = nextval('public.outbound_event_positions')
  WHERE tenant_id = NEW.tenant_id AND id = NEW.id AND created_at = NEW.created_at;
  RETURN NULL;
END $$;
