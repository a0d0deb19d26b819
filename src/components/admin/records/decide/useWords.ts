import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SukiDataProvider } from '../../../../providers/dataProvider.ts';
import { pageOfSection } from '../recordTabs.ts';

const HOUR_MS = 3_600_000;

/** The types of documents with their labels. */
export const useDocumentTypes = () => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['lookup', 'documentType'],
    queryFn: () => dataProvider.listLookup('documentType'),
    staleTime: HOUR_MS,
  });
  return data;
};

/** Sections and their fields in words. */
export const useSectionWords = () => {
  const translate = useTranslate();
  const types = useDocumentTypes();
  return {
    section: (section: string) => translate(`records.page.${pageOfSection(section)}`),
    field: (section: string, field: string) =>
      section === 'documents'
        ? (types.find(({ code }) => code === field)?.label ?? field)
        : translate(`records.field.${field}`, { _: field }),
  };
};
