-- Sign-in: credentials, keys, refresh tokens, challenges, limits. Only app_session reaches these tables.
create table credential (
  user_id bigint primary key references user_account on delete cascade,
  password_hash text not null,
  changed_at timestamptz(3) not null default now()
);
-- Failed sign-ins in a row. By what was typed, account or not, so that the lock does not tell which usernames exist.
create table login_failure (
  username citext primary key,
  failures integer not null,
  locked_until timestamptz(3),
  last_at timestamptz(3) not null
);
create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz(3) not null default now(),
  retired_at timestamptz(3)
);
-- One sign-in on one device; its refresh tokens form a chain.
create table session_family (
  id uuid primary key,
  user_id bigint not null references user_account on delete cascade,
  device_id text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text check (end_reason in ('logout', 'reuse', 'password', 'disabled'))
);
create index session_family_user on session_family (user_id) where ended_at is null;
create table refresh_token (
  token_hash text primary key,
  family_id uuid not null references session_family on delete cascade,
  issued_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  successor_hash text
);
create index refresh_token_family on refresh_token (family_id);
create table otp_challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'password')),
  username citext not null,
  -- Null for a username that does not exist: the answers are alike.
  user_id bigint references user_account on delete cascade,
  code_hash text not null,
  issued_at timestamptz(3) not null default now(),
  tries integer not null default 0,
  used_at timestamptz(3),
  device_id text,
  reset_hash text,
  reset_expires_at timestamptz(3),
  reset_used_at timestamptz(3)
);
create table rate_limit (
  bucket text not null,
  window_start timestamptz(3) not null,
  hits integer not null,
  primary key (bucket, window_start)
);
create table one_time_link (
  token_hash text primary key,
  user_id bigint not null references user_account on delete cascade,
  purpose text not null check (purpose in ('set-password')),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

grant select, insert, update, delete on credential, login_failure, signing_key, session_family, refresh_token, otp_challenge, rate_limit,
  one_time_link to app_session;

create trigger audited after insert or update or delete on credential for each row execute function audit.record_change('user_id');
