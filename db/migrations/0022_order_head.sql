CREATE TABLE "customer_branches" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"address" text,
	"names" text[] DEFAULT '{}' NOT NULL,
	"location_id" uuid,
	"delivery_days" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_branches_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "po_number_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "head" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_key" text;--> statement-breakpoint
ALTER TABLE "customer_branches" ADD CONSTRAINT "customer_branches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_branches" ADD CONSTRAINT "customer_branches_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_branches" ADD CONSTRAINT "customer_branches_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_branches_by_customer" ON "customer_branches" USING btree ("tenant_id","customer_id","name","id");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('customer_branches');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_branches TO order_intake_app;
