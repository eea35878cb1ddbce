-- By hand, as 0056 is: each table is replaced with a partitioned one, whose first part it becomes, in one short transaction.
-- Shorter than PostgreSQL waits before it looks for those who wait in a circle, and ends one of them: it is this that gives way.
SET LOCAL lock_timeout = '150ms';
--> statement-breakpoint
-- All that it takes, at once.
-- contract: for the moment of this transaction, in which no row is read
LOCK TABLE outbound_events, webhook_deliveries, webhook_attempts IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
-- contract: for the moment of this transaction, in which no row is read
LOCK TABLE tenants, webhook_endpoints IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- The keys between them go: a part that others point to cannot be dropped without looking through those.
ALTER TABLE webhook_attempts DROP CONSTRAINT "webhook_attempts_tenant_id_delivery_id_webhook_deliveries_tenan";
--> statement-breakpoint
ALTER TABLE webhook_deliveries DROP CONSTRAINT "webhook_deliveries_tenant_id_event_id_outbound_events_tenant_id";
--> statement-breakpoint
-- contract: a table of this name takes its place in the same transaction
ALTER TABLE outbound_events RENAME TO outbound_events_first;
--> statement-breakpoint
ALTER TABLE outbound_events_first DROP CONSTRAINT outbound_events_tenant_id_id_pk,
  ADD CONSTRAINT outbound_events_first_pk PRIMARY KEY USING INDEX outbound_events_first_pk;
--> statement-breakpoint
-- contract: outbound_events_first_by_position, which 0053 made, is in its place
DROP INDEX outbound_events_by_position;
--> statement-breakpoint
-- contract: an index, whose name nobody uses
ALTER INDEX outbound_events_by_order RENAME TO outbound_events_first_by_order;
--> statement-breakpoint
-- contract: an index, whose name nobody uses
ALTER INDEX outbound_events_by_time RENAME TO outbound_events_first_by_time;
--> statement-breakpoint
DROP TRIGGER outbound_events_place ON outbound_events_first;
--> statement-breakpoint
CREATE TABLE outbound_events (LIKE outbound_events_first INCLUDING DEFAULTS,
  CONSTRAINT outbound_events_tenant_id_id_created_at_pk PRIMARY KEY (tenant_id, id, created_at),
  CONSTRAINT outbound_events_tenant_id_tenants_id_fk FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) PARTITION BY RANGE (created_at);
--> statement-breakpoint
CREATE INDEX outbound_events_by_order ON outbound_events (tenant_id, order_id);
--> statement-breakpoint
CREATE INDEX outbound_events_by_time ON outbound_events (created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX outbound_events_by_position ON outbound_events (tenant_id, position, created_at);
--> statement-breakpoint
SELECT hand_over_access('outbound_events_first', 'outbound_events');
--> statement-breakpoint
-- As before, and it finds its part by the time.
CREATE OR REPLACE FUNCTION place_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit chain ' || NEW.tenant_id, 0));
  UPDATE public.outbound_events SET position = nextval('public.outbound_event_positions')
  WHERE tenant_id = NEW.tenant_id AND id = NEW.id AND created_at = NEW.created_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER outbound_events_place AFTER INSERT ON outbound_events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.is_test) EXECUTE FUNCTION place_event();
--> statement-breakpoint
SELECT attach_first_partition('outbound_events', 'week');
--> statement-breakpoint
-- contract: a table of this name takes its place in the same transaction
ALTER TABLE webhook_deliveries RENAME TO webhook_deliveries_first;
--> statement-breakpoint
-- Its rule without the time stays: while the last release is in use, which does not know the time, all rows go there.
-- contract: a rule, whose name nobody uses
ALTER TABLE webhook_deliveries_first RENAME CONSTRAINT webhook_deliveries_once TO webhook_deliveries_first_once_ever;
--> statement-breakpoint
ALTER TABLE webhook_deliveries_first DROP CONSTRAINT webhook_deliveries_tenant_id_id_pk,
  ADD CONSTRAINT webhook_deliveries_first_pk PRIMARY KEY USING INDEX webhook_deliveries_first_pk,
  ADD CONSTRAINT webhook_deliveries_first_once UNIQUE USING INDEX webhook_deliveries_first_once;
--> statement-breakpoint
-- contract: an index, whose name nobody uses
ALTER INDEX webhook_deliveries_by_status RENAME TO webhook_deliveries_first_by_status;
--> statement-breakpoint
-- contract: an index, whose name nobody uses
ALTER INDEX webhook_deliveries_by_endpoint RENAME TO webhook_deliveries_first_by_endpoint;
--> statement-breakpoint
CREATE TABLE webhook_deliveries (LIKE webhook_deliveries_first INCLUDING DEFAULTS,
  CONSTRAINT webhook_deliveries_tenant_id_id_event_at_pk PRIMARY KEY (tenant_id, id, event_at),
  CONSTRAINT webhook_deliveries_once UNIQUE (tenant_id, event_id, endpoint_id, event_at),
  CONSTRAINT webhook_deliveries_tenant_id_tenants_id_fk FOREIGN KEY (tenant_id) REFERENCES tenants (id),
  CONSTRAINT "webhook_deliveries_tenant_id_endpoint_id_webhook_endpoints_tena"
    FOREIGN KEY (tenant_id, endpoint_id) REFERENCES webhook_endpoints (tenant_id, id)
) PARTITION BY RANGE (event_at);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_by_status ON webhook_deliveries (tenant_id, endpoint_id, status, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (tenant_id, endpoint_id, created_at DESC NULLS LAST);
--> statement-breakpoint
-- By it drop_partition sees at once that nothing of an old week is still on its way.
CREATE INDEX webhook_deliveries_on_the_way ON webhook_deliveries (event_at) WHERE status = 'PENDING';
--> statement-breakpoint
SELECT hand_over_access('webhook_deliveries_first', 'webhook_deliveries');
--> statement-breakpoint
SELECT attach_first_partition('webhook_deliveries', 'week');
--> statement-breakpoint
-- contract: a table of this name takes its place in the same transaction
ALTER TABLE webhook_attempts RENAME TO webhook_attempts_first;
--> statement-breakpoint
ALTER TABLE webhook_attempts_first DROP CONSTRAINT webhook_attempts_tenant_id_id_pk,
  ADD CONSTRAINT webhook_attempts_first_pk PRIMARY KEY USING INDEX webhook_attempts_first_pk;
--> statement-breakpoint
CREATE TABLE webhook_attempts (LIKE webhook_attempts_first INCLUDING DEFAULTS,
  CONSTRAINT webhook_attempts_tenant_id_delivery_id_number_event_at_pk PRIMARY KEY (tenant_id, delivery_id, number, event_at),
  CONSTRAINT webhook_attempts_tenant_id_tenants_id_fk FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) PARTITION BY RANGE (event_at);
--> statement-breakpoint
SELECT hand_over_access('webhook_attempts_first', 'webhook_attempts');
--> statement-breakpoint
SELECT attach_first_partition('webhook_attempts', 'week');
--> statement-breakpoint
-- For the weeks to come; later ones are made by the service.
SELECT make_partition() FROM generate_series(1, 15);
