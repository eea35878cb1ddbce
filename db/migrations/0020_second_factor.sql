ALTER TABLE "tenants" ADD COLUMN "managers_need_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_sealed" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_recovery" text[];--> statement-breakpoint
-- Signing in marks a code as used.
GRANT UPDATE (second_factor_step, second_factor_recovery) ON users TO order_intake_system;
