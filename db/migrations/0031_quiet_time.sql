ALTER TABLE "orders" ADD COLUMN "adds_to" uuid;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "quiet_seconds" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "take_changes_from" double precision;--> statement-breakpoint
-- What a customer's numbers and ids have sent that nobody has taken out of the inbox yet. `->>` is not leakproof, so under
-- row level security no index would be used for it: the function looks, for the tenant of the setting alone.
CREATE FUNCTION unread_messages_from(senders text[], since timestamptz)
RETURNS TABLE (id uuid, received_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT m.id, m.created_at FROM public.inbound_messages m
  WHERE m.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND m.processed_at IS NULL AND m.created_at > since AND m.kind <> 'status'
    AND (m.payload ->> 'from' = ANY (senders) OR m.payload ->> 'userId' = ANY (senders))
  ORDER BY m.created_at
  LIMIT 20
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION unread_messages_from FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION unread_messages_from TO order_intake_app;
