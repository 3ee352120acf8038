-- Until now a home page without the place of the office had no part about districts, and staff have hidden it so; now it lists them while it has a
-- heading. Without one it stays hidden.
UPDATE pages SET blocks = jsonb_set(blocks, '{districts,title}', '""')
  WHERE key = 'home' AND blocks #>> '{districts,officePlace}' = '' AND blocks #>> '{districts,title}' <> '';
