-- The refund of the payment with the same amount a few minutes before; its requester confirmed that it is another one. Both are of
-- one payment and its day. Without a foreign key: a month's refunds leave as one partition.
alter table refund add column same_refund_id bigint, add constraint refund_same_refund check (same_refund_id < id);
