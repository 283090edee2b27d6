DROP INDEX "tickets_by_agent";--> statement-breakpoint
CREATE INDEX "tickets_by_agent" ON "support_tickets" USING btree ("agent_id","status","due_at","id");