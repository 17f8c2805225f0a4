-- A notification's id is a UUIDv7 as every other id, though triggers write the row: the time in front, then chance.
create function new_id() returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(
    uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
    from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;
alter table notifications alter column id set default new_id();
