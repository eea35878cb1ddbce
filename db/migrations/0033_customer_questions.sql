CREATE TABLE "customer_questions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"phrase" text NOT NULL,
	"words" text NOT NULL,
	"choices" jsonb NOT NULL,
	"teaches" boolean DEFAULT false NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer" text,
	"answer_message_id" uuid,
	CONSTRAINT "customer_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_questions" ADD CONSTRAINT "customer_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_questions" ADD CONSTRAINT "customer_questions_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_questions_by_order" ON "customer_questions" USING btree ("tenant_id","order_id","created_at");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('customer_questions');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON customer_questions TO order_intake_app;
