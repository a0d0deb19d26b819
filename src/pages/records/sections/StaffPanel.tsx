import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { FormText } from '../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { LookupSelect } from './LookupSelect.tsx';
import { StaffSelect } from './StaffSelect.tsx';

interface Props {
  /** The field of the record's code in the provider's other system. */
  code: 'hsisCode' | 'hsisSalesRoomCode';
  /** Further fields, side by side with the common ones. */
  children: ReactNode;
  /** What stands below the fields. */
  below?: ReactNode;
}

/** What staff keep of a partner or a store: its code, who looks after it and where it is filed, then what only one of them has. */
export const StaffPanel = ({ code, children, below }: Props) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return (
    <Panel title={translate('sections.filing')}>
      <FieldGrid>
        <FormText name={code} label={labelOf(code)} maxLength={40} autoComplete="off" optional />
        <StaffSelect name="accountOwnerCode" />
        <LookupSelect name="businessArea" list="businessArea" />
        {children}
      </FieldGrid>
      {below}
    </Panel>
  );
};
