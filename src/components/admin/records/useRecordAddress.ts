import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isRecordType, type RecordType } from '#domain/pages/recordPages.ts';
import { type ManagementPage, PAGES, pathOf } from '#domain/pages.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';

/** Which record an address of partner management is about. */
export interface RecordAddress {
  /** The list that it hangs below. */
  type: RecordType;
  /** {id} of the address: a partner, or in `merchants` the store. */
  id: string;
  kind: RecordKind;
  /** Id of the record itself: a store where the address names one below its partner. */
  recordId: string;
}

/** Reads an address: a store below its partner is the record, so is the {id} of the list of stores. */
export const readAddress = (params: Readonly<Partial<Record<string, string>>>): RecordAddress => {
  const { type, id = '', merchantId } = params;
  if (!isRecordType(type)) throw new Error('This page does not stand below a list of partner management');
  const isStore = type === 'merchants' || merchantId !== undefined;
  return { type, id, kind: isStore ? 'merchant' : 'partner', recordId: merchantId ?? id };
};

/**
 * The address of a page of the same record. What the specification has below a store keeps the way one came
 * (`…/merchant-list/{merchantId}/…`); a store's other pages stand in the list of stores.
 */
export const pathWithin = (
  { type, id, kind, recordId }: RecordAddress,
  page: ManagementPage,
  extra: Readonly<Record<string, string>> = {},
): string => {
  const isBelow = PAGES[page].path.includes('{merchantId}');
  const place = kind === 'partner' || isBelow ? { type, id } : { type: 'merchants', id: recordId };
  return pathOf(page, {
    ...place,
    ...(kind === 'merchant' ? { merchantId: recordId } : {}),
    ...extra,
  });
};

/** The record that the present address is about. */
export const useRecordAddress = (): RecordAddress => {
  const { type, id, merchantId } = useParams();
  return useMemo(() => readAddress({ type, id, merchantId }), [type, id, merchantId]);
};
