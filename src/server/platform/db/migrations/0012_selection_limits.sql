ALTER TABLE "products" ADD COLUMN "inlet_from" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "inlet_to" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "outlet" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "outlet_pressure" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "living_types" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs_electricity" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_inlet_from_check" CHECK ("inlet_from" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_inlet_to_check" CHECK ("inlet_to" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_outlet_check" CHECK ("outlet" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_inlet_order" CHECK ("products"."inlet_from" <= "products"."inlet_to");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_outlet_under_pressure" CHECK (not ("products"."outlet_pressure" and "products"."outlet" is not null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_living_types_check" CHECK ("living_types" <@ array['permanent', 'weekend', 'seasonal'] and cardinality("living_types") > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sources_check" CHECK (jsonb_typeof("products"."sources") = 'object');