ALTER TABLE "outbound_events" VALIDATE CONSTRAINT "first_partition";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "first_partition";--> statement-breakpoint
ALTER TABLE "webhook_attempts" VALIDATE CONSTRAINT "first_partition";
