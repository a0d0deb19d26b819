import type { ComponentType } from 'react';
import type { RecordType } from '#domain/pages/recordPages.ts';
import { useRecordType } from '../../../components/admin/records/useRecordAddress.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { MerchantList } from './MerchantList.tsx';
import { PartnerList } from './PartnerList.tsx';

const LISTS: Readonly<Record<RecordType, ComponentType>> = {
  partners: PartnerList,
  merchants: MerchantList,
  applications: ApplicationList,
};

/** The list that {type} names. */
export const RecordListPage = () => {
  const List = LISTS[useRecordType()];
  return <List />;
};
