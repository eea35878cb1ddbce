-- Events for other systems and what was sent of them are to lie in partitions, a week each, so that an old week goes by
-- dropping it: 0052 to 0057 lead there beside everybody's work. First, the time of the event stands beside all that belongs to
-- it. The last release does not fill it in: its rows have the moment at which they are written.
-- Shorter than PostgreSQL waits before it looks for those who wait in a circle, and ends one of them: it is this that gives way.
SET LOCAL lock_timeout = '150ms';
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD COLUMN "event_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "event_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
