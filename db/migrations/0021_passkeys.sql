CREATE TABLE "passkeys" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "passkeys_once" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('passkeys');
--> statement-breakpoint
CREATE POLICY system_access ON passkeys TO order_intake_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Its key and whose it is never change.
GRANT SELECT, INSERT, UPDATE (name), DELETE ON passkeys TO order_intake_app;
--> statement-breakpoint
-- Signing in looks it up and counts.
GRANT SELECT, UPDATE (counter, is_synced, last_used_at) ON passkeys TO order_intake_system;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON used_challenges TO order_intake_system;
