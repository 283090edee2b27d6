-- In the order in which acts lock them: a request, then what was accepted of it.
lock table projects in share row exclusive mode;
--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "desired_start_date" date,
  ADD COLUMN "submitted_at" timestamp (3) with time zone,
  ADD COLUMN "service_id" uuid,
  ADD COLUMN "city_id" uuid;
--> statement-breakpoint
create function copy_request() returns trigger language plpgsql as $$
begin
  select desired_start_date, submitted_at, service_id, city_id
    into new.desired_start_date, new.submitted_at, new.service_id, new.city_id
    from projects where id = new.project_id;
  return new;
end
$$;
--> statement-breakpoint
create trigger acceptances_request before insert on acceptances for each row execute function copy_request();
--> statement-breakpoint
create function pass_on_request() returns trigger language plpgsql as $$
begin
  update acceptances set desired_start_date = new.desired_start_date, submitted_at = new.submitted_at,
    service_id = new.service_id, city_id = new.city_id where project_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger projects_passed_on after update of desired_start_date, submitted_at, service_id, city_id on projects for each row
  when ((old.desired_start_date, old.submitted_at, old.service_id, old.city_id)
    is distinct from (new.desired_start_date, new.submitted_at, new.service_id, new.city_id))
  execute function pass_on_request();
--> statement-breakpoint
-- The table is written anew, and each index once: an update of all rows writes each index for each row.
create function asked_start(request uuid) returns date language plpgsql stable as $$
begin
  return (select desired_start_date from projects where id = request);
end
$$;
--> statement-breakpoint
create function asked_time(request uuid) returns timestamptz language plpgsql stable as $$
begin
  return (select submitted_at from projects where id = request);
end
$$;
--> statement-breakpoint
create function asked_service(request uuid) returns uuid language plpgsql stable as $$
begin
  return (select service_id from projects where id = request);
end
$$;
--> statement-breakpoint
create function asked_city(request uuid) returns uuid language plpgsql stable as $$
begin
  return (select city_id from projects where id = request);
end
$$;
--> statement-breakpoint
alter table acceptances
  alter column desired_start_date type date using asked_start(project_id),
  alter column submitted_at type timestamp (3) with time zone using asked_time(project_id),
  alter column service_id type uuid using asked_service(project_id),
  alter column city_id type uuid using asked_city(project_id);
--> statement-breakpoint
drop function asked_start, asked_time, asked_service, asked_city;
--> statement-breakpoint
CREATE INDEX "acceptances_listed" ON "acceptances" USING btree ("enterprise_id","desired_start_date","submitted_at","project_id","stage","service_id","city_id");
