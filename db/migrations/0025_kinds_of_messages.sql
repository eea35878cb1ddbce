ALTER TABLE "orders" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind_confidence" real;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_as" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "merged_into" uuid;
