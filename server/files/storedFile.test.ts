import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StoredFile } from './storedFile.ts';

describe('a stored file', () => {
  it('that went away before it is read fails its reader and nothing else', async () => {
    const about = { name: 'a.csv', type: 'text/csv', size: 1 };
    const file = new StoredFile(createReadStream('/no-such-folder/a.csv'), about);
    await sleep(50);
    await expect(file.arrayBuffer()).rejects.toThrow();
  });

  it('is read as it is', async () => {
    const file = new StoredFile(createReadStream(import.meta.filename), { name: 'a', type: 'b', size: 7 });
    expect(Buffer.from(await file.arrayBuffer()).toString()).toContain('is read as it is');
    expect(file.size).toBe(7);
  });
});
