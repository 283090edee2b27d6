-- Two contractors who accept at once may be stored in the other order than they came: the first acceptance is the earliest.
create or replace function remember_acceptance() returns trigger language plpgsql as $$
begin
  new.accepted_at := least(new.accepted_at, coalesce((select min(accepted_at) from acceptances where project_id = new.id), new.updated_at));
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger projects_accepted before insert or update of acceptance_count on projects for each row
  when (new.acceptance_count > 0) execute function remember_acceptance();
--> statement-breakpoint
update projects set accepted_at = first.accepted_at
  from (select project_id, min(accepted_at) as accepted_at from acceptances group by project_id) as first
  where projects.id = first.project_id and projects.accepted_at > first.accepted_at;
