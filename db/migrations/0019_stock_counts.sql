ALTER TABLE "stock_levels" ADD COLUMN "counted_at" timestamp (3) with time zone;
--> statement-breakpoint
-- What was below nothing came of approvals alone, as far as anybody can tell now; all else was counted once.
-- The policies go by roles that the migration is not run as.
ALTER TABLE stock_levels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE stock_levels SET counted_at = updated_at WHERE on_hand >= 0;
--> statement-breakpoint
ALTER TABLE stock_levels FORCE ROW LEVEL SECURITY;
