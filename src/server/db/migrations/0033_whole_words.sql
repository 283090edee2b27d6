-- In PL/pgSQL, so that it is not written out where it is called.
create function words_of(value text) returns text[] language plpgsql immutable parallel safe strict as $$
begin
  return string_to_array(value, ' ');
end
$$;
--> statement-breakpoint
CREATE INDEX "projects_words" ON "projects" USING gin (words_of("search_text"));--> statement-breakpoint
CREATE INDEX "projects_available_words" ON "projects" USING gin (words_of(f_unaccent(lower("description")))) WHERE status = 'Available';
