ALTER TABLE "enterprises" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "public_id" text;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "shown_for" uuid[];--> statement-breakpoint
CREATE INDEX "enterprises_shown" ON "enterprises" USING btree ("created_at","id") WHERE shown_for is not null;--> statement-breakpoint
CREATE INDEX "enterprises_shown_for" ON "enterprises" USING gin ("shown_for") WITH (fastupdate=false) WHERE shown_for is not null;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_publicId_unique" UNIQUE("public_id");--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_public_id" CHECK (case when public_id is null then not is_shown else public_id ~ '^[a-hj-np-z2-9]{6}$' end);--> statement-breakpoint
-- What an enterprise with a public page is found by: the services it offers, its city and those it works in besides.
CREATE FUNCTION "set_shown_for"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.shown_for := CASE WHEN new.is_shown AND new.status IN ('Active', 'Verified') AND new.anonymised_at IS NULL THEN ARRAY(
		SELECT service_id FROM "enterprise_services" WHERE enterprise_id = new.id
		UNION SELECT city_id FROM "enterprise_cities" WHERE enterprise_id = new.id
		UNION SELECT new.city_id WHERE new.city_id IS NOT NULL
	) END;
	RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "enterprises_shown_for" BEFORE INSERT OR UPDATE OF "is_shown", "status", "city_id", "anonymised_at", "shown_for"
	ON "enterprises" FOR EACH ROW EXECUTE FUNCTION "set_shown_for"();--> statement-breakpoint
CREATE FUNCTION "renew_shown_for"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "enterprises" SET "shown_for" = "shown_for"
		WHERE "shown_for" IS NOT NULL AND "id" IN (SELECT "enterprise_id" FROM "changed");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "enterprise_services_added" AFTER INSERT ON "enterprise_services" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_shown_for"();--> statement-breakpoint
CREATE TRIGGER "enterprise_services_removed" AFTER DELETE ON "enterprise_services" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_shown_for"();--> statement-breakpoint
CREATE TRIGGER "enterprise_cities_added" AFTER INSERT ON "enterprise_cities" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_shown_for"();--> statement-breakpoint
CREATE TRIGGER "enterprise_cities_removed" AFTER DELETE ON "enterprise_cities" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_shown_for"();
