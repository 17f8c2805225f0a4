-- That some feed has something new is looked for by each server with an open page, and told by no message any more.
-- PostgreSQL lets one transaction with a message commit at a time, in the whole database: with a single page open everybody
-- who registered or posted waited for the commit of the one before, and for its disk.
drop trigger tell_live on feed_items;
drop trigger tell_shared_live on feed_items;
drop function tell_feed_live();
