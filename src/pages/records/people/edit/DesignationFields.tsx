import { useTranslate } from 'react-admin';
import { DESIGNATION_GROUPS } from '#domain/people/designation.ts';
import { FieldGrid } from '../../../../components/ui/FieldGrid.tsx';
import { FormSwitch } from '../../../../components/ui/fields/formFields.ts';
import { FormSelect } from '../../../../components/ui/fields/formSelects.ts';
import { fieldBelow } from '../fieldBelow.ts';
import { usePersonLabel } from '../usePersonLabel.ts';

interface Props {
  required: boolean;
  /** The person's path in the form around it; '' for its top. */
  name?: string;
}

/** The position, by its designation (owner, manager, sales agent), and whether the person counts. */
export const DesignationFields = ({ required, name = '' }: Props) => {
  const translate = useTranslate();
  const labelOf = usePersonLabel();
  const options = Object.entries(DESIGNATION_GROUPS).flatMap(([group, positions]) =>
    positions.map((value) => ({ value, label: value, group: translate(`people.designation.${group}`) })),
  );
  return (
    <FieldGrid>
      <FormSelect
        name={fieldBelow(name, 'position')}
        label={labelOf('position')}
        help={translate('people.positionHelp')}
        options={options}
        required={required}
        optional={!required}
      />
      <FormSwitch
        name={fieldBelow(name, 'isEnabled')}
        label={labelOf('isEnabled')}
        help={translate('people.inUseHelp')}
      />
    </FieldGrid>
  );
};
