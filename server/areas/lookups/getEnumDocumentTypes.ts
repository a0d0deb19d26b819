import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import { usualDocuments } from '#domain/review/usualDocuments.ts';
import { osAnyone } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

const readBusinesses = plain('business-types');
const readDocuments = plain('document-types-enum');

/** Every kind of document that an application may have, with the kinds of business that need it or usually have it. */
export const getEnumDocumentTypes = osAnyone.lookups.getEnumDocumentTypes.handler(async ({ context }) => {
  const [businesses, documents] = await Promise.all([
    readBusinesses({ context }),
    readDocuments({ context }),
  ]);
  const types = businesses.data.list.map(({ code }) => code);
  const list = documents.data.list.map((document) => ({
    ...document,
    neededBy: types.filter((type) => requiredDocuments(type).includes(document.code)),
    usualFor: types.filter((type) => usualDocuments(type).includes(document.code)),
  }));
  return { data: { list } };
});
