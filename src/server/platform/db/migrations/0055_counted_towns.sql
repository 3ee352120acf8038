-- The text of the map's picture names the number of districts by a word in braces; one that staff have changed stays.
UPDATE pages SET blocks = jsonb_set(blocks, '{districts,mapText}', to_jsonb(replace(blocks #>> '{districts,mapText}', 'восемь городов', '{towns}')))
  WHERE key = 'home'
    AND blocks #>> '{districts,mapText}' = 'Схема: восемь городов к северу и востоку от Москвы, офис в Реутове у восточной границы города';
