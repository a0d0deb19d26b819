-- Codes live for minutes, a quarter's mails for as long as it takes: each kind is claimed by itself, so that no code waits behind them.
create index outbox_message_due_kind on outbox_message (kind, next_attempt_at) where status = 'queued';
drop index outbox_message_due;
