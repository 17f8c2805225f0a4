-- A new reset link ends the older ones, which are still counted for an hour: an account gets no more than five in it.
alter table password_resets add column replaced boolean not null default false;
