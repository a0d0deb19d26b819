import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { alphalistFields } from '#domain/fields/settlement/certificate.ts';
import { JobToast } from '../../components/admin/jobs/JobToast.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';

const COLUMNS = Object.keys(alphalistFields);

/** Exports what a quarter's certificates in force come to, as the alphalist and the return ask it. */
export const ReturnsButton = ({ quarter }: { quarter: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () =>
      provider.createExport({
        ...{ resource: 'alphalist', columns: COLUMNS, format: 'xlsx' },
        query: new URLSearchParams({ quarter }).toString(),
      }),
  });
  return (
    <>
      <OutOfView does="file">
        <Button variant="outlined" startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
          {translate('certificates.returns')}
        </Button>
      </OutOfView>
      <ProblemAlert problem={error ? problemOf(error) : null} />
      {data && <JobToast key={data.id} jobId={data.id} onClose={reset} />}
    </>
  );
};
