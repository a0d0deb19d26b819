import { isAbsolute, resolve } from 'node:path';

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
  s3Url: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A wrong setting: its message is one sentence that says what to do. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

const text = (env: Env, name: string) => env[name]?.trim() || undefined;

const port = (env: Env): number => {
  const raw = text(env, 'PORT') ?? '4000';
  const value = Number(raw);
  if (/^\d+$/.test(raw) && value >= 0 && value <= 65535) return value;
  throw new ConfigError(`PORT is "${raw}": set it to a number from 1 to 65535.`);
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

const oneOf = <T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T => {
  const raw = (text(env, name) ?? fallback) as T;
  if (values.includes(raw)) return raw;
  throw new ConfigError(`${name} is "${raw}": set it to ${values.join(', ')}.`);
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
    demo: oneOf(env, 'DEMO', ['on', 'off'], demoDefault) === 'on',
    publicUrl: url(env, 'PUBLIC_URL', ['http', 'https']) ?? `http://${host}:${listenPort}`,
    smtpUrl: url(env, 'SMTP_URL', ['smtp', 'smtps']),
    smsUrl: url(env, 'SMS_URL', ['http', 'https']),
    s3Url: url(env, 'S3_URL', ['s3', 'http', 'https']),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
};
