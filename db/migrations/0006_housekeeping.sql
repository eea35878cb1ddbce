CREATE INDEX "inbound_messages_unassigned" ON "inbound_messages" USING btree ("phone_number_id") WHERE tenant_id is null;--> statement-breakpoint
CREATE INDEX "inbound_messages_to_trim" ON "inbound_messages" USING btree ("processed_at") WHERE processed_at is not null and payload <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "ledger_done" ON "ledger" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "outbound_events_by_time" ON "outbound_events" USING btree ("created_at");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles. What the relay's sweep may see of these tables is when and whose,
-- never what was said in them.
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['outbound_events', 'webhook_deliveries', 'webhook_attempts', 'order_claims'] LOOP
    EXECUTE format('CREATE POLICY sweeping ON %I TO order_intake_system USING (true)', target);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT (tenant_id, id, created_at), DELETE ON outbound_events TO order_intake_system;
--> statement-breakpoint
GRANT SELECT (tenant_id, id, event_id, status), DELETE ON webhook_deliveries TO order_intake_system;
--> statement-breakpoint
GRANT SELECT (tenant_id, delivery_id), DELETE ON webhook_attempts TO order_intake_system;
--> statement-breakpoint
GRANT SELECT (tenant_id, order_id, claimed_until), DELETE ON order_claims TO order_intake_system;
--> statement-breakpoint
-- They are as processed as they will ever be, so they are trimmed like the others.
UPDATE inbound_messages SET processed_at = created_at WHERE outcome = 'NOT_UNDERSTOOD' AND processed_at IS NULL;
