import { describe, expect, it } from 'vitest';
import { chunkErrorIn, chunkErrorOf, isChunkError } from './chunkErrors.ts';

describe('a part of the portal that did not load', () => {
  it('[error.chunks] is a ChunkLoadError when it is a script, failed or timed out', () => {
    expect(chunkErrorOf({ kind: 'script', problem: 'failure' })).toBe('ChunkLoadError');
    expect(chunkErrorOf({ kind: 'script', problem: 'timeout' })).toBe('ChunkLoadError');
  });

  it('[error.chunks] is CSS_CHUNK_LOAD_FAILED when it is a stylesheet', () => {
    expect(chunkErrorOf({ kind: 'stylesheet', problem: 'failure' })).toBe('CSS_CHUNK_LOAD_FAILED');
    expect(chunkErrorOf({ kind: 'stylesheet', problem: 'timeout' })).toBe('CSS_CHUNK_LOAD_FAILED');
  });

  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: http://portal.example/assets/Promos-1a2b.js'],
    ['Firefox', 'error loading dynamically imported module: http://portal.example/assets/Promos-1a2b.js'],
    ['Safari', 'Importing a module script failed.'],
    ['a page in the place of a script', "'text/html' is not a valid JavaScript MIME type."],
  ])('[error.chunks] is recognised in the words of %s', (_browser, message) => {
    expect(chunkErrorIn(new TypeError(message))).toBe('ChunkLoadError');
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('[error.chunks] is recognised when a stylesheet could not be preloaded', () => {
    expect(chunkErrorIn(new Error('Unable to preload CSS for /assets/Promos-1a2b.css'))).toBe(
      'CSS_CHUNK_LOAD_FAILED',
    );
  });

  it('[error.chunks] is recognised by the name or code it was reported under', () => {
    expect(chunkErrorIn(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe('ChunkLoadError');
    expect(chunkErrorIn(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(
      'CSS_CHUNK_LOAD_FAILED',
    );
  });

  it.each([
    new Error('Failed to fetch'),
    new TypeError('x is not a function'),
    'ChunkLoadError',
    null,
    undefined,
    7,
    {},
    { message: 1 },
  ])('is not seen in %j', (error) => {
    expect(chunkErrorIn(error)).toBeNull();
    expect(isChunkError(error)).toBe(false);
  });
});
