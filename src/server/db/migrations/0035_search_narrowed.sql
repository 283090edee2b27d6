create extension if not exists btree_gin;
--> statement-breakpoint
DROP INDEX "projects_search";--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("search_text" gin_trgm_ops,"agent_id","service_id","city_id","district_id");
