-- Reports over millions of lines: what is listed by its amount, what is still open whatever its day, and what owes, each by an index.
create index payout_amount on payout (amount, id);
create index payout_open_day on payout (status, day, id) where status in ('SCHEDULED', 'HELD', 'SENT', 'RETURNED');
create index disbursement_line_net on disbursement_line (net, id);
create index disbursement_line_owing on disbursement_line (day, id) where net < 0;
