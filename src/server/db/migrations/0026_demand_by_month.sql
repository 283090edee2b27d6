CREATE TABLE "demand_months" (
	"month" date NOT NULL,
	"service_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"entry" bigserial NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"acceptances" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "demand_months_month_service_id_city_id_entry_pk" PRIMARY KEY("month","service_id","city_id","entry")
);
--> statement-breakpoint
CREATE INDEX "demand_months_waiting" ON "demand_months" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
-- What is asked for where, by the month of submission.
create function demand_figures(project projects)
  returns table (month date, service_id uuid, city_id uuid, requests int, acceptances int)
  language sql immutable parallel safe
  as $$
    select date_trunc('month', conakry_day(project.submitted_at)::timestamp)::date, project.service_id, project.city_id, 1,
      project.acceptance_count::int
    where project.service_id is not null
  $$;
--> statement-breakpoint
create or replace function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    select source, figures, target, string_to_array(keys, ' '), string_to_array(measures, ' ')
    from (values
      ('project_days', 'dimension day key', 'submitted taken published accepted quoted hired done rejected cancelled acceptances'),
      ('demand_months', 'month service_id city_id', 'requests acceptances'),
      ('step_days', 'day step bucket', 'finished'),
      ('package_days', 'day key', 'acceptances payments amount started ended'),
      ('message_days', 'channel day', 'sent delivered failed segments'),
      ('enterprise_totals', 'enterprise_id', 'accepted within1h within4h within12h within24h within48h within96h within168h beyond quoted hired rating_sum ratings complaints paid'),
      ('agent_days', 'day agent_id bucket', 'handled on_time promised kept')
    ) as targets (target, keys, measures)
    join (values
      ('projects', 'project_figures', 'project_days'), ('projects', 'step_figures', 'step_days'),
      ('projects', 'demand_figures', 'demand_months'),
      ('acceptances', 'acceptance_figures', 'package_days'), ('payments', 'payment_figures', 'package_days'),
      ('subscriptions', 'subscription_figures', 'package_days'), ('messages', 'message_figures', 'message_days'),
      ('acceptances', 'lead_totals', 'enterprise_totals'), ('quotes', 'quote_totals', 'enterprise_totals'),
      ('reviews', 'review_totals', 'enterprise_totals'), ('support_tickets', 'complaint_totals', 'enterprise_totals'),
      ('payments', 'payment_totals', 'enterprise_totals'),
      ('handled_steps', 'handled_figures', 'agent_days'), ('follow_up_calls', 'call_figures', 'agent_days')
    ) as sources (source, figures, target) using (target)
  $$;
--> statement-breakpoint
select statistics_install();
--> statement-breakpoint
-- As `statistics_rebuild` does, for this table alone: `statistics_install` has made writers wait.
do $$
begin
  execute (
    select statistics_insert(figures, target, keys, measures, 'select 1 as sign, counted as record from projects as counted')
    from statistics_sources() where target = 'demand_months');
  perform statistics_fold();
end
$$;
