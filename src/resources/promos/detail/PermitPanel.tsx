import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { NONE } from '../../../components/ui/texts.tsx';

const Permit = ({ series, permitNum }: Promo['dtiDetails']) => {
  const translate = useTranslate();
  if (!series && !permitNum) return NONE;
  return <>{translate('promos.permitOf', { permitNum: permitNum ?? NONE, series: series ?? NONE })}</>;
};

/** When the promo runs, and the permit that it runs by. */
export const PermitPanel = ({ promo: { dtiDetails } }: { promo: Promo }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('promos.section.permit')}>
      <FieldFacts>
        <TextField source="dtimeValidity.from" />
        <TextField source="dtimeValidity.to" />
        <WordedField source="dtiDetails">
          <Permit {...dtiDetails} />
        </WordedField>
      </FieldFacts>
    </Panel>
  );
};
