-- IT lists what was sent and resends what was not. The text, and the hash of a code or link in it, stay out of reach.
grant select (id, channel, kind, topic, recipient, status, attempts, error, created_at, sent_at, queued_at, next_attempt_at, has_text, delivery_key),
  update (status, queued_at, next_attempt_at, delivery_key, error)
  on outbox_message to app_internal;
grant select on outbox_attempt to app_internal;
create index outbox_attempt_ended on outbox_attempt (ended_at);
