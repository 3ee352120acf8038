ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind";--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "copy_to_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind" CHECK ("kind" in ('first', 'reminder', 'summary', 'test', 'status', 'copy'));