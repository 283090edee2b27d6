DROP INDEX "subscriptions_enterprise_id_status_index";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "first_used_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "subscriptions_by_enterprise" ON "subscriptions" USING btree ("enterprise_id","starts_at");--> statement-breakpoint
-- A package that begins, or whose beginning moves, may have been used already.
create function find_first_use() returns trigger language plpgsql as $$
begin
  new.first_used_at := (
    select min(accepted_at) from acceptances where enterprise_id = new.enterprise_id and accepted_at >= new.starts_at);
  return new;
end
$$;
--> statement-breakpoint
create trigger subscriptions_first_use before insert or update of starts_at on subscriptions
  for each row execute function find_first_use();
--> statement-breakpoint
create function remember_first_use() returns trigger language plpgsql as $$
begin
  update subscriptions set first_used_at = used.at
  from (
    select subscriptions.id, min(accepted_at) as at from subscriptions
    join now_there on now_there.enterprise_id = subscriptions.enterprise_id and accepted_at >= starts_at
    where first_used_at is null group by 1
  ) as used
  where subscriptions.id = used.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger acceptances_first_use after insert on acceptances referencing new table as now_there
  for each statement execute function remember_first_use();
--> statement-breakpoint
-- `create trigger` has made acceptances wait.
update subscriptions set first_used_at = used.at
from (
  select subscriptions.id, min(accepted_at) as at from subscriptions
  join acceptances on acceptances.enterprise_id = subscriptions.enterprise_id and accepted_at >= starts_at
  group by 1
) as used
where subscriptions.id = used.id;
