-- The audit trail and its chain are to lie in partitions, a month each, as 0052 to 0057 have it for events: whoever wants the
-- trail for some years only can have old months dropped, and the chain begins behind them.
-- Shorter than PostgreSQL waits before it looks for those who wait in a circle, and ends one of them: it is this that gives way.
SET LOCAL lock_timeout = '150ms';
--> statement-breakpoint
CREATE TABLE "audit_beginnings" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_beginnings" ADD CONSTRAINT "audit_beginnings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_links" ADD COLUMN "event_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- From here on by hand: see 0001 for the roles. The owner writes it as months are dropped; the service only reads.
SELECT protect_tenant_table('audit_beginnings');
--> statement-breakpoint
CREATE POLICY audit_chain ON audit_beginnings TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON audit_beginnings TO order_intake_app;
