CREATE TABLE "inquiry_undos" (
	"undo" uuid NOT NULL,
	"inquiry_id" integer NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_undos_undo_inquiry_id_pk" PRIMARY KEY("undo","inquiry_id")
);
--> statement-breakpoint
ALTER TABLE "inquiry_undos" ADD CONSTRAINT "inquiry_undos_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_undos_inquiry_id_index" ON "inquiry_undos" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_undos_created_at_index" ON "inquiry_undos" USING btree ("created_at");