import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Associate } from '#contract/associates.ts';
import { type Answer, Answered } from '../../../components/admin/Answered.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { RecordGone } from '../../../components/admin/RecordGone.tsx';
import { type RecordShellValue, useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { usePerson } from '../../../components/admin/records/usePerson.ts';
import { useOpening } from '../../../components/admin/useOpening.ts';

interface Props {
  type: Associate['type'];
  /** Asks anew before a form opens, and keeps it open whatever a later refresh answers. */
  isFresh?: boolean;
  children: (person: Associate) => ReactNode;
}

const TITLES = {
  'retailer-associates': 'records.retailerAssociate',
  'sales-representatives': 'records.salesRepresentative',
} as const;
const LISTS = {
  'retailer-associates': 'retailerAssociateList',
  'sales-representatives': 'salesRepresentatives',
} as const;

/** Whether the address puts a person where they are: of this kind, and of this store or partner. */
const standsHere = (person: Associate, type: Props['type'], { kind, recordId }: RecordShellValue): boolean =>
  person.type === type &&
  (kind === 'partner'
    ? person.partnerId === recordId
    : person.merchants.some((store) => store.id === recordId));

const Missing = ({ type }: Pick<Props, 'type'>) => {
  const { pathTo } = useRecordShell();
  return <RecordGone status={404} listPath={pathTo(LISTS[type])} />;
};

const Known = ({ query, type, children }: { query: Answer<Associate> } & Omit<Props, 'isFresh'>) => {
  const translate = useTranslate();
  const shell = useRecordShell();
  return (
    <Stack spacing={2.5}>
      <Answered
        query={query}
        head={<PageHeader title={translate(TITLES[type])} />}
        gone={() => <Missing type={type} />}
        waiting={
          <>
            <Skeleton variant="rounded" height={140} />
            <Skeleton variant="rounded" height={180} />
          </>
        }
      >
        {(person) => (standsHere(person, type, shell) ? children(person) : <Missing type={type} />)}
      </Answered>
    </Stack>
  );
};

type One = Omit<Props, 'isFresh'> & { id: string };
const Fresh = ({ id, ...props }: One) => (
  <Known {...props} query={useOpening(usePerson(id, { isFresh: true }))} />
);
const Shown = ({ id, ...props }: One) => <Known {...props} query={usePerson(id)} />;

/** The person that the address names, once known; says so when there is none, or when they cannot be had or are of before. */
export const PersonAround = ({ isFresh = false, ...props }: Props) => {
  const { retailerAssociateId: id = '' } = useParams();
  return isFresh ? <Fresh {...props} id={id} /> : <Shown {...props} id={id} />;
};
