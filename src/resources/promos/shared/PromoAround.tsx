import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Promo, PromoRow } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { type Answer, Answered } from '../../../components/admin/Answered.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { RecordGone } from '../../../components/admin/RecordGone.tsx';
import { useListRow } from '../../../components/admin/rowFromLists.ts';
import { useOpening } from '../../../components/admin/useOpening.ts';
import { usePromo } from './usePromo.ts';

interface Props {
  code: string;
  /** Asks anew before a form opens, and keeps it open whatever a later refresh answers. */
  isFresh?: boolean;
  /** Its head out of the list's row, while it is on its way. */
  head?: (row: PromoRow) => ReactNode;
  children: (promo: Promo) => ReactNode;
}

/** Says that there is no such promo, or that it may not be seen, with the way back to the list. */
export const NoPromo = ({ isForbidden = false }: { isForbidden?: boolean }) => (
  <RecordGone status={isForbidden ? 403 : 404} listPath={pathOf('promoList')} />
);

interface KnownProps extends Pick<Props, 'children'> {
  query: Answer<Promo>;
  /** Out of what a list knew of it. */
  head?: ReactNode;
}

const Known = ({ query, head, children }: KnownProps) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Answered
        query={query}
        head={head ?? <PageHeader title={translate('promos.name')} />}
        gone={(status) => <NoPromo isForbidden={status === 403} />}
        waiting={
          <>
            <Skeleton variant="rounded" height={96} />
            <Skeleton variant="rounded" height={220} />
            <Skeleton variant="rounded" height={180} />
          </>
        }
      >
        {children}
      </Answered>
    </Stack>
  );
};

const Fresh = ({ code, children }: Props) => (
  <Known query={useOpening(usePromo(code, { isFresh: true }))}>{children}</Known>
);
const Shown = ({ code, head, children }: Props) => {
  const row = useListRow<PromoRow & RaRecord>(['promos'], 'code', code);
  return (
    <Known query={usePromo(code)} head={row && head?.(row)}>
      {children}
    </Known>
  );
};

/** A promo once it is known; says so when there is none, or when it cannot be had or is of before. */
export const PromoAround = ({ isFresh = false, ...props }: Props) =>
  isFresh ? <Fresh {...props} /> : <Shown {...props} />;
