import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '#contract/merchants.ts';
import type { Partner } from '#contract/partners.ts';
import type { FieldRows } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { useRecordShell } from './recordContext.ts';
import { recordKey } from './recordKeys.ts';

/** A partner or a store with all its sections. */
export type WholeRecord = ({ kind: 'partner' } & Partner) | ({ kind: 'merchant' } & Merchant);

/** Told apart by the name that each kind has of its own. */
const whole = (read: Partner | Merchant): WholeRecord =>
  'merchantName' in read ? { kind: 'merchant', ...read } : { kind: 'partner', ...read };

/** The dictionary's rows of a record's kind. */
export const fieldsOfKind = (kind: WholeRecord['kind']): FieldRows =>
  kind === 'partner' ? partnerFields : storeFields;

/** All sections of the record around this component, in one answer that its tabs share. `isFresh` asks anew in any case. */
export const useWholeRecord = ({ isFresh = false } = {}) => {
  const provider = useSukiDataProvider();
  const { kind, recordId } = useRecordShell();
  return useQuery({
    queryKey: recordKey(kind, recordId, 'whole'),
    queryFn: (): Promise<Partner | Merchant> =>
      kind === 'partner' ? provider.getPartnerRecord(recordId) : provider.getStoreRecord(recordId),
    select: whole,
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
  });
};
