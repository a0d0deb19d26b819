-- What payees receive in a year without withheld tax, summed up from the index alone.
create index disbursement_line_exempt on disbursement_line (day) include (product, partner_id, merchant_id, payee_tin, base) where not is_ewt;
