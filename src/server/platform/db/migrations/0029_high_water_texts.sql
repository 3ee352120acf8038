-- What a price does not include, said where a text advises a body for high water, in shops that already run: a sentence is replaced where
-- staff have left it as it was, and nowhere else. Lists are JSON, so theirs stand in quotes. No change by a person: no version, no
-- journal entry; search and pages learn of it as of any other change.
ALTER TABLE products DISABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE products DISABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE product_categories DISABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE product_categories DISABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE manufacturers DISABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE manufacturers DISABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE faq_items DISABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE faq_items DISABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE blog_posts DISABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE blog_posts DISABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE projects DISABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE projects DISABLE TRIGGER record_change;
--> statement-breakpoint
DO $$
DECLARE
  wording record;
BEGIN
  FOR wording IN SELECT * FROM (VALUES
  ('products', 'features', '"Самотёчный отвод очищенной воды"', '"Отвод самотёком, при воде выше 1,5 м — через насосный колодец"'),
  ('products', 'features', '"Работает при высоких весенних водах"', '"Насос отводит воду и весной, корпус тогда крепят к плите"'),
  ('products', 'features', '"Не боится весеннего подъёма воды"', '"Насос работает и при весеннем подъёме воды, корпус крепят к плите"'),
  ('products', 'features', '"Экономия на водопонижении при монтаже"', '"Откачивать воду при монтаже приходится меньше"'),
  ('products', 'features', '"Частый выбор для домов у воды"', '"Для домов у воды: отвод через насосный колодец"'),
  ('products', 'features', '"Для плоского участка и высокой воды"', '"Для плоского участка, при высокой воде корпус крепят к плите"'),
  ('products', 'description', 'Выбирайте это исполнение при высоких грунтовых водах весной, на плоском участке и там, где до места сброса далеко.', 'Выбирайте это исполнение при высоких грунтовых водах весной (корпус тогда крепят к плите), на плоском участке и там, где до места сброса далеко.'),
  ('products', 'description', 'при близкой воде монтаж планируют на сухой сезон или ставят водопонижение.', 'при близкой воде корпус крепят к плите, а монтаж планируют на сухой сезон или ставят водопонижение.'),
  ('products', 'description', 'Песчаную обсыпку на мокром грунте делают с цементом.', 'На мокром грунте корпус крепят к плите, её считаем отдельно.'),
  ('products', 'description', 'участок плоский или вода весной подступает близко.', 'участок плоский или вода весной подступает близко: тогда корпус крепят к плите.'),
  ('products', 'description', 'Чтобы станция не поднялась при паводке, её крепят к опорной плите или пригружают, способ выбираем по грунту.', 'Чтобы станция не поднялась при паводке, её крепят к плите, а очищенную воду поднимает насосный колодец: считаем их отдельно.'),
  ('products', 'description', 'Подводящую трубу подключают неглубоко, отметку уточняем на замере.', 'Подводящую трубу подключают неглубоко, отметку уточняем на замере. При воде выше 1,5 м рядом ставят насосный колодец, корпус крепят к плите: считаем их отдельно.'),
  ('products', 'description', 'Отвод самотёком; если ваша канава лежит выше, отдельный насосный колодец посчитаем вместе с монтажом.', 'Отвод самотёком; при воде выше 1,5 м или мелкой канаве нужен насосный колодец. Его и плиту считаем отдельно.'),
  ('products', 'description', 'Очищенная вода уходит самотёком, при воде выше 1,5 м — через насосный колодец.', 'Очищенная вода уходит самотёком, при воде выше 1,5 м — через насосный колодец: его, плиту и откачку считаем отдельно.'),
  ('products', 'description', 'а котлован остаётся выше летнего уровня воды на большинстве таких участков.', 'а котлован мельче, чем под вертикальный корпус. Очищенную воду при воде выше 1,5 м поднимает насосный колодец: его и плиту считаем отдельно.'),
  ('products', 'description', 'Подойдёт гостевому дому, двум семьям или небольшой конторе в низине.', 'Подойдёт гостевому дому, двум семьям или небольшой конторе в низине. При воде выше 1,5 м нужны плита и насосный колодец, считаем их отдельно.'),
  ('products', 'description', 'поэтому крепление считают отдельно: обычно это железобетонная плита с синтетическими стропами.', 'поэтому плиту со стропами и насосный колодец для воды выше 1,5 м считают отдельно.'),
  ('products', 'description', 'где даже на сыром участке обычно ещё можно работать без шпунта.', 'откачивать воду при копке приходится меньше. При воде выше 1,5 м нужны плита и насосный колодец, считаем их отдельно.'),
  ('products', 'description', 'Под станцию нужна ровная полоса примерно одиннадцать на три метра вместе с откосами.', 'Под станцию нужна ровная полоса примерно одиннадцать на три метра вместе с откосами. При воде выше 1,5 м добавляют плиту и насосный колодец, считаем их отдельно.'),
  ('products', 'description', 'Основание готовят бетонное, крепление рассчитывают по замеренному уровню паводка.', 'Основание готовят бетонное, крепление к плите рассчитывают по замеренному уровню паводка, при воде выше 1,5 м ставят насосный колодец: всё это считаем отдельно.'),
  ('product_categories', 'description', 'рядом ставят насосный колодец, а корпус крепят к плите.', 'рядом ставят насосный колодец, а корпус крепят к плите: колодец, плиту и водопонижение считаем отдельно.'),
  ('manufacturers', 'description', 'создан для участков, где близко стоит вода.', 'создан для участков, где близко стоит вода: к нему добавляют насосный колодец.'),
  ('faq_items', 'answer', '- водопонижение и опалубка при высокой воде;', '- плита, водопонижение и опалубка при высокой воде;'),
  ('blog_posts', 'meta_description', 'низкий Евролос Грунт и правила котлована.', 'низкий Евролос Грунт с насосным колодцем и правила котлована.'),
  ('projects', 'short_description', 'Низкая станция высотой 1,7 м вместо глубокого котлована с водопонижением.', 'Низкая станция высотой 1,7 м на плите, отвод через насосный колодец.')
  ) AS rewritten (place, field, was, now)
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = replace(%2$I::text, $1, $2)::%3$s WHERE strpos(%2$I::text, $1) > 0 AND strpos(%2$I::text, $2) = 0',
      wording.place, wording.field,
      CASE WHEN wording.field = 'features' THEN 'jsonb' ELSE 'text' END
    ) USING wording.was, wording.now;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE product_categories ENABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE product_categories ENABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE manufacturers ENABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE manufacturers ENABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE faq_items ENABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE faq_items ENABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE blog_posts ENABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE blog_posts ENABLE TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE projects ENABLE TRIGGER count_version;
--> statement-breakpoint
ALTER TABLE projects ENABLE TRIGGER record_change;
