ALTER TABLE "customer_questions" ALTER COLUMN "line_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_questions" ADD COLUMN "says" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "reads_back_by_itself" boolean DEFAULT false NOT NULL;