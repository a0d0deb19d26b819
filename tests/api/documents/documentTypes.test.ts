import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const codesOf = async (list: string): Promise<string[]> => {
  const { rows } = await app.admin.query('select code from lookup_value where list = $1', [list]);
  return rows.map(({ code }) => code);
};

describe('[const.documentTypes] the kinds of document', () => {
  it('of a partner include SPA, SO and PR', async () => {
    const { body } = await app.call('GET', '/api/utility/document-type', { as: 'sales.admin' });
    const codes = body.data.list.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['SPA', 'SO', 'PR']));
  });

  it('of a business are the enumerated ones, those that are required among them', async () => {
    const [all, enumerated] = await Promise.all([codesOf('document-type'), codesOf('document-types-enum')]);
    expect(all).toEqual(expect.arrayContaining(enumerated));
    for (const entity of await codesOf('business-entity-type'))
      expect(enumerated).toEqual(expect.arrayContaining(requiredDocuments(entity)));
  });
});
