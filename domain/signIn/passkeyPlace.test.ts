import { describe, expect, it } from 'vitest';
import { passkeyPlace } from './passkeyPlace.ts';

describe('where passkeys work', () => {
  it.each([
    ['https://suki.example.test', 'suki.example.test', 'https://suki.example.test'],
    ['https://suki.example.test:8443/portal', 'suki.example.test', 'https://suki.example.test:8443'],
    ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ])('at %s they belong to its host, and its origin alone asks', (url, host, origin) => {
    expect(passkeyPlace(url)).toEqual({ host, origin });
  });

  it.each(['http://suki.example.test', 'http://127.0.0.1:4000', 'https://10.0.0.7', 'https://[::1]:4000'])(
    'at %s browsers make none',
    (url) => {
      expect(passkeyPlace(url)).toBeNull();
    },
  );
});
