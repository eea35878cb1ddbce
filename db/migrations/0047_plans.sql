ALTER TABLE "orders" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assignee_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "snoozed_until" timestamp (3) with time zone;