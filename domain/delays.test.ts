import { describe, expect, it } from 'vitest';
import { CHUNK_TIMEOUT_MS, TOOLTIP_DELAY_MS } from './delays.ts';

describe('waiting times', () => {
  it('are 300 milliseconds for a tooltip', () => {
    expect(TOOLTIP_DELAY_MS).toBe(300);
  });

  it('are 120 seconds for a script chunk', () => {
    expect(CHUNK_TIMEOUT_MS / 1000).toBe(120);
  });
});
