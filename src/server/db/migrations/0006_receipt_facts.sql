ALTER TABLE "receipts" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "period_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "period_end" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "projects_recent" ON "projects" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_start" ON "projects" USING btree ("desired_start_date","id");--> statement-breakpoint
CREATE INDEX "projects_by_service" ON "projects" USING btree ("service_id","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_by_city" ON "projects" USING btree ("city_id","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_by_district" ON "projects" USING btree ("district_id","submitted_at");