import { useQuery } from '@tanstack/react-query';
import { jobStatus } from '#domain/status.ts';
import { pollEvery } from '../../../providers/http/pollEvery.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

export const JOB_POLL_MS = 2000;

/** A job of the signed-in user, asked for every two seconds until it is final. */
export const useJob = (id: string) => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: ['job', id],
    queryFn: () => dataProvider.getJob(id),
    refetchInterval: pollEvery((job) => (job && jobStatus[job.status].final ? false : JOB_POLL_MS)),
  });
};
