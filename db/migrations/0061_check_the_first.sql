ALTER TABLE "audit_events" VALIDATE CONSTRAINT "first_partition";--> statement-breakpoint
ALTER TABLE "audit_links" VALIDATE CONSTRAINT "first_partition";
