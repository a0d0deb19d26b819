import type { SortPayload } from 'react-admin';

/** No column is sorted: the API's own order. */
export const UNSORTED: SortPayload = { field: '', order: 'ASC' };
