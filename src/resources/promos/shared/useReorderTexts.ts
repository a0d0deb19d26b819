import { useTranslate } from 'react-admin';
import type { ReorderTexts } from '../../../components/ui/reorder/ReorderList.tsx';

/** What a list says that people put in order. */
export const useReorderTexts = (): ReorderTexts => {
  const translate = useTranslate();
  return {
    grip: (name) => translate('promos.order.grip', { name }),
    up: (name) => translate('promos.order.up', { name }),
    down: (name) => translate('promos.order.down', { name }),
    moved: (name, place, of) => translate('promos.order.moved', { name, place, of }),
  };
};
