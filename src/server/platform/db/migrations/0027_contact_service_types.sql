-- Requests of the contact form name their service by its label, which was stored as type `other`
-- (docs/specification/decisions.md, "Services of the contact form"). No change by a person: no version, no journal entry.
ALTER TABLE inquiries DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE inquiries
SET type = CASE lower(btrim(service))
  WHEN 'монтаж' THEN 'installation'
  WHEN 'обслуживание' THEN 'service'
  WHEN 'ремонт' THEN 'repair'
  ELSE 'consultation'
END
WHERE type = 'other' AND lower(btrim(service)) IN ('монтаж', 'обслуживание', 'ремонт', 'консультация');
--> statement-breakpoint
ALTER TABLE inquiries ENABLE TRIGGER USER;
