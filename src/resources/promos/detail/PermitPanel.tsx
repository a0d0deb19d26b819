import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, NONE } from '../../../components/ui/texts.tsx';

const Permit = ({ series, permitNum }: Promo['dtiDetails']) => {
  const translate = useTranslate();
  if (!series && !permitNum) return NONE;
  return <>{translate('promos.permitOf', { permitNum: permitNum ?? NONE, series: series ?? NONE })}</>;
};

/** When the promo runs, and the permit that it runs by. */
export const PermitPanel = ({ promo: { dtimeValidity, dtiDetails } }: { promo: Promo }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('promos.section.permit')}>
      <Facts
        facts={[
          { label: translate('promos.field.from'), value: <DateText value={dtimeValidity.from} /> },
          { label: translate('promos.field.to'), value: <DateText value={dtimeValidity.to} /> },
          { label: translate('promos.field.dtiDetails'), value: <Permit {...dtiDetails} /> },
        ]}
      />
    </Panel>
  );
};
