import { useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import type { PartnerRow } from '#contract/partners.ts';
import { agoText } from '../../components/shell/Ago.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { resourcePath } from '../../providers/paths.ts';
import { Tile } from './Tile.tsx';
import { useCount } from './useCount.ts';

const ACTIVE = { status: 'A' };

const useShare = (active: ReturnType<typeof useCount>, total: number | undefined) => {
  const translate = useTranslate();
  if (!total || active.total === undefined || total === 1) return undefined;
  return { part: active.total / total, label: translate('dashboard.active', { count: active.text }) };
};

const useLatest = (latest: { dtimeUpdated: string } | undefined, name: string | undefined) => {
  const translate = useTranslate();
  if (!latest) return undefined;
  const when = agoText(latest.dtimeUpdated, translate, Date.now());
  return name ? translate('dashboard.latest', { name, when }) : translate('common.updated', { when });
};

/** Partners the user can see: how many, how many of them active; somebody of one partner sees its name. */
export const PartnersTile = () => {
  const translate = useTranslate();
  const user = useUser();
  const all = useCount<PartnerRow>('partners');
  const share = useShare(useCount('partners', ACTIVE), all.total);
  const scoped = user.accessLevel !== 'ALL';
  const figure = scoped && all.total === 1 ? all.latest?.name : all.text;
  const note = useLatest(all.latest, figure === all.latest?.name ? undefined : all.latest?.name);
  const label = translate(scoped ? 'dashboard.partnersScoped' : 'dashboard.partners');
  return (
    <Tile
      label={label}
      to={resourcePath('partners', 'list')}
      figure={figure}
      isFailed={all.isFailed}
      share={share}
      note={note}
    />
  );
};

/** Merchants the user can see: how many, how many of them active, which changed last. */
export const MerchantsTile = () => {
  const translate = useTranslate();
  const user = useUser();
  const all = useCount<MerchantRow>('merchants');
  const share = useShare(useCount('merchants', ACTIVE), all.total);
  const note = useLatest(all.latest, all.latest?.merchantName);
  const label = translate(user.accessLevel === 'ALL' ? 'dashboard.merchants' : 'dashboard.merchantsScoped');
  return (
    <Tile
      label={label}
      to={resourcePath('merchants', 'list')}
      figure={all.text}
      isFailed={all.isFailed}
      share={share}
      note={note}
    />
  );
};
