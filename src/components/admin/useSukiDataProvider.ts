import { useDataProvider } from 'react-admin';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';

/** The data provider with the portal's own verbs beside the nine methods of react-admin. */
export const useSukiDataProvider = () => useDataProvider<SukiDataProvider>();
