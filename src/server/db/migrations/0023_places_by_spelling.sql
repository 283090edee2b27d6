DROP TRIGGER "places_named" ON "places";--> statement-breakpoint
DROP TABLE "place_names";--> statement-breakpoint
DROP FUNCTION "place_keys"(text);--> statement-breakpoint
-- A word and itself without each of its first 24 letters: what is a letter off shares one of them.
CREATE FUNCTION "place_near_keys"("mark" text, "word" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT mark || word WHERE word <> ''
  UNION ALL
  SELECT mark || overlay(word PLACING '' FROM at FOR 1) FROM generate_series(1, least(length(word), 24)) AS at WHERE length(word) > 2
$$;
--> statement-breakpoint
-- By what a name is found, by the rules of docs/decisions/0095: as it is written and as it sounds, by its consonants alone (":"), and by its last words ("+").
CREATE FUNCTION "place_keys"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  WITH spelt AS (SELECT place_plain(name) AS written, place_sound(name) AS sound)
  SELECT coalesce(array_agg(DISTINCT key), '{}')
  FROM spelt
  CROSS JOIN LATERAL (
    SELECT place_near_keys('', replace(written, ' ', '')) AS key
    UNION ALL
    SELECT place_near_keys('', replace(sound, ' ', ''))
    UNION ALL
    SELECT place_near_keys('+', replace(regexp_replace(sound, '^[^ ]+ ', ''), ' ', '')) WHERE sound LIKE '% %'
    UNION ALL
    SELECT ':' || regexp_replace(sound, '[aeiou ]', '', 'g') WHERE length(regexp_replace(sound, '[aeiou ]', '', 'g')) >= 4
  ) AS keys
$$;
--> statement-breakpoint
CREATE TABLE "place_spellings" (
	"written" text PRIMARY KEY NOT NULL,
	"sound" text GENERATED ALWAYS AS (place_sound(written)) STORED NOT NULL,
	"keys" text[] GENERATED ALWAYS AS (place_keys(written)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_names" (
	"place_id" uuid NOT NULL,
	"written" text NOT NULL,
	"city_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sound" text GENERATED ALWAYS AS (place_sound(written)) STORED NOT NULL,
	CONSTRAINT "place_names_place_id_written_pk" PRIMARY KEY("place_id","written")
);
--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_written_place_spellings_written_fk" FOREIGN KEY ("written") REFERENCES "public"."place_spellings"("written") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_spellings_beginning" ON "place_spellings" USING btree ("sound" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_spellings_keys" ON "place_spellings" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "place_names_written" ON "place_names" USING btree ("written","city_id");--> statement-breakpoint
CREATE INDEX "place_names_kind" ON "place_names" USING btree ("written","kind","place_id");--> statement-breakpoint
CREATE INDEX "place_names_of_city" ON "place_names" USING btree ("city_id","sound" text_pattern_ops);--> statement-breakpoint
-- In one order, so that two that write the same spellings wait for each other instead of failing.
CREATE OR REPLACE FUNCTION "name_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM place_names WHERE place_id IN (SELECT id FROM named);
  INSERT INTO place_spellings (written)
  SELECT DISTINCT place_plain(spelling) AS written FROM named, unnest(name || spellings) AS spelling
  ORDER BY written
  ON CONFLICT DO NOTHING;
  INSERT INTO place_names (place_id, city_id, kind, written)
  SELECT DISTINCT id, city_id, kind, place_plain(spelling) FROM named, unnest(name || spellings) AS spelling;
  RETURN null;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "places_named" AFTER INSERT ON "places" REFERENCING NEW TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION "name_place"();--> statement-breakpoint
CREATE TRIGGER "places_renamed" AFTER UPDATE ON "places" REFERENCING NEW TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION "name_place"();--> statement-breakpoint
UPDATE "places" SET "name" = "name";
