ALTER TABLE "users" ADD COLUMN "rights" jsonb;--> statement-breakpoint
-- Holds a staff write to what its actor may do with prices: `shop.price_limit` is empty without a limit, 0 where prices are closed, else
-- the largest change in per cent. A first price is no change, taking one away is one by 100 %. What comes back from the trash has its price.
CREATE FUNCTION guard_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most numeric := nullif(current_setting('shop.price_limit', true), '')::numeric;
  old_row jsonb;
  new_row jsonb := to_jsonb(NEW);
  field text;
  was numeric;
  becomes numeric;
BEGIN
  IF most IS NULL THEN RETURN NEW; END IF;
  IF TG_OP = 'INSERT' THEN
    IF most > 0 OR current_setting('shop.journal_action', true) = 'restore' THEN RETURN NEW; END IF;
    old_row := '{}';
  ELSE
    old_row := to_jsonb(OLD);
  END IF;
  FOREACH field IN ARRAY ARRAY['price', 'installation_price', 'old_price'] LOOP
    was := (old_row ->> field)::numeric;
    becomes := (new_row ->> field)::numeric;
    CONTINUE WHEN was IS NOT DISTINCT FROM becomes;
    CONTINUE WHEN most > 0 AND (field = 'old_price' OR coalesce(was, 0) = 0 OR abs(coalesce(becomes, 0) - was) * 100 <= most * was);
    CONTINUE WHEN TG_OP = 'INSERT' AND coalesce(becomes, 0) = 0;
    RAISE EXCEPTION 'price beyond the rights of its author' USING ERRCODE = 'SR001',
      DETAIL = json_build_object('name', new_row ->> 'name', 'from', was, 'to', becomes, 'limit', most,
        'field', CASE field WHEN 'installation_price' THEN 'installationPrice' ELSE field END)::text;
  END LOOP;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER guard_price BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION guard_price();--> statement-breakpoint
CREATE TRIGGER guard_changed_price BEFORE UPDATE ON products FOR EACH ROW
  WHEN (OLD.price IS DISTINCT FROM NEW.price OR OLD.installation_price IS DISTINCT FROM NEW.installation_price OR OLD.old_price IS DISTINCT FROM NEW.old_price)
  EXECUTE FUNCTION guard_price();--> statement-breakpoint
CREATE TRIGGER guard_price BEFORE INSERT ON accessories FOR EACH ROW EXECUTE FUNCTION guard_price();--> statement-breakpoint
CREATE TRIGGER guard_changed_price BEFORE UPDATE ON accessories FOR EACH ROW
  WHEN (OLD.price IS DISTINCT FROM NEW.price OR OLD.installation_price IS DISTINCT FROM NEW.installation_price)
  EXECUTE FUNCTION guard_price();
