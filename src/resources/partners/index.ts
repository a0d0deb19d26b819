import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import type { RaRecord } from 'react-admin';
import { PartnerList } from './PartnerList.tsx';
import { PartnerShow } from './PartnerShow.tsx';

export const partners = {
  name: 'partners',
  list: PartnerList,
  show: PartnerShow,
  icon: BusinessOutlined,
  recordRepresentation: (record: RaRecord) => String(record.name),
};
