import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import {
  OtherRemarks,
  useSectionRemarks,
} from '../../../components/admin/records/sections/SectionRemarks.tsx';
import { SectionView } from '../../../components/admin/records/sections/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { AddDocuments } from './AddDocuments.tsx';
import { arrange } from './arrange.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { DocumentsFrame } from './DocumentsFrame.tsx';
import { useDocumentActions } from './documentsContext.ts';
import { FormerDocuments } from './FormerDocuments.tsx';
import { MissingLine } from './MissingLine.tsx';
import { RecordDownloads } from './RecordDownloads.tsx';

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

const Documents = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const { upload } = useDocumentActions();
  const remarks = useSectionRemarks('documents');
  const codes = record.kind === 'partner' ? requiredDocuments(record.businessEntity) : [];
  const { required, others, former } = arrange(record.attachedDocuments, codes);
  const there = required.filter(({ documents }) => documents.length > 0).length;
  const known = [...codes, ...others.map(({ code }) => code)];
  return (
    <>
      <OtherRemarks remarks={remarks} fields={known} />
      {codes.length > 0 && (
        <Panel
          title={translate('documents.required')}
          note={translate('documents.complete', { there, of: codes.length })}
        >
          <Lines>
            {required.flatMap(({ code, documents }) =>
              documents.length === 0
                ? [<MissingLine key={code} code={code} />]
                : documents.map((one) => <DocumentLine key={one.id} document={one} />),
            )}
          </Lines>
        </Panel>
      )}
      <Panel title={translate(codes.length > 0 ? 'documents.others' : 'documents.all')}>
        {others.length === 0 && codes.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('documents.noOthers')}
          </Typography>
        )}
        {others.length === 0 && codes.length === 0 && <EmptyState title={translate('documents.none')} />}
        <Lines>
          {others.map((one) => (
            <DocumentLine key={one.id} document={one} />
          ))}
        </Lines>
      </Panel>
      {upload && <AddDocuments />}
      <FormerDocuments documents={former} />
    </>
  );
};

/** The documents of a partner or a store: what is required, what is there, and what was before. */
export const DocumentListPage = () => (
  <SectionView>
    {(record) => (
      <DocumentsFrame record={record}>
        <RecordDownloads record={record} />
        <Documents record={record} />
      </DocumentsFrame>
    )}
  </SectionView>
);
