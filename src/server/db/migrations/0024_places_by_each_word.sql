CREATE TABLE "place_endings" (
	"place_id" uuid NOT NULL,
	"written" text NOT NULL,
	"sound" text NOT NULL,
	"city_id" uuid NOT NULL,
	CONSTRAINT "place_endings_place_id_written_sound_pk" PRIMARY KEY("place_id","written","sound")
);
--> statement-breakpoint
ALTER TABLE "place_endings" ADD CONSTRAINT "place_endings_place_id_written_place_names_place_id_written_fk" FOREIGN KEY ("place_id","written") REFERENCES "public"."place_names"("place_id","written") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_endings_sound" ON "place_endings" USING btree ("sound" text_pattern_ops,"written");--> statement-breakpoint
CREATE INDEX "place_endings_of_city" ON "place_endings" USING btree ("city_id","sound" text_pattern_ops,"written");--> statement-breakpoint
-- By what a name is found, by the rules of docs/decisions/0095: as it is written and as it sounds, by its last words ("+") and each word of three or more but the first ("*") as well, and by its consonants alone (":").
CREATE OR REPLACE FUNCTION "place_keys"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  WITH spelt AS (SELECT place_plain(name) AS written, place_sound(name) AS sound), forms AS (
    SELECT string_to_array(written, ' ') AS words FROM spelt
    UNION
    SELECT string_to_array(sound, ' ') FROM spelt
  )
  SELECT coalesce(array_agg(DISTINCT key), '{}')
  FROM (
    SELECT place_near_keys('', array_to_string(words, '')) AS key FROM forms
    UNION ALL
    SELECT place_near_keys('+', array_to_string(words[2:], '')) FROM forms
    UNION ALL
    SELECT place_near_keys('*', word) FROM forms, unnest(words[2:]) AS word WHERE cardinality(words) > 2
    UNION ALL
    SELECT ':' || consonants FROM spelt, regexp_replace(sound, '[aeiou ]', '', 'g') AS consonants WHERE length(consonants) >= 4
  ) AS keys
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "name_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM place_names WHERE place_id IN (SELECT id FROM named);
  -- In one order, so that two that write the same spellings wait for each other instead of failing.
  INSERT INTO place_spellings (written)
  SELECT DISTINCT place_plain(spelling) AS written FROM named, unnest(name || spellings) AS spelling
  ORDER BY written
  ON CONFLICT DO NOTHING;
  WITH spelt AS (
    INSERT INTO place_names (place_id, city_id, kind, written)
    SELECT DISTINCT id, city_id, kind, place_plain(spelling) FROM named, unnest(name || spellings) AS spelling
    RETURNING place_id, city_id, written, string_to_array(sound, ' ') AS words
  )
  INSERT INTO place_endings (place_id, city_id, written, sound)
  SELECT place_id, city_id, written, array_to_string(words[at:], ' ') FROM spelt, generate_series(2, cardinality(words)) AS at;
  RETURN null;
END
$$;
--> statement-breakpoint
UPDATE "place_spellings" SET "written" = "written" WHERE "sound" LIKE '% %';--> statement-breakpoint
UPDATE "places" SET "name" = "name" WHERE "name" ~ '[^[:alnum:]]' OR "spellings" <> '{}';
