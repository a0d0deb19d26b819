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

describe('what one needs before applying', () => {
  interface Kind {
    code: string;
    neededBy: string[];
    usualFor: string[];
  }
  const kinds = async (): Promise<Kind[]> =>
    (await app.call('GET', '/api/enums/documents/types')).body.data.list;

  it('is told to anybody, by the kind of business, and is what the checklist asks for later', async () => {
    const businesses = await app.call('GET', '/api/enums/business/types');
    expect(businesses.body.data.list[0]).toEqual({
      code: 'SOLE_PROPRIETORSHIP',
      label: 'Sole Proprietorship',
    });
    const documents = await kinds();
    for (const { code } of businesses.body.data.list) {
      const needed = documents.filter(({ neededBy }) => neededBy.includes(code)).map((kind) => kind.code);
      expect(needed.sort()).toEqual(requiredDocuments(code).sort());
    }
  });

  it('keeps what is needed apart from what is only usual', async () => {
    for (const { neededBy, usualFor } of await kinds())
      expect(usualFor.filter((type) => neededBy.includes(type))).toEqual([]);
    const articles = (await kinds()).find(({ code }) => code === 'ARTICLES');
    expect(articles).toMatchObject({ neededBy: [], usualFor: expect.arrayContaining(['CORPORATION']) });
  });
});
