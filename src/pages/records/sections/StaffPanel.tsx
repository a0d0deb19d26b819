import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { LookupInput } from './LookupInput.tsx';
import { StaffInput } from './StaffInput.tsx';

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
  return (
    <Panel title={translate('sections.filing')}>
      <FieldGrid>
        <TextInput source={code} autoComplete="off" />
        <StaffInput source="accountOwnerCode" />
        <LookupInput source="businessArea" />
        {children}
      </FieldGrid>
      {below}
    </Panel>
  );
};
