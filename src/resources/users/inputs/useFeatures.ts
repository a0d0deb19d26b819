import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** The modules that the chosen post has, those of the portal and those of products. */
export const useFeatures = () => {
  const provider = useSukiDataProvider();
  return useQuery({ queryKey: ['features'], queryFn: () => provider.listFeatures() });
};
