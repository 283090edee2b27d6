-- A ticket from before this column changed last when it came.
update support_tickets set updated_at = created_at;
--> statement-breakpoint
-- How common a part of a name is decides between the trigram index and the newest first: a hundred samples of the text do not tell.
alter table projects alter column search_text set statistics 500;
--> statement-breakpoint
alter table users alter column search_text set statistics 500;
--> statement-breakpoint
alter table enterprises alter column search_text set statistics 500;
