import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { recordKey } from '../../../components/admin/records/recordKeys.ts';
import { useRecordOwner } from '../../../components/admin/records/useRecordOwner.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';

/** The notes beside the record, page by page, the newest first. */
export const useNotes = () => {
  const dataProvider = useSukiDataProvider();
  const { kind, recordId } = useRecordShell();
  const owner = useRecordOwner();
  return useInfiniteQuery({
    queryKey: recordKey(kind, recordId, 'notes'),
    queryFn: async ({ pageParam }) => {
      const { partnerId = '', merchantId = null } = owner ?? {};
      const page = await dataProvider.listRecordNotes(partnerId, merchantId, pageParam);
      // What a proxy answers in our stead is no page; without this it would look like one that is on its way.
      if (!Array.isArray(page?.list)) throw new Error('the answer is no list');
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: owner !== null,
  });
};

/** Adds a note; pressing again after a lost answer adds no second one. */
export const useAddNote = () => {
  const dataProvider = useSukiDataProvider();
  const client = useQueryClient();
  const { kind, recordId } = useRecordShell();
  const owner = useRecordOwner();
  const key = useRef({ body: '', key: '' });
  const mutation = useMutation({
    mutationFn: (body: string) => {
      if (!owner) throw new Error('the record is not known yet');
      if (key.current.body !== body) key.current = { body, key: randomId() };
      return dataProvider.addRecordNote(owner.partnerId, owner.merchantId, body, key.current.key);
    },
    onSuccess: () => {
      key.current = { body: '', key: '' };
      void client.invalidateQueries({ queryKey: recordKey(kind, recordId, 'summary') });
      return client.invalidateQueries({ queryKey: recordKey(kind, recordId, 'notes') });
    },
  });
  return { ...mutation, isReady: owner !== null };
};
