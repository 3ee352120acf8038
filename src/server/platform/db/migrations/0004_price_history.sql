CREATE TABLE "bulk_price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manufacturer_name" text,
	"model_line" text,
	"price_change" text NOT NULL,
	"change_type" text NOT NULL,
	"count" integer NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bulk_price_changes_type" CHECK ("change_type" in ('percentage', 'fixed'))
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"old_price" integer,
	"new_price" integer,
	"old_installation_price" integer,
	"new_installation_price" integer,
	"source" text NOT NULL,
	"bulk_id" integer,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_source" CHECK ("source" in ('form', 'single', 'bulk', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "bulk_price_changes" ADD CONSTRAINT "bulk_price_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_bulk_id_bulk_price_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_price_changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_price_changes_actor_id_index" ON "bulk_price_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "price_changes_product_id_id_index" ON "price_changes" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "price_changes_bulk_id_index" ON "price_changes" USING btree ("bulk_id");--> statement-breakpoint
CREATE INDEX "price_changes_actor_id_index" ON "price_changes" USING btree ("actor_id");