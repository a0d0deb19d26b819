/** What is shown of an import's request, fetched as one: piece by piece, each would split what all pages share into more files. */
export { ImportCounts } from './ImportCounts.tsx';
export { ImportRequest } from './ImportRequest.tsx';
export { ImportRows } from './ImportRows.tsx';
