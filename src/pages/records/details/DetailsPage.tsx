import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ManagementPage } from '#domain/pages.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { detailsOf } from '../../../components/admin/records/recordTabs.ts';
import { SectionView } from '../../../components/admin/records/sections/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { routeAt } from '../../../providers/guard.ts';
import { keepInSight } from '../../../public/keepInSight.ts';
import { BankDetails } from '../sections/bank/BankDetails.tsx';
import { StoreTaxesPanel } from '../taxes/StoreTaxesPanel.tsx';
import { BusinessDetails, PartnerFiling, Services } from './BusinessDetails.tsx';
import { Commodities } from './Commodities.tsx';
import { ContactPersons } from './ContactPersons.tsx';
import { DetailsIndex } from './DetailsIndex.tsx';
import { EcommerceSites } from './EcommerceSites.tsx';
import { MerchantDetails, StoreFiling } from './MerchantDetails.tsx';
import { OperatingHours } from './OperatingHours.tsx';
import { useNamedSection } from './useNamedSection.ts';

/** The section that has an address of its own: where its panels begin. */
const At = ({ page, children }: { page: ManagementPage; children: ReactNode }) => (
  <Box id={page} sx={{ display: 'contents' }}>
    {children}
  </Box>
);

/** Brings the section that the address names into sight and keeps it there as the panels come; the first one stands there already. */
const useSectionInSight = (): RefObject<HTMLElement | null> => {
  const box = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const { kind } = useRecordShell();
  const section = useNamedSection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going there again brings it back into sight
  useEffect(() => {
    const isAtTop = section === detailsOf(kind)[0] && !hash;
    if (isAtTop || !box.current) return undefined;
    return keepInSight(() => document.getElementById(section)?.firstElementChild, box.current);
  }, [section, kind, key]);
  return box;
};

const panels = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
  // What has many facts, and a change that waits, take the whole row.
  '& section:has(dl > :nth-of-type(7)), & article': { gridColumn: '1 / -1' },
  '& section dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' },
  '& section, & article': { scrollMarginTop: { xs: 72, md: 136 } },
} as const;

const Sections = ({ record }: { record: WholeRecord }) => {
  const { isExternal } = useRecordShell();
  const box = useSectionInSight();
  const store = record.kind === 'merchant' && record;
  return (
    <Box ref={box} sx={panels}>
      {store && (
        <At page="merchantDetails">
          <MerchantDetails store={store} />
        </At>
      )}
      <At page="businessDetails">
        <BusinessDetails record={record} />
        {store && <StoreTaxesPanel />}
      </At>
      <At page="bankDetails">
        <BankDetails record={record} />
      </At>
      <At page="contactPersons">
        <ContactPersons record={record} />
      </At>
      {store ? (
        <>
          <At page="operatingHours">
            <OperatingHours store={store} />
          </At>
          <At page="commodities">
            <Commodities store={store} />
          </At>
          <At page="ecommerceSites">
            <EcommerceSites store={store} />
          </At>
        </>
      ) : (
        <Services />
      )}
      {!isExternal &&
        (record.kind === 'merchant' ? <StoreFiling store={record} /> : <PartnerFiling partner={record} />)}
    </Box>
  );
};

/** What a partner or a store is, section by section; each section has an address, which leads to it. */
export const DetailsPage = () => {
  const { kind, pathTo } = useRecordShell();
  const { page } = routeAt(useLocation().pathname).route;
  // A partner is no store: it shows its stores instead.
  if (kind === 'partner' && page === 'merchantDetails') return <Navigate to={pathTo('storeList')} replace />;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 3 }}>
        <DetailsIndex />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SectionView>{(record) => <Sections record={record} />}</SectionView>
        </Box>
      </Box>
    </Box>
  );
};
