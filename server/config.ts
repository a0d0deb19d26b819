import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';

/** How this server is known to an OpenID Connect provider. */
export interface IdentityProviderSettings {
  /** The provider's issuer, exactly as its tokens have it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Values of `acr` by which the provider says that it asked for a second factor; none: it never counts as one. */
  acrValues: readonly string[];
}

/** Settings of one server process, read once from the environment. */
export interface Config {
  port: number;
  host: string;
  /** Absolute folder for the embedded PostgreSQL and, without S3, for files. */
  dataDir: string;
  /** Undefined: start the embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined;
  demo: boolean;
  publicUrl: string;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  /** The SMS gateway recognises a repeat by its Idempotency-Key, so a message without an answer may be tried again. */
  smsIdempotency: boolean;
  s3Url: string | undefined;
  /** Who pays refunds out, with the key that it knows us by; without one they wait. */
  processor: { url: string; key: string } | undefined;
  /** Peers whose X-Forwarded-For is believed; nobody's by default. */
  trustedProxies: BlockList;
  /** The secret that the signing key is made from; undefined: the database keeps a random key. */
  signingSecret: string | undefined;
  /** Where staff may sign in besides their password here; undefined: nowhere else. */
  identityProvider: IdentityProviderSettings | undefined;
  /** Hours between the approval of a bank account's change and its effect; 0: at once. */
  bankChangeDelayHours: number;
  /** Whether a TIN of 14 digits is taken too, 9 and a branch of 5. */
  tinBranchOfFive: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A wrong setting: its message is one sentence that says what to do. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

// A month; longer would be a typing mistake.
const MOST_DELAY_HOURS = 720;

const text = (env: Env, name: string) => env[name]?.trim() || undefined;

const port = (env: Env): number => {
  const raw = text(env, 'PORT') ?? '4000';
  const value = Number(raw);
  if (/^\d+$/.test(raw) && value >= 0 && value <= 65535) return value;
  throw new ConfigError(`PORT is "${raw}": set it to a number from 1 to 65535.`);
};

const hours = (env: Env, name: string, fallback: number, most: number): number => {
  const raw = text(env, name) ?? String(fallback);
  if (/^\d{1,4}$/.test(raw) && Number(raw) <= most) return Number(raw);
  throw new ConfigError(`${name} is "${raw}": set it to a whole number of hours from 0 to ${most}.`);
};

const url = (env: Env, name: string, protocols: readonly string[]): string | undefined => {
  const raw = text(env, name);
  if (!raw) return undefined;
  const parsed = URL.canParse(raw) ? new URL(raw) : undefined;
  if (parsed && protocols.includes(parsed.protocol.slice(0, -1))) return raw;
  throw new ConfigError(
    `${name} is not usable: set it to a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}.`,
  );
};

/** Mail goes encrypted unless `tls=off` says otherwise; any other value is a typing mistake that must not pass for it. */
const mailUrl = (env: Env): string | undefined => {
  const raw = url(env, 'SMTP_URL', ['smtp', 'smtps']);
  const tls = raw ? new URL(raw).searchParams.getAll('tls') : [];
  if (tls.every((value) => value === 'off') && tls.length < 2) return raw;
  throw new ConfigError(
    'SMTP_URL has an unknown tls parameter: leave it out, or set tls=off to send mail unencrypted.',
  );
};

/** A processor without its key, or a key without its processor, is a mistake. */
const processor = (env: Env): Config['processor'] => {
  const at = url(env, 'PROCESSOR_URL', ['http', 'https']);
  const key = text(env, 'PROCESSOR_KEY');
  if (at && key) return { url: at, key };
  if (!at && !key) return undefined;
  throw new ConfigError(
    `${at ? 'PROCESSOR_KEY' : 'PROCESSOR_URL'} is missing: set PROCESSOR_URL and PROCESSOR_KEY together, or neither.`,
  );
};

const PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** All three or none. Without encryption an issuer is believed on this machine alone. */
const identityProvider = (env: Env): Config['identityProvider'] => {
  const issuer = url(env, 'OIDC_ISSUER', ['https', 'http']);
  const [clientId, clientSecret] = [text(env, 'OIDC_CLIENT_ID'), text(env, 'OIDC_CLIENT_SECRET')];
  const acrValues = (text(env, 'OIDC_ACR') ?? '').split(/\s+/).filter(Boolean);
  if (issuer && clientId && clientSecret) {
    const { protocol, hostname } = new URL(issuer);
    if (protocol === 'https:' || isLoopback(hostname)) return { issuer, clientId, clientSecret, acrValues };
    throw new ConfigError(`OIDC_ISSUER is "${issuer}": set it to an https URL.`);
  }
  const missing = PROVIDER.filter((name) => !text(env, name));
  if (missing.length === PROVIDER.length && !acrValues.length) return undefined;
  throw new ConfigError(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET together, or leave out every OIDC setting.`,
  );
};

const oneOf = <T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T => {
  const raw = (text(env, name) ?? fallback) as T;
  if (values.includes(raw)) return raw;
  throw new ConfigError(`${name} is "${raw}": set it to ${values.join(', ')}.`);
};

const addNetwork = (list: BlockList, entry: string): boolean => {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (!version) return false;
  const longest = version === 4 ? 32 : 128;
  const bits = prefix === undefined ? longest : Number(prefix);
  // A prefix of 0 would believe everybody.
  if (bits < 1 || bits > longest) return false;
  list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  return true;
};

const networks = (env: Env, name: string): BlockList => {
  const list = new BlockList();
  const entries = (text(env, name) ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean)) {
    if (addNetwork(list, entry)) continue;
    throw new ConfigError(
      `${name} holds "${entry}": set it to addresses or networks with commas between, like 10.0.0.7,10.1.0.0/16.`,
    );
  }
  return list;
};

const SHORTEST_SECRET = 32;

/** What a file holds, without the line break at its end. The secret itself stands in no setting, which other programs may read. */
const secretIn = (env: Env, name: string): string | undefined => {
  const path = text(env, name);
  if (!path) return undefined;
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name} is "${path}", which cannot be read (${code}): set it to a readable file.`);
  }
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new ConfigError(
    `${name} is "${path}", which ${secret ? 'is too short' : 'is empty'}: put ${SHORTEST_SECRET} random characters or more into it.`,
  );
};

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** A name may lead anywhere; only that of this machine is known. */
const isLoopback = (host: string): boolean => {
  const version = isIP(host);
  return version ? LOOPBACK.check(host, version === 4 ? 'ipv4' : 'ipv6') : host.toLowerCase() === 'localhost';
};

/** The passwords of a demo are published: it serves this machine alone, unless somebody wants otherwise. */
const demo = (env: Env, host: string, fallback: 'on' | 'off'): boolean => {
  const isPublic = oneOf(env, 'DEMO_PUBLIC', ['yes', 'no'], 'no') === 'yes';
  const isDemo = oneOf(env, 'DEMO', ['on', 'off'], fallback) === 'on';
  if (!isDemo || isPublic || isLoopback(host)) return isDemo;
  throw new ConfigError(
    `HOST is "${host}", and the passwords of a demo are published: set HOST to 127.0.0.1, DEMO=off for a real installation, or DEMO_PUBLIC=yes to let others into the demo.`,
  );
};

/** Reads and checks the environment; throws ConfigError for the first wrong value. */
export const readConfig = (env: Env = process.env): Config => {
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  const demoDefault = !databaseUrl && env.NODE_ENV !== 'production' ? 'on' : 'off';
  const dataDir = text(env, 'DATA_DIR') ?? './data';
  const listenPort = port(env);
  const host = text(env, 'HOST') ?? '127.0.0.1';
  return {
    port: listenPort,
    host,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl,
    demo: demo(env, host, demoDefault),
    publicUrl: url(env, 'PUBLIC_URL', ['http', 'https']) ?? `http://${host}:${listenPort}`,
    smtpUrl: mailUrl(env),
    smsUrl: url(env, 'SMS_URL', ['http', 'https']),
    smsIdempotency: oneOf(env, 'SMS_IDEMPOTENCY', ['on', 'off'], 'off') === 'on',
    s3Url: url(env, 'S3_URL', ['s3', 'http', 'https']),
    processor: processor(env),
    trustedProxies: networks(env, 'TRUSTED_PROXIES'),
    signingSecret: secretIn(env, 'SIGNING_KEY_FILE'),
    identityProvider: identityProvider(env),
    bankChangeDelayHours: hours(env, 'BANK_CHANGE_DELAY_HOURS', 24, MOST_DELAY_HOURS),
    tinBranchOfFive: oneOf(env, 'TIN_BRANCH_OF_FIVE', ['on', 'off'], 'off') === 'on',
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
};
