/**
 * Fetches what the pages behind the first ones call by, while their own code is on its way. Whatever is missing is fetched,
 * and its failure told, by the call that needs it.
 */
export const fetchAhead = (): void => {
  const parts = [
    import('../http/wholeApi.ts'),
    import('../rest/lateResources.ts'),
    import('./managementVerbs.ts'),
  ];
  for (const part of parts) part.catch(() => undefined);
};
