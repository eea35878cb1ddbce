-- A restore makes it before this migration runs, so that a copy of an older backup is quiet from its first row on.
CREATE TABLE IF NOT EXISTS "restored_copies" (
	"restored_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"taken_over_at" timestamp (3) with time zone
);
--> statement-breakpoint
GRANT SELECT ON restored_copies TO order_intake_app;
--> statement-breakpoint
GRANT SELECT ON restored_copies TO order_intake_system;
