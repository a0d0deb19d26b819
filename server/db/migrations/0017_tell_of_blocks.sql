-- What a move tells the people of the record, in words of their own; the reason stays with the staff.
alter table application_event add column told text;
