-- A store that is at its partner's address may be asked for an address of its own: its applicant says so by mending it.
grant update (is_same_address) on merchant to app_applicant;
drop trigger mended on merchant;
create trigger mended before update of name, segment, is_same_address on merchant
  for each row execute function mend_remarked_only('merchant');
