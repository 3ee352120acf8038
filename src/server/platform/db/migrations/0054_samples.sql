CREATE TABLE "accepted_samples" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_id" integer
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"key" text NOT NULL,
	"part" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "samples_key_part_pk" PRIMARY KEY("key","part")
);
--> statement-breakpoint
ALTER TABLE "accepted_samples" ADD CONSTRAINT "accepted_samples_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "accepted_samples" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
