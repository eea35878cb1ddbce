CREATE TABLE "message_templates" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_tenant_id_kind_language_pk" PRIMARY KEY("tenant_id","kind","language")
);
--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('message_templates');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON message_templates TO order_intake_app;
