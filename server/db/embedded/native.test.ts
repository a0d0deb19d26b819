import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFor } from './native.ts';

interface Lock {
  packages: Record<string, { os?: string[] | string; cpu?: string[] | string; integrity?: string }>;
}

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'package-lock.json'), 'utf8'),
) as Lock;

describe('PostgreSQL from npm', () => {
  it.each([
    ['win32', 'x64'],
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
  ] as const)('is in the lock file for %s %s', (system, processor) => {
    const entry = lock.packages[`node_modules/${packageFor(system, processor)}`];
    expect([entry?.os, entry?.cpu].flat()).toEqual([system, processor]);
    expect(entry?.integrity).toMatch(/^sha512-/);
  });
});
