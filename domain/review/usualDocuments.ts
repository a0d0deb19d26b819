/** By the kind of business; nobody's application is kept back for them. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  PARTNERSHIP: ['ARTICLES', 'BOARD_RESOLUTION'],
  CORPORATION: ['ARTICLES', 'GIS', 'BOARD_RESOLUTION'],
  ONE_PERSON_CORPORATION: ['ARTICLES', 'GIS'],
  COOPERATIVE: ['CDA', 'ARTICLES', 'BOARD_RESOLUTION'],
  ASSOCIATION_FOUNDATION: ['SEC', 'ARTICLES', 'GIS', 'BOARD_RESOLUTION'],
};

/** Codes of the documents that a kind of business usually has besides those that it needs: to have at hand, not to wait for. */
export function usualDocuments(businessEntity: string | null): readonly string[] {
  return businessEntity !== null && Object.hasOwn(USUAL, businessEntity) ? (USUAL[businessEntity] ?? []) : [];
}
