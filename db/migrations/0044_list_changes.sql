ALTER TABLE "product_aliases" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "max_per_minute" integer;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "counted_minute" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "counted_attempts" integer DEFAULT 0 NOT NULL;