CREATE TABLE "repeated_calls" (
	"actor_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repeated_calls_actor_id_call_key_pk" PRIMARY KEY("actor_id","call","key")
);
--> statement-breakpoint
ALTER TABLE "repeated_calls" ADD CONSTRAINT "repeated_calls_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
