-- Reports of what is said in a group, and of its members as such, are for those who moderate it too.

alter table reports
  add column group_id uuid references groups on delete set null,
  -- Since when the group leaves it as it is. What administrators decide is the status.
  add column kept_at timestamptz(3);

update reports set group_id = coalesce(
    (select group_id from topics where id = target_id),
    (select group_id from posts where id = target_id),
    (select group_id from comments join topics on topics.id = comments.topic_id where comments.id = target_id))
  where kind in ('topic', 'post', 'comment');

create index reports_group on reports (group_id, status, created_at desc, id desc) where group_id is not null;
