-- A ticket from before this column changed last when it came.
update support_tickets set updated_at = created_at;
