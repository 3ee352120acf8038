CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor_for_admins" boolean DEFAULT false NOT NULL,
	"refuse_leaked_passwords" boolean DEFAULT false NOT NULL,
	"new_device_letters" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_in_rules_single_row" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
