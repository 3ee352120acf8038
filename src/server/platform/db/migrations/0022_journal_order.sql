DROP INDEX "journal_entity_id_index";--> statement-breakpoint
DROP INDEX "journal_actor_id_id_index";--> statement-breakpoint
DROP INDEX "journal_action_id_index";--> statement-breakpoint
DROP INDEX "journal_at_index";--> statement-breakpoint
CREATE INDEX "journal_at_id_index" ON "journal" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "journal_entity_at_id_index" ON "journal" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "journal_actor_id_at_id_index" ON "journal" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "journal_action_at_id_index" ON "journal" USING btree ("action","at","id");