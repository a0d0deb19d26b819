import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { type Timeline, useTimeline } from './useTimeline.ts';

/** The history of one record out of the whole audit trail, for those who may read that. */
export const useRecordTimeline = (record: { target: string; targetKey: string }): Timeline => {
  const dataProvider = useSukiDataProvider();
  return useTimeline({
    key: ['audit', record.target, record.targetKey],
    page: (cursor) => dataProvider.listAuditEntries(record, cursor),
  });
};
