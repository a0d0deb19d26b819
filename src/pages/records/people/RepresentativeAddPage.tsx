import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { FormPage } from '../../../components/admin/form/FormPage.tsx';
import { FormPanels } from '../../../components/admin/form/FormPanels.tsx';
import type { FormSpec } from '../../../components/admin/form/formSpec.tsx';
import { Loading } from '../../../components/admin/Loading.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmployeeField } from './EmployeeField.tsx';
import { fieldOf, personText } from './personText.ts';
import { REPRESENTATIVE, toBody, toValues } from './representative.ts';
import { FormStores } from './StoresField.tsx';
import { usePersonLabel } from './usePersonLabel.ts';

/** Of a store it is this store that is served, of a partner those that are chosen. */
const useSpec = ({ name }: ApplicationSummary): FormSpec => {
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  const client = useQueryClient();
  const language = useLanguage();
  const labelOf = usePersonLabel();
  const { kind, recordId } = useRecordShell();
  const employeeCode: unknown = useLocation().state?.employeeCode;
  return useMemo(
    () => ({
      resource: 'associates',
      draft: `representative-of-${kind}-${recordId}`,
      toValues: () =>
        toValues(employeeCode, kind === 'merchant' ? [{ id: recordId, merchantName: name }] : []),
      toBody,
      validate: (values) => {
        const body = toBody(values);
        const unserved = body.merchantIds.length > 0 ? {} : { merchantIds: translate('people.chooseStore') };
        return { ...unserved, ...problemsOf(REPRESENTATIVE, body, language) };
      },
      fieldOf,
      labelOf,
      textOf: (path, value) => personText({ client, language, translate }, path, value),
      saidOf: ({ id, stores }) => translate('people.serves', { code: id, name, smart_count: stores }),
      make: async (body) => {
        const serving = REPRESENTATIVE.schema.parse(body);
        await provider.representStores('add', serving.employeeCode, serving.merchantIds);
        return { id: serving.employeeCode, stores: serving.merchantIds.length };
      },
    }),
    [employeeCode, name, kind, recordId, provider, translate, client, language, labelOf],
  );
};

const AddForm = ({ summary }: { summary: ApplicationSummary }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { kind, pathTo, refetch } = useRecordShell();
  const spec = useSpec(summary);
  const list = pathTo('salesRepresentatives');
  const onDone = () => {
    void refetch();
    navigate(list);
  };
  return (
    <FormPage
      spec={spec}
      title={translate('people.addRepresentative')}
      intro={summary.name}
      cancelTo={list}
      onDone={onDone}
    >
      <FormPanels>
        <Panel title={translate('people.employee')}>
          <EmployeeField partnerId={summary.partnerId} />
        </Panel>
        {kind === 'partner' && (
          <Panel title={translate('people.field.merchantIds')}>
            <FormStores
              name="merchantIds"
              label={translate('people.field.servedIds')}
              partnerId={summary.partnerId}
              required
            />
          </Panel>
        )}
      </FormPanels>
    </FormPage>
  );
};

/** Has one of the provider's people serve a store, or chosen stores of a partner. */
export const RepresentativeAddPage = () => {
  const { summary } = useRecordShell();
  if (summary) return <AddForm summary={summary} />;
  return (
    <Loading>
      <Skeleton variant="rounded" height={320} />
    </Loading>
  );
};
