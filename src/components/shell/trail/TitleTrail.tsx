import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useGetOne, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { fullName } from '#domain/people/fullName.ts';
import { usePerson } from '../../admin/records/usePerson.ts';
import { useRecordSummary } from '../../admin/records/useRecordSummary.ts';
import { useLanguage } from '../../admin/useLanguage.ts';
import { WHOLE_RECORD } from '../../admin/wholeRecord.ts';
import { useShownHeader } from '../headerContext.tsx';
import { menuLeading, useMenu } from '../menuTable.ts';
import { useUser } from '../useUser.ts';
import { type Step as TrailStep, trailAt } from './trail.ts';
import { GIVEN_TITLE_ID, TITLE_ID, useDocumentTitle } from './useDocumentTitle.ts';

const Step = ({ step: { path, managed, person }, children }: { step: TrailStep; children: ReactNode }) => (
  <Box
    component="li"
    // Where there is little room the names of records give way before the title does.
    sx={{
      display: { xs: 'none', sm: 'flex' },
      alignItems: 'center',
      gap: 0.5,
      minWidth: 44,
      flexShrink: managed || person ? 100 : 0,
    }}
  >
    <Link component={RouterLink} to={path} sx={stepText}>
      {children}
    </Link>
    <ChevronRight aria-hidden sx={{ fontSize: 16, color: 'text.disabled', flexShrink: 0 }} />
  </Box>
);

/** The name of a record, from the answer that the page itself waits for; the kind of record until it is there. */
const RecordName = ({ record, label }: { record: NonNullable<TrailStep['record']>; label: string }) => {
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(record.resource);
  const { data } = useGetOne(record.resource, { id: record.id, meta: WHOLE_RECORD }, { retry: false });
  return <>{data ? represent(data) : translate(label, { smart_count: 1 })}</>;
};

/** The name of a partner or store, from the head that its pages ask for. */
const ManagedName = ({ managed, label }: { managed: NonNullable<TrailStep['managed']>; label: string }) => {
  const translate = useTranslate();
  const { data } = useRecordSummary(managed.kind, managed.id);
  return <>{data?.name ?? translate(label, { smart_count: 1 })}</>;
};

/** The name of a person of a store, from the answer that the page itself waits for. */
const PersonName = ({ id, label }: { id: string; label: string }) => {
  const translate = useTranslate();
  const { data } = usePerson(id);
  return <>{data ? fullName(data) : translate(label, { _: '…' })}</>;
};

const StepName = ({ step: { record, managed, person, label } }: { step: TrailStep }) => {
  const translate = useTranslate();
  const language = useLanguage();
  if (typeof label !== 'string') return label[language];
  if (person) return <PersonName id={person} label={label} />;
  if (record) return <RecordName record={record} label={label} />;
  if (managed) return <ManagedName managed={managed} label={label} />;
  return translate(label, { smart_count: 1 });
};

/**
 * The breadcrumbs; their last step is the title of the page: what the page gave by useHeader or by react-admin's Title, else
 * its name in the route table.
 */
export const TitleTrail = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { title } = useShownHeader();
  const { steps, name } = trailAt(menuLeading(useMenu(), useUser()), pathname, search);
  const language = useLanguage();
  useDocumentTitle();
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumbs')} sx={{ minWidth: 0, flex: 1 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body1',
        }}
      >
        {steps.map((step) => (
          <Step key={step.path} step={step}>
            <StepName step={step} />
          </Step>
        ))}
        <Box
          component="li"
          id={TITLE_ID}
          aria-current="page"
          sx={{ minWidth: 0, fontWeight: 550, display: 'flex' }}
        >
          <Box component="span" id={GIVEN_TITLE_ID} sx={titleText} />
          <Box
            component="span"
            sx={[titleText, { [`#${GIVEN_TITLE_ID}:not(:empty) + &`]: { display: 'none' } }]}
          >
            {title || (typeof name === 'string' ? translate(name) : name[language])}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};

const stepText = {
  display: 'inline-block',
  minWidth: 0,
  maxWidth: 260,
  py: 0.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontWeight: 450,
} as const;

const titleText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:empty': { display: 'none' },
};
