import { afterEach, expect, it, vi } from 'vitest';
import { completeApplication } from './sending.ts';

afterEach(() => void vi.unstubAllGlobals());

it('what is sent again is not answered with what the same content was answered before', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (call: Request) => {
    keys.push(call.headers.get('idempotency-key'));
    return Response.json({ data: { referenceNumber: 'A-1', id: '7' } });
  });
  for (let time = 0; time < 2; time += 1) await completeApplication('A-1', ['1'], {});
  expect(keys).toHaveLength(2);
  expect(new Set([...keys, null]).size).toBe(3);
});
