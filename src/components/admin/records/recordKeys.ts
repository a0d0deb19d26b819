import type { QueryClient } from '@tanstack/react-query';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';

/** What is asked of one record stands under this key; `part` names the section. */
export const recordKey = (kind: RecordKind, id: string, ...part: readonly string[]) =>
  ['record', kind, id, ...part] as const;

/** A person of a store stands under this key. */
export const personKey = (id: string) => ['record', 'person', id] as const;

/** How many records the tabs of a list hold. */
export const countsKey = (type?: string) =>
  type ? (['tabCounts', type] as const) : (['tabCounts'] as const);

/** First parts of what a change of a record makes stale: every record (a partner moves its stores), lists, counts, queues. */
const STALE = [
  'record',
  'timeline',
  'tabCounts',
  'partners',
  'merchants',
  'applications',
  'associates',
  'queue',
  'approvals',
];

/** Asks anew for whatever a change of a record may have moved. */
export const refetchRecords = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => STALE.includes(String(queryKey[0])) });

/** Asks anew for all that is shown or kept, after what may have moved any of it. The wizard would begin again. */
export const refetchAll = (client: QueryClient, refetchType: 'active' | 'none' = 'active'): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'wizard', refetchType });
