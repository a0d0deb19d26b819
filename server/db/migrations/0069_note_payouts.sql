-- What people do about settlement and payouts stands in the trail: that a run was asked for, files for the bank, and what became of a
-- payout. That a night makes payouts by the thousand is told by its run.
call audit.watch('settlement_wish', 'id', '');
call audit.watch('payout_file', 'id', 'update');
create trigger audited after update of status on payout for each row execute function audit.record_change('id', 'payout');
