-- The password came from the command line, where others may have read it: the first login asks for another.
alter table users add column password_due boolean not null default false;
