create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- unaccent() is only stable, because its dictionary may change; ours does not, and an index needs immutable.
create function f_unaccent(value text) returns text
  language sql immutable parallel safe strict
  return unaccent('unaccent'::regdictionary, value);
