-- Whoever takes a store out of a draft takes out what was sent of it too: each store that was sent is taken in, or named as left out.
grant delete on applicant_sending_store to app_applicant;
