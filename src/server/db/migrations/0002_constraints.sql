-- One running subscription per enterprise, whatever comes at once (design §7).
alter table subscriptions add constraint subscriptions_one_running
  exclude using gist (enterprise_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'Active');
--> statement-breakpoint
alter table enterprises add constraint enterprises_assigned_agent_fk foreign key (assigned_agent_id) references users (id);
