import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { namesDocument } from '#domain/review/reviewSections.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { pageOfSection } from '../recordTabs.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

const HOUR_MS = 3_600_000;

/** The types of documents with their labels. */
export const useDocumentTypes = () => {
  const dataProvider = useSukiDataProvider();
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
  const labelOf = useFieldLabel();
  return {
    section: (section: string) => translate(`records.page.${pageOfSection(section)}`),
    field: (section: string, field: string) =>
      namesDocument(section) ? (types.find(({ code }) => code === field)?.label ?? field) : labelOf(field),
  };
};
