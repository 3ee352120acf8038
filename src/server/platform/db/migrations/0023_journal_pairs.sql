CREATE INDEX "journal_entity_action_at_id_index" ON "journal" USING btree ("entity","action","at","id");--> statement-breakpoint
CREATE INDEX "journal_actor_id_entity_at_id_index" ON "journal" USING btree ("actor_id","entity","at","id");--> statement-breakpoint
CREATE INDEX "journal_actor_id_action_at_id_index" ON "journal" USING btree ("actor_id","action","at","id");