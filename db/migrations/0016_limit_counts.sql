CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
GRANT SELECT, INSERT, UPDATE, DELETE ON limit_counts TO order_intake_system;
