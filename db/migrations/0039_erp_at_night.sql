CREATE TABLE "erp_values" (
	"tenant_id" uuid NOT NULL,
	"target" text NOT NULL,
	"key_hash" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "erp_values_tenant_id_target_key_hash_pk" PRIMARY KEY("tenant_id","target","key_hash")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "source" text DEFAULT 'SENT' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "reads_erp_customers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "reads_erp_products" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "erp_wins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "erp_reads_owed_on" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "shows_item_codes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_values" ADD CONSTRAINT "erp_values_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erp_values_by_subject" ON "erp_values" USING btree ("tenant_id","subject_id");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('erp_values'::regclass);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON erp_values TO order_intake_app;
--> statement-breakpoint
-- Rows sent over the API have no name; what was read from the ERP has always had one.
UPDATE imports SET source = 'ERP' WHERE file_type = 'rows' AND file_name IS NOT NULL;
--> statement-breakpoint
GRANT UPDATE (erp_reads_owed_on) ON tenants TO order_intake_system;
