-- An address counts as its owner's once the link mailed to it was opened. Until then it gets no mail but that link and
-- reset links. Accounts that are here already were made without a link: they count as confirmed.
alter table users add column email_confirmed boolean not null default true;
alter table users alter column email_confirmed set default false;
