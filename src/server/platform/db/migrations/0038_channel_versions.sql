ALTER TABLE "channels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- What admins set of the channels, without what the program keeps beside it: keys of push messages, former numbers of chats.
CREATE FUNCTION channel_settings(stored channels) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(stored.email, stored.telegram - 'movedChats', stored.webhook,
    coalesce(stored.push - ARRAY['publicKey', 'sealedPrivateKey'], '{"enabled": false, "personalData": false}'))
$$;
--> statement-breakpoint
-- The version follows every change of the settings, whoever writes: two admins do not overwrite each other unasked.
CREATE FUNCTION count_channel_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version;
  IF channel_settings(NEW) IS DISTINCT FROM channel_settings(OLD) THEN NEW.version := OLD.version + 1; END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON channels FOR EACH ROW EXECUTE FUNCTION count_channel_version();
