-- Who had a role on a day is read off the trail of giving and taking it.
create index entry_given_role on audit.entry ((coalesce(after, before) ->> 'access_role_id'), at) where target = 'user_access_role';
