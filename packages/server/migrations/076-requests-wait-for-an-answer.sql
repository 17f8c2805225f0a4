-- Who opens their profile has answered nobody who waits: a request approved by it would outlive the profile's closing
-- again, and show what is for followers to somebody whom the pilot never let in.
drop trigger admit_waiting on users;
drop function admit_waiting();
