-- Why a message was not sent is one of the reasons of `messageReason`, so that it is read in either language; `error` and `detail` are what
-- the gateway said. Older messages have only that.
alter table outbox_message add column reason text check (length(reason) <= 40);
alter table outbox_attempt rename column reason to detail;
alter table outbox_attempt add column reason text check (length(reason) <= 40);
grant select (reason), update (reason) on outbox_message to app_internal;
