CREATE TABLE "special_prices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid,
	"price_tier" text,
	"price" numeric(14, 2) NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"set_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "special_prices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "special_prices_begin" UNIQUE NULLS NOT DISTINCT("tenant_id","product_id","customer_id","price_tier","valid_from"),
	CONSTRAINT "special_prices_for_one" CHECK (("special_prices"."customer_id" is null) <> ("special_prices"."price_tier" is null)),
	CONSTRAINT "special_prices_days" CHECK ("special_prices"."valid_from" <= "special_prices"."valid_to"),
	CONSTRAINT "special_prices_price" CHECK ("special_prices"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "special_prices" ADD CONSTRAINT "special_prices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_prices" ADD CONSTRAINT "special_prices_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_prices" ADD CONSTRAINT "special_prices_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "special_prices_by_customer" ON "special_prices" USING btree ("tenant_id","customer_id");--> statement-breakpoint
SELECT protect_tenant_table('special_prices'::regclass);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON special_prices TO order_intake_app;
