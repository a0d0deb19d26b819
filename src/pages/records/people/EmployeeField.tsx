import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FormSearchSelect } from '../../../components/ui/fields/formSelects.ts';
import { usePersonLabel } from './usePersonLabel.ts';

const NAME = 'employeeCode';

/** Which stores of the partner the chosen employee serves already. */
const Served = ({ code, partnerId }: { code: string; partnerId: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['associates', 'served', partnerId, code],
    queryFn: () => provider.listServedStores(partnerId, code),
  });
  if (!data) return null;
  const stores = data.map(({ merchantName }) => merchantName).join(', ');
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {stores ? translate('people.servesAlready', { stores }) : translate('people.servesNone')}
    </Alert>
  );
};

/** One of the provider's own people, found by employee code or name. */
export const EmployeeField = ({ partnerId }: { partnerId: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const labelOf = usePersonLabel();
  const code: string | null = useWatch({ name: NAME }) ?? null;
  return (
    <>
      <FormSearchSelect
        name={NAME}
        label={labelOf('employee')}
        placeholder={translate('people.findEmployee')}
        search={async (text) => {
          const list = await client.fetchQuery({
            queryKey: ['choices', 'employee', text],
            queryFn: () => provider.findRepresentatives(text.slice(0, 40)),
          });
          return list.map(({ employeeCode, name }) => ({
            value: employeeCode,
            label: `${name} (${employeeCode})`,
          }));
        }}
        required
      />
      {code && <Served code={code} partnerId={partnerId} />}
    </>
  );
};
