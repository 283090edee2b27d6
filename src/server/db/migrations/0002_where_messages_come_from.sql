ALTER TABLE "messages" ADD COLUMN "origin_address" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "origin_network" text;--> statement-breakpoint
CREATE INDEX "messages_from_outside" ON "messages" USING btree ("sending_since") WHERE origin_network is not null;