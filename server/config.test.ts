import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const trusts = (setting: string | undefined, address: string): boolean =>
  readConfig({ TRUSTED_PROXIES: setting }).trustedProxies.check(
    address,
    address.includes(':') ? 'ipv6' : 'ipv4',
  );

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7', true],
    ['10.0.0.7', '10.0.0.8', false],
    ['10.0.0.0/8', '10.200.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    [' 192.0.2.1 , 198.51.100.0/24,', '198.51.100.9', true],
    ['::1', '::1', true],
    ['fd00::/8', 'fd12:3456::1', true],
    ['fd00::/8', '2001:db8::1', false],
    ['10.0.0.0/8', '::1', false],
    [undefined, '127.0.0.1', false],
    ['', '127.0.0.1', false],
  ])('%j: %s is trusted: %s', (setting, address, expected) => {
    expect(trusts(setting, address)).toBe(expected);
  });

  it.each([
    'localhost',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '::/129',
    'fe80::1%eth0',
    '10.0.0.7 10.0.0.8',
    '10.0.0.7:443',
  ])('%s stops the start with a sentence that names it', (setting) => {
    const read = () => readConfig({ TRUSTED_PROXIES: `10.0.0.7,${setting}` });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`TRUSTED_PROXIES holds "${setting}": set it to addresses or networks`);
  });
});

describe('SIGNING_KEY_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suki-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (content: string): string => {
    const path = join(folder, 'key');
    writeFileSync(path, content);
    return path;
  };
  const secret = 'x'.repeat(32);

  it('is read without the line break at its end, and may be left out', () => {
    expect(readConfig({ SIGNING_KEY_FILE: fileOf(`${secret}\n`) }).signingSecret).toBe(secret);
    expect(readConfig({}).signingSecret).toBeUndefined();
  });

  it.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    ['x'.repeat(31), 'is too short'],
  ])('stops the start when it holds %j', (content, why) => {
    const path = fileOf(content);
    const read = () => readConfig({ SIGNING_KEY_FILE: path });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`SIGNING_KEY_FILE is "${path}", which ${why}: put 32 random characters`);
  });

  it('stops the start when it cannot be read', () => {
    const read = (path: string) => () => readConfig({ SIGNING_KEY_FILE: path });
    expect(read(join(folder, 'none'))).toThrow('which cannot be read (ENOENT)');
    expect(read(folder)).toThrow('which cannot be read (EISDIR)');
  });
});

describe('DEMO beyond this machine', () => {
  const url = 'postgres://suki@db.example.test/suki';

  it.each([undefined, '', '127.0.0.1', '127.9.8.7', '::1', 'localhost', 'LOCALHOST'])(
    'is served at HOST %j',
    (HOST) => {
      expect(readConfig({ HOST, DEMO: 'on' }).demo).toBe(true);
    },
  );

  it.each(['0.0.0.0', '::', '192.0.2.7', 'suki.example.test', '128.0.0.1', '127.0.0.1.example.test'])(
    'is refused at HOST %j, unless DEMO_PUBLIC says yes',
    (HOST) => {
      for (const env of [{ HOST }, { HOST, DEMO: 'on', DATABASE_URL: url }, { HOST, DEMO_PUBLIC: 'no' }]) {
        expect(() => readConfig(env)).toThrow(ConfigError);
        expect(() => readConfig(env)).toThrow(`HOST is "${HOST}"`);
      }
      expect(readConfig({ HOST, DEMO: 'on', DEMO_PUBLIC: 'yes' }).demo).toBe(true);
    },
  );

  it('is no matter without a demo, and DEMO_PUBLIC alone begins none', () => {
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'off' }).demo).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', DATABASE_URL: url, DEMO_PUBLIC: 'yes' }).demo).toBe(false);
    expect(() => readConfig({ DEMO_PUBLIC: 'on' })).toThrow('DEMO_PUBLIC is "on": set it to yes, no.');
  });
});

describe('SMTP_URL', () => {
  it.each([
    undefined,
    'smtp://mail.example.test',
    'smtps://mail.example.test?from=a',
    'smtp://m.example.test?tls=off',
  ])('%s is taken as it is', (setting) => {
    expect(readConfig({ SMTP_URL: setting }).smtpUrl).toBe(setting);
  });

  it.each([
    'smtp://m.example.test?tls=no',
    'smtp://m.example.test?tls=',
    'smtp://m.example.test?tls=off&tls=on',
  ])('%s stops the start with a sentence that says what to do', (setting) => {
    const read = () => readConfig({ SMTP_URL: setting });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('leave it out, or set tls=off');
  });
});

describe('TIN_BRANCH_OF_FIVE', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['off', false],
    ['on', true],
  ])('%j is %s', (setting, expected) => {
    expect(readConfig({ TIN_BRANCH_OF_FIVE: setting }).tinBranchOfFive).toBe(expected);
  });

  it.each(['yes', 'ON', '14', '1'])('%s stops the start with a sentence that names it', (setting) => {
    const read = () => readConfig({ TIN_BRANCH_OF_FIVE: setting });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`TIN_BRANCH_OF_FIVE is "${setting}": set it to on, off.`);
  });
});

describe('BANK_CHANGE_DELAY_HOURS', () => {
  it.each([
    [undefined, 24],
    ['', 24],
    ['0', 0],
    ['24', 24],
    ['720', 720],
  ])('%j is %i hours', (setting, expected) => {
    expect(readConfig({ BANK_CHANGE_DELAY_HOURS: setting }).bankChangeDelayHours).toBe(expected);
  });

  it.each(['-1', '1.5', 'a day', '721', '99999', '1e1'])(
    '%s stops the start with a sentence that names it',
    (setting) => {
      const read = () => readConfig({ BANK_CHANGE_DELAY_HOURS: setting });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(`BANK_CHANGE_DELAY_HOURS is "${setting}": set it to a whole number of hours`);
    },
  );
});

describe('PROCESSOR_URL and PROCESSOR_KEY', () => {
  it('are set together, or neither', () => {
    const [at, key] = ['https://pay.example.test/v1', 'a-key'];
    expect(readConfig({}).processor).toBeUndefined();
    expect(readConfig({ PROCESSOR_URL: at, PROCESSOR_KEY: key }).processor).toEqual({ url: at, key });
    expect(() => readConfig({ PROCESSOR_URL: at })).toThrow('PROCESSOR_KEY is missing');
    expect(() => readConfig({ PROCESSOR_KEY: key })).toThrow('PROCESSOR_URL is missing');
    expect(() => readConfig({ PROCESSOR_URL: 'ftp://x', PROCESSOR_KEY: key })).toThrow('PROCESSOR_URL');
  });
});

describe('the identity provider', () => {
  const env = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'suki', OIDC_CLIENT_SECRET: 'secret' };

  it('is off without its settings', () => {
    expect(readConfig({}).identityProvider).toBeUndefined();
  });

  it('is read with the values of acr that count', () => {
    expect(readConfig({ ...env, OIDC_ACR: ' mfa  phr ' }).identityProvider).toEqual({
      issuer: 'https://id.example',
      clientId: 'suki',
      clientSecret: 'secret',
      acrValues: ['mfa', 'phr'],
    });
    expect(readConfig(env).identityProvider?.acrValues).toEqual([]);
  });

  it.each([
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing'],
    [{ OIDC_CLIENT_ID: 'suki', OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_ISSUER is missing'],
    [{ OIDC_ACR: 'mfa' }, 'OIDC_ISSUER and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing'],
    [
      { ...env, OIDC_ISSUER: 'http://id.example' },
      'OIDC_ISSUER is "http://id.example": set it to an https URL',
    ],
    [{ ...env, OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER is not usable'],
  ])('stops the start with %j', (wrong, message) => {
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    expect(() => readConfig(wrong)).toThrow(message);
  });

  it('may be without encryption on this machine', () => {
    const { identityProvider } = readConfig({ ...env, OIDC_ISSUER: 'http://127.0.0.1:9000' });
    expect(identityProvider?.issuer).toBe('http://127.0.0.1:9000');
  });
});
