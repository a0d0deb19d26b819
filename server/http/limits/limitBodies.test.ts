import { expect, it } from 'vitest';
import { mostBytes } from './limitBodies.ts';

const MEGABYTE = 1024 * 1024;

it.each([
  ['POST', '/api/partners', 8],
  ['POST', '/api/partners/7', 1],
  ['PUT', '/api/partners', 1],
  ['POST', '/api/partners/', 1],
  ['POST', '/api/merchants', 1],
])('%s %s may be sent %d MB', (method, path, most) => expect(mostBytes(method, path)).toBe(most * MEGABYTE));
