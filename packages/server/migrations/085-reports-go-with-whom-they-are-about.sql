-- A report holds the name and the words of the pilot whom it is about: both go with the account, as all else of it. Until now
-- those rows stayed, with nobody accused.
delete from reports where accused_id is null;
alter table reports
  drop constraint reports_accused_id_fkey,
  add constraint reports_accused_id_fkey foreign key (accused_id) references users on delete cascade;
