import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { RaRecord } from 'react-admin';
import { MerchantList } from './MerchantList.tsx';
import { MerchantShow } from './MerchantShow.tsx';

export const merchants = {
  name: 'merchants',
  list: MerchantList,
  show: MerchantShow,
  icon: StorefrontOutlined,
  recordRepresentation: (record: RaRecord) => String(record.merchantName),
};
