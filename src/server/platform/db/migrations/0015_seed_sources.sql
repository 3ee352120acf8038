-- Where the values of the first content are from, in shops that already run: which living type a model suits, what another catalogue
-- says, which price is of another year. Only of values that staff have left as they were; the current price list is not named.
UPDATE products SET living_types = known.types::text[]
FROM (VALUES
  ('{permanent,weekend,seasonal}', 'Частный дом с постоянным проживанием', '{topas-4,topas-4-pr,topas-5,topas-5-pr,topas-5-long,topas-5-long-pr,topas-6,topas-6-pr,topas-6-long,
    topas-6-long-pr,topas-8,topas-8-pr,topas-8-long,topas-8-long-pr,topas-8-long-us,topas-8-long-pr-us,topas-s-4,
    topas-s-4-pr,topas-s-5,topas-s-5-pr,topas-s-5-long,topas-s-5-long-pr,topas-s-6,topas-s-6-pr,topas-s-6-long,
    topas-s-6-long-pr,topas-s-8,topas-s-8-pr,topas-s-8-long,topas-s-8-long-pr,topas-s-8-long-us,topas-s-8-long-pr-us,
    topas-s-9,evrolos-bio-3,evrolos-bio-4,evrolos-bio-5,evrolos-bio-6,evrolos-bio-8,evrolos-pro-3,evrolos-pro-4,
    evrolos-pro-5,evrolos-pro-6,evrolos-pro-8,evrolos-grunt-3,evrolos-grunt-4,evrolos-grunt-5,evrolos-grunt-6,
    evrolos-grunt-8,bio-s-4,bio-s-5,bio-s-5-pr,bio-s-8}'),
  ('{weekend,seasonal}', 'Дом или дача без постоянного электричества', '{evrolos-eko-3,evrolos-eko-4,evrolos-eko-5,evrolos-eko-6,evrolos-eko-8}'),
  ('{weekend,seasonal}', 'Большой или гостевой дом, небольшая организация', '{evrolos-eko-10}')
) AS known (types, purpose, slugs)
WHERE slug = ANY (known.slugs::text[]) AND technical_specs ->> 'Назначение' = known.purpose AND living_types IS NULL;
--> statement-breakpoint
UPDATE products SET sources = found.sources || products.sources
FROM (
  SELECT p.id, jsonb_object_agg(known.field, known.source::jsonb) AS sources
  FROM products p
  JOIN (VALUES
    ('inletTo', 'inlet_to', '800', '{"text": "Статья магазина о глубине трубы", "date": "2026-11-23"}', '{topas-4,topas-4-pr,topas-5,topas-5-pr,topas-6,topas-6-pr,topas-8,topas-8-pr,topas-15,topas-s-4,topas-s-4-pr,
      topas-s-5,topas-s-5-pr,topas-s-6,topas-s-6-pr,topas-s-8,topas-s-8-pr,topas-s-9,topas-s-10,topas-s-12}'),
    ('livingTypes', 'living_types', '["permanent", "weekend", "seasonal"]', '{"text": "Назначение модели и ответ магазина о станции для дачи", "date": "2026-11-23"}', '{topas-4,topas-4-pr,topas-5,topas-5-pr,topas-5-long,topas-5-long-pr,topas-6,topas-6-pr,topas-6-long,
      topas-6-long-pr,topas-8,topas-8-pr,topas-8-long,topas-8-long-pr,topas-8-long-us,topas-8-long-pr-us,topas-s-4,
      topas-s-4-pr,topas-s-5,topas-s-5-pr,topas-s-5-long,topas-s-5-long-pr,topas-s-6,topas-s-6-pr,topas-s-6-long,
      topas-s-6-long-pr,topas-s-8,topas-s-8-pr,topas-s-8-long,topas-s-8-long-pr,topas-s-8-long-us,
      topas-s-8-long-pr-us,topas-s-9,evrolos-bio-3,evrolos-bio-4,evrolos-bio-5,evrolos-bio-6,evrolos-bio-8,
      evrolos-pro-3,evrolos-pro-4,evrolos-pro-5,evrolos-pro-6,evrolos-pro-8,evrolos-grunt-3,evrolos-grunt-4,
      evrolos-grunt-5,evrolos-grunt-6,evrolos-grunt-8,bio-s-4,bio-s-5,bio-s-5-pr,bio-s-8}'),
    ('outletPressure', 'outlet_pressure', 'true', '{"text": "Исполнение «Пр»", "date": "2026-11-23"}', '{topas-4-pr,topas-5-pr,topas-5-long-pr,topas-6-pr,topas-6-long-pr,topas-8-pr,topas-8-long-pr,topas-8-long-pr-us,
      topas-s-4-pr,topas-s-5-pr,topas-s-5-long-pr,topas-s-6-pr,topas-s-6-long-pr,topas-s-8-pr,topas-s-8-long-pr,
      topas-s-8-long-pr-us,bio-s-5-pr}'),
    ('inletFrom', 'inlet_from', '810', '{"text": "Статья магазина о глубине трубы", "date": "2026-11-23"}', '{topas-5-long,topas-5-long-pr,topas-6-long,topas-6-long-pr,topas-8-long,topas-8-long-pr,topas-s-5-long,
      topas-s-5-long-pr,topas-s-6-long,topas-s-6-long-pr,topas-s-8-long,topas-s-8-long-pr}'),
    ('inletTo', 'inlet_to', '1400', '{"text": "Статья магазина о глубине трубы", "date": "2026-11-23"}', '{topas-5-long,topas-5-long-pr,topas-6-long,topas-6-long-pr,topas-8-long,topas-8-long-pr,topas-s-5-long,
      topas-s-5-long-pr,topas-s-6-long,topas-s-6-long-pr,topas-s-8-long,topas-s-8-long-pr}'),
    ('inletFrom', 'inlet_from', '1410', '{"text": "Статья магазина о глубине трубы", "date": "2026-11-23"}', '{topas-8-long-us,topas-8-long-pr-us,topas-s-8-long-us,topas-s-8-long-pr-us}'),
    ('inletTo', 'inlet_to', '2400', '{"text": "Статья магазина о глубине трубы", "date": "2026-11-23"}', '{topas-8-long-us,topas-8-long-pr-us,topas-s-8-long-us,topas-s-8-long-pr-us}'),
    ('productivity', 'productivity', '3', '{"text": "Предложение одного продавца", "date": "2026-11-20"}', '{topas-15}'),
    ('price', 'price', '35127000', '{"text": "Предложение одного продавца", "date": "2026-11-20", "outdated": true}', '{topas-15}'),
    ('batchDischarge', 'batch_discharge', '510', '{"text": "Каталог моделей", "date": "2026-11-20"}', '{topas-s-9}'),
    ('productivity', 'productivity', '2', '{"text": "Каталог моделей", "date": "2026-11-20"}', '{topas-s-10}'),
    ('batchDischarge', 'batch_discharge', '760', '{"text": "Каталог моделей", "date": "2026-11-20"}', '{topas-s-10}'),
    ('price', 'price', '21432000', '{"text": "Цена из старого калькулятора", "date": "2026-11-20", "outdated": true}', '{topas-s-10}'),
    ('batchDischarge', 'batch_discharge', '830', '{"text": "Каталог моделей", "date": "2026-11-20"}', '{topas-s-12}'),
    ('batchDischarge', 'batch_discharge', '240', '{"text": "Действующий прайс; в другом каталоге 150 л", "date": "2026-11-20", "otherValue": 150}', '{evrolos-bio-3,evrolos-pro-3}'),
    ('inletTo', 'inlet_to', '800', '{"text": "Типовое для линейки, подтвердить паспортом", "date": "2026-11-20"}', '{evrolos-bio-3,evrolos-bio-4,evrolos-bio-5,evrolos-bio-6,evrolos-bio-8,evrolos-pro-3,evrolos-pro-4,evrolos-pro-5,
      evrolos-pro-6,evrolos-pro-8,evrolos-pro-10,evrolos-pro-12,evrolos-pro-15,evrolos-pro-20,evrolos-pro-25,
      evrolos-pro-30,evrolos-eko-3,evrolos-eko-4,evrolos-eko-5,evrolos-eko-6,evrolos-eko-8,evrolos-eko-10}'),
    ('batchDischarge', 'batch_discharge', '340', '{"text": "Действующий прайс; в другом каталоге 180 л", "date": "2026-11-20", "otherValue": 180}', '{evrolos-bio-4,evrolos-pro-4}'),
    ('batchDischarge', 'batch_discharge', '440', '{"text": "Действующий прайс; в другом каталоге 210 л", "date": "2026-11-20", "otherValue": 210}', '{evrolos-bio-5,evrolos-pro-5}'),
    ('batchDischarge', 'batch_discharge', '540', '{"text": "Действующий прайс; в другом каталоге 270 л", "date": "2026-11-20", "otherValue": 270}', '{evrolos-bio-6,evrolos-pro-6}'),
    ('batchDischarge', 'batch_discharge', '710', '{"text": "Действующий прайс; в другом каталоге 370 л", "date": "2026-11-20", "otherValue": 370}', '{evrolos-bio-8,evrolos-pro-8}'),
    ('batchDischarge', 'batch_discharge', '860', '{"text": "Действующий прайс; в другом каталоге 550 л", "date": "2026-11-20", "otherValue": 550}', '{evrolos-pro-10}'),
    ('productivity', 'productivity', '0.6', '{"text": "Прежний прайс", "date": "2026-11-20"}', '{evrolos-eko-3}'),
    ('price', 'price', '5956500', '{"text": "Старая цена", "date": "2026-11-20", "outdated": true}', '{evrolos-eko-3}'),
    ('powerConsumption', 'power_consumption', '0 кВт·ч/сут', '{"text": "Каталог, где расход нулевой; паспортом не подтверждено", "date": "2026-11-20"}', '{evrolos-eko-3,evrolos-eko-4,evrolos-eko-5,evrolos-eko-6,evrolos-eko-8,evrolos-eko-10}'),
    ('livingTypes', 'living_types', '["weekend", "seasonal"]', '{"text": "Ответ магазина о станции для дачи", "date": "2026-11-23"}', '{evrolos-eko-3,evrolos-eko-4,evrolos-eko-5,evrolos-eko-6,evrolos-eko-8,evrolos-eko-10}'),
    ('needsElectricity', 'needs_electricity', 'false', '{"text": "Каталог, где расход нулевой; паспортом не подтверждено", "date": "2026-11-20"}', '{evrolos-eko-3,evrolos-eko-4,evrolos-eko-5,evrolos-eko-6,evrolos-eko-8,evrolos-eko-10}'),
    ('productivity', 'productivity', '0.8', '{"text": "Прежний прайс", "date": "2026-11-20"}', '{evrolos-eko-4}'),
    ('price', 'price', '6631000', '{"text": "Старая цена", "date": "2026-11-20", "outdated": true}', '{evrolos-eko-4}'),
    ('productivity', 'productivity', '1', '{"text": "Прежний прайс", "date": "2026-11-20"}', '{evrolos-eko-5}'),
    ('price', 'price', '7305500', '{"text": "Старая цена", "date": "2026-11-20", "outdated": true}', '{evrolos-eko-5}'),
    ('productivity', 'productivity', '1.3', '{"text": "Прежний прайс", "date": "2026-11-20"}', '{evrolos-eko-6}'),
    ('price', 'price', '8246000', '{"text": "Старая цена", "date": "2026-11-20", "outdated": true}', '{evrolos-eko-6}'),
    ('productivity', 'productivity', '1.6', '{"text": "Прежний прайс", "date": "2026-11-20"}', '{evrolos-eko-8}'),
    ('price', 'price', '9785000', '{"text": "Старая цена", "date": "2026-11-20", "outdated": true}', '{evrolos-eko-8}'),
    ('batchDischarge', 'batch_discharge', '640', '{"text": "Один из каталогов", "date": "2026-11-20"}', '{evrolos-eko-8}'),
    ('productivity', 'productivity', '2', '{"text": "Прежний прайс", "date": "2026-11-20"}', '{evrolos-eko-10}'),
    ('price', 'price', '11970000', '{"text": "Старая цена", "date": "2026-11-20", "outdated": true}', '{evrolos-eko-10}'),
    ('batchDischarge', 'batch_discharge', '670', '{"text": "Один из каталогов", "date": "2026-11-20"}', '{evrolos-eko-10}'),
    ('productivity', 'productivity', '0.8', '{"text": "Расчёт по норме 0,2 м³ на человека, паспорта нет", "date": "2026-11-20"}', '{bio-s-4}'),
    ('batchDischarge', 'batch_discharge', '200', '{"text": "Расчёт по средней норме, паспорта нет", "date": "2026-11-20"}', '{bio-s-4}'),
    ('productivity', 'productivity', '1', '{"text": "Расчёт по норме 0,2 м³ на человека, паспорта нет", "date": "2026-11-20"}', '{bio-s-5,bio-s-5-pr}'),
    ('batchDischarge', 'batch_discharge', '250', '{"text": "Расчёт по средней норме, паспорта нет", "date": "2026-11-20"}', '{bio-s-5,bio-s-5-pr}'),
    ('productivity', 'productivity', '1.6', '{"text": "Расчёт по норме 0,2 м³ на человека, паспорта нет", "date": "2026-11-20"}', '{bio-s-8}'),
    ('batchDischarge', 'batch_discharge', '400', '{"text": "По аналогии с похожими станциями, паспорта нет", "date": "2026-11-20"}', '{bio-s-8}'),
    ('productivity', 'productivity', '2', '{"text": "Расчёт по норме 0,2 м³ на человека, паспорта нет", "date": "2026-11-20"}', '{bio-s-10}'),
    ('batchDischarge', 'batch_discharge', '550', '{"text": "По аналогии с похожими станциями, паспорта нет", "date": "2026-11-20"}', '{bio-s-10}')
  ) AS known (field, name, value, source, slugs)
    ON p.slug = ANY (known.slugs::text[]) AND to_jsonb(p) ->> known.name = known.value
  GROUP BY p.id
) AS found
WHERE found.id = products.id;
