-- A demo goes on: whoever adds the days since its seed knows when that was.
grant select on demo_seed to app_internal;
