-- Whoever changes a document, by whatever way, takes the approvals back that were given to the documents as they were.
create function void_verification() returns trigger language plpgsql as $$
begin
  update verification_requests
    set status = case when status in ('Recommended', 'Approved') then 'Pending' else status end,
      recommended_by = null, recommended_at = null, approved_by = null, approved_at = null
    where id = case when tg_op = 'DELETE' then old.request_id else new.request_id end;
  return null;
end
$$;
--> statement-breakpoint
create trigger verification_documents_void after insert or update or delete on verification_documents
  for each row execute function void_verification();
--> statement-breakpoint
-- Searches by the name or account number of an enterprise, and by the references of a payment.
create index enterprises_named on enterprises using gin (f_unaccent(lower(name || ' ' || account_number)) gin_trgm_ops);
--> statement-breakpoint
create index payments_references on payments using gin (lower(order_id || ' ' || coalesce(provider_reference, '')) gin_trgm_ops);
--> statement-breakpoint
-- Enterprises that gave documents before there were requests wait like the others, since their oldest document.
insert into verification_requests (id, enterprise_id, holder_id, waiting_since, created_at)
  select gen_random_uuid(), enterprises.id, enterprises.assigned_agent_id, min(files.created_at), min(files.created_at)
  from files join enterprises on enterprises.id = files.enterprise_id group by enterprises.id;
--> statement-breakpoint
insert into verification_documents (file_id, request_id)
  select files.id, verification_requests.id from files
  join verification_requests on verification_requests.enterprise_id = files.enterprise_id;
