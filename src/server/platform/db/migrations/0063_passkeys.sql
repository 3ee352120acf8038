-- survived from 0062: recovery codes hang on the account; a program that does not know passkeys leaves them when it turns the codes of an app off, and the next first factor replaces them; it opens no session of whoever has nothing but a passkey (guard_session)
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"ticket_id" text,
	"session_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_ticketId_unique" UNIQUE("ticket_id"),
	CONSTRAINT "passkey_challenges_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "passkey_challenges_one_use" CHECK (num_nonnulls(ticket_id, session_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"user_agent" text,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk";
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_ticket_id_sign_in_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."sign_in_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "knows_passkeys" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION guard_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.knows_passkeys
    AND EXISTS (SELECT FROM passkeys WHERE user_id = NEW.user_id)
    AND NOT EXISTS (SELECT FROM second_factors WHERE user_id = NEW.user_id AND confirmed_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'this version of the program does not know the passkeys of the account';
  END IF;
  IF NOT NEW.knows_passkeys
    AND EXISTS (SELECT FROM sign_in_rules WHERE second_factor_for_admins)
    AND EXISTS (SELECT FROM users WHERE id = NEW.user_id AND role = 'admin')
    AND NOT EXISTS (SELECT FROM second_factors WHERE user_id = NEW.user_id AND confirmed_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'this version of the program does not know that admins must have a second factor';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER guard_session BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION guard_session();
