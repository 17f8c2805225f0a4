-- What is old goes by its time. Rows come in that order, so that a summary of pages finds it: made in a moment, however
-- many there are, where a tree of all of them would take minutes.
create index notifications_created on notifications using brin (created_at);
