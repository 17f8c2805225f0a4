-- Pictures of posts in groups, in their author's order.

create table post_photos (
  media_id uuid primary key references media on delete cascade,
  post_id uuid not null references posts on delete cascade,
  position int not null,
  alt text not null default ''
);
create index post_photos_post on post_photos (post_id, position);
create trigger delete_replaced_media after delete on post_photos
  for each row execute function delete_replaced_media('media_id');
