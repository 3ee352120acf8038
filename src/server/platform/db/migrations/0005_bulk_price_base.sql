ALTER TABLE "bulk_price_changes" ADD COLUMN "base" text DEFAULT 'price' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_price_changes" ADD COLUMN "round_to" integer;--> statement-breakpoint
ALTER TABLE "bulk_price_changes" ADD CONSTRAINT "bulk_price_changes_base" CHECK ("base" in ('price', 'station'));