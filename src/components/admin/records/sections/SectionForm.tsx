import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ManagementPage } from '#domain/pages.ts';
import { Answered } from '../../Answered.tsx';
import type { FormSpec } from '../../form/formSpec.tsx';
import { PartForm } from '../../form/PartForm.tsx';
import { useLanguage } from '../../useLanguage.ts';
import { useOpening } from '../../useOpening.ts';
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
  const section = useMemo(() => sectionOf(record), [sectionOf, record]);
  const spec = useSpec(record, section, view);
  const onDone = () => {
    void refetch();
    navigate(pathTo(view));
  };
  return (
    <PartForm
      base={record}
      name={nameOf(record)}
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
  const query = useOpening(useWholeRecord({ isFresh: true }));
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={320} />}>
      {(record) => <Loaded {...props} record={record} />}
    </Answered>
  );
};
