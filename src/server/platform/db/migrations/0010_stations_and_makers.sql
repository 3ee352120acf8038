ALTER TABLE "manufacturers" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discharge" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_color_check" CHECK ("color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_body_check" CHECK ("body" in ('box', 'cylinder', 'low', 'septic'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_discharge_check" CHECK ("discharge" in ('gravity', 'pump'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant_check" CHECK ("variant" in ('standard', 'long', 'reinforced'));