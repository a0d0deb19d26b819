-- Of those that share a TIN, the code of an applicant goes to the one that was compared with all others.
grant select (tin_checked) on partner to app_session;
