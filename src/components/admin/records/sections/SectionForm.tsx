import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ManagementPage } from '#domain/pages.ts';
import { FailedState } from '../../../ui/states/FailedState.tsx';
import type { FormSpec } from '../../form/formSpec.tsx';
import { PartForm } from '../../form/PartForm.tsx';
import { Loading } from '../../Loading.tsx';
import { problemOf } from '../../problem.ts';
import { useLanguage } from '../../useLanguage.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { useRecordShell } from '../recordContext.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useWholeRecord, type WholeRecord } from '../useWholeRecord.ts';
import { problemsOf, type SectionSpec } from './sectionForm.ts';
import { sectionText } from './sectionTexts.ts';

interface Props {
  /** The tab that shows what the form changes: its title, and where the form leads back to. */
  view: ManagementPage;
  section: (record: WholeRecord) => SectionSpec;
  children: (record: WholeRecord) => ReactNode;
}

const nameOf = (record: WholeRecord): string =>
  record.kind === 'partner' ? record.name : record.merchantName;

const useSpec = (record: WholeRecord, section: SectionSpec, view: ManagementPage): FormSpec => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const language = useLanguage();
  const labelOf = useFieldLabel();
  return useMemo(
    () => ({
      resource: record.kind === 'partner' ? 'partners' : 'merchants',
      draft: section.draft,
      toValues: (read) => section.toValues(Object.assign({}, record, read)),
      toBody: (values) => section.toBody(values, record),
      validate: (values) => problemsOf(section, section.toBody(values, record), language),
      labelOf,
      textOf: (path, value) => sectionText(client, language, path, value),
      saidOf: ({ approvalRequestId }) =>
        translate(`records.${approvalRequestId ? 'sectionSent' : 'sectionSaved'}`, {
          section: translate(`records.page.${view}`),
          name: nameOf(record),
        }),
      send: (body, { id, version }) => section.send(provider, { id: String(id), version }, body),
    }),
    [record, section, view, provider, translate, client, language, labelOf],
  );
};

const Loaded = ({ record, view, section: sectionOf, children }: Props & { record: WholeRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathTo, refetch } = useRecordShell();
  // The record as the form opened: a refresh in the background must not move it.
  const [base] = useState(record);
  const section = useMemo(() => sectionOf(base), [sectionOf, base]);
  const spec = useSpec(base, section, view);
  const onDone = () => {
    void refetch();
    navigate(pathTo(view));
  };
  return (
    <PartForm
      base={base}
      name={nameOf(base)}
      part={translate(`records.page.${view}`)}
      spec={spec}
      cancelTo={pathTo(view)}
      onDone={onDone}
    >
      {children}
    </PartForm>
  );
};

/** The form of a section, begun from the record as it is now. */
export const SectionForm = (props: Props) => {
  const { data, error, isFetchedAfterMount, refetch } = useWholeRecord({ isFresh: true });
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && data && isFetchedAfterMount && !error) setOpen(true);
  if (data && (isOpen || (isFetchedAfterMount && !error))) return <Loaded {...props} record={data} />;
  if (error) {
    const { message, requestId } = problemOf(error);
    return <FailedState message={message} requestId={requestId} onRetry={() => void refetch()} />;
  }
  return (
    <Loading>
      <Skeleton variant="rounded" height={320} />
    </Loading>
  );
};
