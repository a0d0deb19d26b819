import { describe, expect, it } from 'vitest';
import { codeHash, newCode, newToken, sameHash, successorOf, tokenHash } from './tokensAndCodes.ts';

describe('secrets of a session', () => {
  it('makes tokens of 32 random bytes, never the same twice', () => {
    const tokens = new Set(Array.from({ length: 100 }, newToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('makes codes of six digits, leading zeros kept', () => {
    const codes = Array.from({ length: 2000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('derives the same successor from the same token and secret, and another from any other', () => {
    expect(successorOf('secret', 'a')).toBe(successorOf('secret', 'a'));
    const all = [successorOf('secret', 'a'), successorOf('secret', 'b'), successorOf('other', 'a')];
    expect(new Set(all).size).toBe(3);
  });

  it('does not show a successor in the hash that is stored of it', () => {
    const successor = successorOf('secret', 'a');
    expect(tokenHash(successor)).toMatch(/^[0-9a-f]{64}$/);
    expect(tokenHash(successor)).not.toBe(successor);
  });

  it('hashes a code for its challenge only', () => {
    expect(codeHash('secret', 'one', '123456')).not.toBe(codeHash('secret', 'two', '123456'));
    expect(codeHash('secret', 'one', '123456')).not.toBe(codeHash('other', 'one', '123456'));
  });

  it('compares hashes, of unequal length too', () => {
    expect(sameHash('abc', 'abc')).toBe(true);
    expect(sameHash('abc', 'abd')).toBe(false);
    expect(sameHash('abc', 'abcd')).toBe(false);
  });
});
