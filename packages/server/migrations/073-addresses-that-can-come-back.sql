-- Who registers asks whether a change away from the address can still be undone.
create index email_links_undo on email_links (email) where kind = 'undo';
