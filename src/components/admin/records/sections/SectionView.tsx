import EditIcon from '@mui/icons-material/EditOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ManagementPage } from '#domain/pages.ts';
import { Fields } from '../../../ui/fields/Fields.tsx';
import { Answered } from '../../Answered.tsx';
import { FormLink } from '../../viewing/FormLink.tsx';
import { useRecordShell } from '../recordContext.ts';
import { fieldsOfKind, useWholeRecord, type WholeRecord } from '../useWholeRecord.ts';

/** Leads to the form of a section; absent for those who may not edit and for a record that may not be edited. */
export const EditSection = ({ page, name }: { page: ManagementPage; name: string }) => {
  const translate = useTranslate();
  const { editable, pathTo } = useRecordShell();
  if (!editable) return null;
  return (
    <FormLink
      to={pathTo(page)}
      size="small"
      startIcon={<EditIcon />}
      aria-label={`${translate('form.edit')}: ${name}`}
    >
      {translate('form.edit')}
    </FormLink>
  );
};

/** A tab of the record's sections. */
export const SectionView = ({ children }: { children: (record: WholeRecord) => ReactNode }) => (
  <Stack spacing={2.5}>
    <Answered query={useWholeRecord()} waiting={<Skeleton variant="rounded" height={220} />}>
      {(record) => (
        <Fields of={fieldsOfKind(record.kind)} record={record}>
          {children(record)}
        </Fields>
      )}
    </Answered>
  </Stack>
);
