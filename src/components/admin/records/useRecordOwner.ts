import { useRecordShell } from './recordContext.ts';

/**
 * The ids that calls name a record by: a partner's own, or those of a store and its partner; null while the partner of a store
 * is not known.
 */
export const useRecordOwner = (): { partnerId: string; merchantId: string | null } | null => {
  const { kind, recordId, type, id, summary } = useRecordShell();
  if (kind === 'partner') return { partnerId: recordId, merchantId: null };
  const partnerId = type === 'merchants' ? summary?.partnerId : id;
  return partnerId ? { partnerId, merchantId: recordId } : null;
};
