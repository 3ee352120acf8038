CREATE TABLE "channels" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"email" jsonb,
	"telegram" jsonb,
	"webhook" jsonb,
	"push" jsonb,
	"key_fingerprint" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_single_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "consent_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer NOT NULL,
	"purpose" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_documents_version_purpose_unique" UNIQUE("version","purpose")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inquiry_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"document_version" integer NOT NULL,
	"text_hash" text NOT NULL,
	"ip_address" text,
	"form" text,
	"page" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"inquiry_id" integer,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"occasion" text NOT NULL,
	"details" jsonb,
	CONSTRAINT "deliveries_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "deliveries_kind" CHECK ("kind" in ('first', 'reminder', 'summary', 'test')),
	CONSTRAINT "deliveries_channel" CHECK ("channel" in ('email', 'telegram', 'webhook', 'push')),
	CONSTRAINT "deliveries_status" CHECK ("status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inquiry_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_attachments_fileName_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "inquiry_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inquiry_id" integer NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "next_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "utm" jsonb;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "source_name" text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "preferred_time" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "ip_address" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "do_not_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "lead_handling" text DEFAULT 'messenger' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "messengers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "hours" jsonb DEFAULT '{"mon":["09:00","19:00"],"tue":["09:00","19:00"],"wed":["09:00","19:00"],"thu":["09:00","19:00"],"fri":["09:00","19:00"],"sat":["09:00","19:00"],"sun":["09:00","19:00"]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "answer_within_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "lost_reasons" jsonb DEFAULT '["Дорого","Выбрали других","Передумали","Не дозвонились","Не наш район"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "inquiries_per_hour" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "consent_purposes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "inquiry_retention_years" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_inquiry_id_index" ON "consents" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "deliveries_inquiry_id_index" ON "deliveries" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "deliveries_status_id_index" ON "deliveries" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_inquiry_id_id_index" ON "inquiry_attachments" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_notes_inquiry_id_id_index" ON "inquiry_notes" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_notes_author_id_index" ON "inquiry_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "journal_entity_entity_id_id_index" ON "journal" USING btree ("entity","entity_id","id");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_merged_into_id_inquiries_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_assignee_id_status_index" ON "inquiries" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE INDEX "inquiries_next_contact_at_index" ON "inquiries" USING btree ("next_contact_at");--> statement-breakpoint
CREATE INDEX "inquiries_phone_e164_created_at_index" ON "inquiries" USING btree ("phone_e164","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_ip_address_created_at_index" ON "inquiries" USING btree ("ip_address","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_merged_into_id_index" ON "inquiries" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "inquiries_email_index" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_lead_handling" CHECK ("lead_handling" in ('messenger', 'site', 'both'));
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "consent_documents" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
-- The journal only grows: nothing changes or removes what it says, for the application's own connection either.
CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_journal_change BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
-- Fields of a request that staff work with: their names in the API and their values. The address is personal data, so the
-- journal says only that it changed.
CREATE FUNCTION inquiry_work(r inquiries) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'status', r.status, 'assigneeId', r.assignee_id, 'nextContactAt', r.next_contact_at, 'lostReason', r.lost_reason,
    'spam', r.spam, 'mergedInto', r.merged_into_id, 'preferredDate', r.preferred_date, 'doNotContact', r.do_not_contact,
    'address', md5(r.address), 'erasedAt', r.erased_at)
$$;
--> statement-breakpoint
CREATE FUNCTION count_inquiry_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF inquiry_work(NEW) IS DISTINCT FROM inquiry_work(OLD) THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_inquiry_version BEFORE UPDATE ON inquiries FOR EACH ROW EXECUTE FUNCTION count_inquiry_version();
--> statement-breakpoint
-- Writes the history of a request and notifies all instances at the commit, whoever wrote it.
CREATE FUNCTION record_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('shop.actor_id', true), '')::integer;
  name text := coalesce((SELECT coalesce(nullif(full_name, ''), username) FROM users WHERE users.id = actor), 'система');
  before jsonb := '{}';
  changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN before := inquiry_work(OLD); END IF;
  SELECT coalesce(jsonb_agg(
    CASE WHEN key = 'address' THEN jsonb_build_object('field', key, 'before', null, 'after', null)
    ELSE jsonb_build_object('field', key, 'before', before -> key, 'after', value) END ORDER BY key), '[]')
  INTO changed FROM jsonb_each(inquiry_work(NEW))
  WHERE value IS DISTINCT FROM coalesce(before -> key, 'null');
  IF TG_OP = 'UPDATE' AND changed = '[]' THEN RETURN NULL; END IF;
  INSERT INTO journal (actor_id, actor_name, action, entity, entity_id, title, changes)
  VALUES (actor, name, CASE TG_OP WHEN 'INSERT' THEN 'create' ELSE 'update' END, 'inquiries', NEW.id::text,
    '№ ' || NEW.id, changed);
  PERFORM pg_notify('inquiry_changed', jsonb_build_object(
    'event', CASE TG_OP WHEN 'INSERT' THEN 'inquiry.created' ELSE 'inquiry.changed' END,
    'id', NEW.id, 'version', NEW.version)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_inquiry AFTER INSERT OR UPDATE ON inquiries FOR EACH ROW EXECUTE FUNCTION record_inquiry();
--> statement-breakpoint
-- Notes, photos and deliveries are parts of a request: whoever shows it hears of them.
CREATE FUNCTION announce_inquiry_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('inquiry_changed', jsonb_build_object('event', 'inquiry.changed', 'id', inquiries.id,
    'version', inquiries.version)::text) FROM inquiries WHERE inquiries.id = NEW.inquiry_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_inquiry_part AFTER INSERT OR UPDATE ON inquiry_notes
  FOR EACH ROW EXECUTE FUNCTION announce_inquiry_part();
--> statement-breakpoint
CREATE TRIGGER announce_inquiry_part AFTER INSERT OR UPDATE ON inquiry_attachments
  FOR EACH ROW EXECUTE FUNCTION announce_inquiry_part();
--> statement-breakpoint
CREATE TRIGGER announce_inquiry_part AFTER INSERT OR UPDATE OF status ON deliveries
  FOR EACH ROW EXECUTE FUNCTION announce_inquiry_part();
