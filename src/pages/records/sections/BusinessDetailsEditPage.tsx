import { useCallback } from 'react';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionForm } from '../../../components/admin/records/sections/SectionForm.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { partnerBusiness, storeBusiness } from './businessSection.ts';
import { PartnerInputs } from './PartnerInputs.tsx';
import { StoreBusinessInputs } from './StoreInputs.tsx';

/** Changes what a partner or a store is as a business. */
export const BusinessDetailsEditPage = () => {
  const { isExternal } = useRecordShell();
  const sectionOf = useCallback(
    ({ kind }: WholeRecord) => (kind === 'partner' ? partnerBusiness : storeBusiness)(isExternal),
    [isExternal],
  );
  return (
    <SectionForm view="businessDetails" section={sectionOf}>
      {({ kind, status }) =>
        kind === 'partner' ? (
          <PartnerInputs isExternal={isExternal} />
        ) : (
          <StoreBusinessInputs isExternal={isExternal} isTrading={needsSecondPerson(status)} />
        )
      }
    </SectionForm>
  );
};
