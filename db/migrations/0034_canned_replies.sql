CREATE TABLE "canned_replies" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_replies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_questions" ALTER COLUMN "asked_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "asks_by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_by_title" ON "canned_replies" USING btree ("tenant_id","language","title");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('canned_replies');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON canned_replies TO order_intake_app;
