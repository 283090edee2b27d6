DROP INDEX "projects_by_agent";--> statement-breakpoint
DROP INDEX "projects_of_agent";--> statement-breakpoint
CREATE INDEX "projects_by_agent" ON "projects" USING btree ("agent_id","status","submitted_at","id","service_id","city_id");--> statement-breakpoint
CREATE INDEX "projects_of_agent" ON "projects" USING btree ("agent_id","submitted_at","id","service_id","city_id");