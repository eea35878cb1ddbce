ALTER TABLE "order_lines" ADD COLUMN "read_product_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "read_confidence" real;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "touched" boolean;