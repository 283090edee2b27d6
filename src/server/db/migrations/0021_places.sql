-- The spoken form of a local name, by the rules of docs/decisions/0095, in their order.
CREATE FUNCTION "place_plain"("name" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  words text := ' ' || replace(f_unaccent(lower(name)), '’', '''') || ' ';
BEGIN
  words := regexp_replace(words, ' [ld]''', ' ', 'g');
  words := regexp_replace(replace(words, '''', ''), '[^a-z0-9]+', ' ', 'g');
  words := regexp_replace(words, ' (de|du|des|la|le|les)(?= )', '', 'g');
  RETURN btrim(words);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "place_sound"("name" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  words text := ' ' || place_plain(name) || ' ';
BEGIN
  words := regexp_replace(words, ' [nm](?=[bdgjkpstz])', ' ', 'g');
  words := replace(words, 'ph', 'f');
  words := regexp_replace(words, 'sch|sh|ch', 's', 'g');
  words := regexp_replace(words, 'dj|dy|di(?=[aou])', 'j', 'g');
  words := regexp_replace(words, 'gu(?=[eiy])', 'g', 'g');
  words := replace(replace(words, 'iy', 'y'), 'h', '');
  words := regexp_replace(words, 'gn|ny|ni(?=[aeou])', 'n', 'g');
  words := regexp_replace(words, 'c(?=[eiy])|z', 's', 'g');
  words := regexp_replace(words, 'qu|q|ck|c', 'k', 'g');
  words := replace(words, 'x', 'ks');
  words := replace(replace(words, 'gb', 'b'), 'kp', 'p');
  words := regexp_replace(words, 'ou|oo|ow|w', 'u', 'g');
  words := regexp_replace(words, 'eau|au', 'o', 'g');
  words := regexp_replace(words, 'e[iy](?=a)', 'e', 'g');
  words := regexp_replace(words, '[ae][iy](?![aeou])', 'e', 'g');
  words := regexp_replace(words, 'n(?=[bp])', 'm', 'g');
  words := replace(words, 'y', 'i');
  words := regexp_replace(words, '([a-z])\1+', '\1', 'g');
  words := regexp_replace(words, '(?<=[a-z]{3})s(?= )', '', 'g');
  RETURN btrim(words);
END
$$;
--> statement-breakpoint
-- What a name of at most twelve letters shares with one that is a letter off: itself and itself without each letter, as it is written and as it sounds.
CREATE FUNCTION "place_keys"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(array_agg(DISTINCT key), '{}')
  FROM (VALUES (replace(place_plain(name), ' ', '')), (replace(place_sound(name), ' ', ''))) AS spelt (word)
  CROSS JOIN LATERAL (
    SELECT word AS key
    UNION ALL
    SELECT overlay(word PLACING '' FROM at FOR 1) FROM generate_series(1, length(word)) AS at WHERE length(word) > 2
  ) AS keys
  WHERE length(word) BETWEEN 1 AND 12
$$;
--> statement-breakpoint
CREATE TABLE "place_names" (
	"place_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sound" text GENERATED ALWAYS AS (place_sound(name)) STORED NOT NULL,
	"keys" text[] GENERATED ALWAYS AS (place_keys(name)) STORED NOT NULL,
	CONSTRAINT "place_names_place_id_name_pk" PRIMARY KEY("place_id","name")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"city_id" uuid NOT NULL,
	"district_id" uuid,
	"name" text NOT NULL,
	"spellings" text[] DEFAULT '{}' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_kind" CHECK (kind in ('city', 'district', 'landmark')),
	CONSTRAINT "places_coordinates" CHECK (num_nulls(latitude, longitude) in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "plus_code" text;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_names_beginning" ON "place_names" USING btree ("sound" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_names_sound" ON "place_names" USING gin ("sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_names_keys" ON "place_names" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "places_by_name" ON "places" USING btree (f_unaccent(lower("name")),"id");--> statement-breakpoint
CREATE INDEX "places_by_city" ON "places" USING btree ("city_id","kind");--> statement-breakpoint
CREATE INDEX "places_by_district" ON "places" USING btree ("district_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_plus_code" CHECK (plus_code ~ '^[23456789CFGHJMPQRVWX]{8}[+][23456789CFGHJMPQRVWX]{2,3}$');--> statement-breakpoint
CREATE FUNCTION "name_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM place_names WHERE place_id = new.id;
  INSERT INTO place_names (place_id, name) SELECT DISTINCT new.id, unnest(new.name || new.spellings);
  RETURN null;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "places_named" AFTER INSERT OR UPDATE OF "name", "spellings" ON "places" FOR EACH ROW EXECUTE FUNCTION "name_place"();--> statement-breakpoint
CREATE FUNCTION "place_city"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO places (id, kind, city_id, name, latitude, longitude, updated_at)
  VALUES (new.id, 'city', new.id, new.name,
    CASE WHEN num_nulls(new.latitude, new.longitude) = 0 THEN new.latitude END,
    CASE WHEN num_nulls(new.latitude, new.longitude) = 0 THEN new.longitude END, new.updated_at)
  ON CONFLICT (id) DO UPDATE
    SET name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, updated_at = excluded.updated_at;
  RETURN null;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "cities_placed" AFTER INSERT OR UPDATE OF "name", "latitude", "longitude" ON "cities" FOR EACH ROW EXECUTE FUNCTION "place_city"();--> statement-breakpoint
CREATE FUNCTION "place_district"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO places (id, kind, city_id, name, updated_at)
  VALUES (new.id, 'district', new.city_id, regexp_replace(new.name, '^.* – ', ''), new.updated_at)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, updated_at = excluded.updated_at;
  RETURN null;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "districts_placed" AFTER INSERT OR UPDATE OF "name" ON "districts" FOR EACH ROW EXECUTE FUNCTION "place_district"();--> statement-breakpoint
CREATE FUNCTION "forget_district_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM places WHERE id = old.id;
  RETURN null;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "districts_forgotten" AFTER DELETE ON "districts" FOR EACH ROW EXECUTE FUNCTION "forget_district_place"();--> statement-breakpoint
UPDATE "cities" SET "name" = "name";--> statement-breakpoint
UPDATE "districts" SET "name" = "name";
