CREATE TABLE "sessions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "session_idle_minutes" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_code_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_code_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("tenant_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_address" ON "sessions" USING btree ("address","created_at");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('sessions');
--> statement-breakpoint
CREATE POLICY system_access ON sessions TO order_intake_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON sessions TO order_intake_app;
--> statement-breakpoint
-- Looked up at every request, marked as seen, and swept once they are long over.
GRANT SELECT, UPDATE (last_seen_at), DELETE ON sessions TO order_intake_system;
--> statement-breakpoint
-- Whatever ends a session, its live streams in every process hear of it at once.
CREATE FUNCTION tell_session_end() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_notify('session_ends', CASE TG_TABLE_NAME
    WHEN 'sessions' THEN to_jsonb(NEW) ->> 'user_id'
    ELSE to_jsonb(NEW) ->> 'id' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_end AFTER UPDATE OF ended_at ON sessions
FOR EACH ROW WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at) EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
CREATE TRIGGER users_tell_session_end AFTER UPDATE OF session_version, disabled_at ON users
FOR EACH ROW WHEN (OLD.session_version <> NEW.session_version OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
-- A code is used up by signing in with it.
GRANT UPDATE (recovery_code_hash, recovery_code_until) ON users TO order_intake_system;
