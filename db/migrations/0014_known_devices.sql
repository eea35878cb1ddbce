ALTER TABLE "users" ADD COLUMN "recovery_code_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_code_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sessions_by_address" ON "sessions" USING btree ("address","created_at");--> statement-breakpoint
-- From here on by hand: see 0001 for the roles. A code is used up by signing in with it.
GRANT UPDATE (recovery_code_hash, recovery_code_until) ON users TO order_intake_system;
