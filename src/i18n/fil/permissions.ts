import type { permissions as en } from '../en/permissions.ts';
import { area, label } from './permissionLabels.ts';

export const permissions: typeof en = {
  intro: 'Lahat ng puwedeng gawin ng iyong account, at ang role o module na nagpapahintulot nito.',
  search: 'Maghanap ng pahintulot',
  count: '%{smart_count} pahintulot',
  noneFound: 'Walang pahintulot na tugma sa “%{query}”.',
  noneHeld: 'Wala pang pahintulot ang iyong account.',
  because: { module: 'Module', role: 'Role', userType: 'Uri ng gumagamit' },
  moduleOf: '%{name}, mula sa role na %{role}',
  moduleGiven: 'Ibinigay sa iyong account',
  missingTitle: 'Wala kang access sa pahinang ito',
  missingFrom: 'Sinubukan mong buksan ang %{path}.',
  missingNeeds: 'Kailangan nito:',
  missingAny: 'isa sa mga pahintulot na ito',
  missingOne: 'ang pahintulot na ito',
  missingType: 'Para lang ito sa panloob na kawani.',
  whoGrants: 'Sino ang makapagbibigay',
  whoGrantsBody:
    'Ang mga tagapangasiwa ng access role (pahintulot na %{permission}) ang nagpapasya kung ano ang puwede sa isang role. Ipadala sa kanila ang teksto sa ibaba.',
  request: 'Pakibigyan si %{username} ng access sa %{path}. Kulang: %{missing}.',
  requestText: 'Hiling',
  area,
  label,
  or: 'o',
  and: 'at',
};
