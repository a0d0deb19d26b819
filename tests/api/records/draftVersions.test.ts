import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const as = 'sales.admin';
const save = (key: string, values: unknown) => app.call('POST', '/api/drafts', { as, body: { key, values } });
const read = async (key: string) => (await app.call('GET', '/api/drafts', { as, query: { key } })).body.data;

describe('a draft of a record that was saved by somebody since', () => {
  it('is answered with its own key when the present version has none', async () => {
    await save('access-role/7/2', { role: 'typed on 2' });
    expect(await read('access-role/7/3')).toMatchObject({
      key: 'access-role/7/2',
      values: { role: 'typed on 2' },
    });
  });

  it('gives way to the draft of the very version', async () => {
    await save('access-role/8/3', { role: 'typed on 3' });
    await save('access-role/8/2', { role: 'typed on 2, later' });
    expect((await read('access-role/8/3')).key).toBe('access-role/8/3');
  });

  it('is never that of another record, nor of a form for a new one', async () => {
    await save('access-role/71/1', { role: 'another' });
    await save('access-role/new', { role: 'new' });
    expect(await read('access-role/72/1')).toBeNull();
    expect((await read('access-role/7/1')).key).toBe('access-role/7/2');
    expect((await read('access-role/new')).values).toEqual({ role: 'new' });
  });
});
