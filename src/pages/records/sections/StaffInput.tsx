import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormBase } from '../../../components/admin/form/formSpec.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { FormSearchSelect } from '../../../components/ui/fields/formSelects.ts';

const HOUR_MS = 3_600_000;

/** A select of the staff who own accounts, found by name or employee code; who owns the record's stands there in any case. */
export const StaffInput = ({ source }: { source: string }) => {
  const { name, label } = useField(source);
  const translate = useTranslate();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const record = useFormBase() as WholeRecord | undefined;
  const owner = record?.accountOwner;
  return (
    <FormSearchSelect
      name={name}
      label={label}
      placeholder={translate('sections.findStaff')}
      known={owner ? { value: owner.code, label: `${owner.name} (${owner.code})` } : null}
      search={(text) =>
        client.fetchQuery({
          queryKey: ['choices', 'staff', text],
          queryFn: () => provider.listStaff(text),
          staleTime: HOUR_MS,
          gcTime: HOUR_MS,
        })
      }
      optional
    />
  );
};
