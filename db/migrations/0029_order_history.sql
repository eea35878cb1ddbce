CREATE TABLE "order_history" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid,
	"ordered_on" date NOT NULL,
	"quantity" numeric(18, 3) NOT NULL,
	"unit" text,
	"words" text,
	"reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "order_history_quantity" CHECK ("order_history"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_by_customer" ON "order_history" USING btree ("tenant_id","customer_id","ordered_on");--> statement-breakpoint
CREATE INDEX "order_history_by_product" ON "order_history" USING btree ("tenant_id","product_id","ordered_on");
--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('order_history');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_history TO order_intake_app;
