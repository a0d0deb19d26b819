import { labelsOf } from '#domain/fields/field.ts';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { MOST_CODE_DAYS, MOST_CODE_USES } from '#domain/people/registrationCode.ts';
import type { registrationCodes as english } from '../../en/accounts/registrationCodes.ts';

export const registrationCodes: typeof english = {
  field: labelsOf(registrationCodeFields, 'fil'),
  intro:
    'Puwedeng magparehistro sa partner nito ang may ganitong code. Kawani ang nagpapasya sa bawat rehistro.',
  search: 'Code, partner, para saan ito',
  empty: 'Gumawa ng code at ibigay sa mga magpaparehistro nang mag-isa.',
  add: 'Bagong code',
  create: 'Gawin ang code',
  createIntro:
    'Sa code, makakahiling ng account ang mga tao; hindi ito nagbibigay ng account nang mag-isa. Gumawa ng isa sa bawat okasyon, para sa pinakakaunting tao at araw na kailangan.',
  forWhom: 'Para kanino ito',
  bounds: 'Gaano katagal at ilang beses',
  details: 'Ang code',
  partnerHelp: 'Ayon sa pangalan o HSIS code',
  partnerNeeded: 'Pumili ng partner',
  storesHelp:
    'Para sa mga ito nagpaparehistro ang mga tao. Kapag walang pinili: lahat ng tindahan ng partner.',
  jobTitlesHelp: 'Isa sa mga ito ang pipiliin ng tao; inaalok ang mga may role na maibibigay mo.',
  findJobTitles: 'Maghanap ng katungkulan',
  expiresHelp: `Hanggang ${MOST_CODE_DAYS} araw mula ngayon`,
  maxUsesHelp: `Ilan ang puwedeng magparehistro, hanggang ${MOST_CODE_USES}`,
  purposeHelp: 'Mababasa rin ito ng mga administrador ng partner.',
  made: 'Nagawa ang code na %{code}. Ibigay ito; makikita rito at sa mga hiling ang magpaparehistro gamit ito.',
  usesLeft: 'Natitira',
  left: '%{left} sa %{all}',
  used: '%{uses} sa %{all}; %{left} ang natitira',
  registered: 'Nagparehistro gamit ito',
  nobody: 'Wala pa.',
  next: {
    ACTIVE:
      'Ibigay ang code sa mga magpaparehistro: maita-type ito nang may gitling o wala, sa malaki o maliit na letra.',
    USED_UP: 'Nakapagparehistro na ang lahat ng para rito. Gumawa ng isa pang code para sa iba pa.',
    EXPIRED:
      'Tapos na ang huling araw nito: wala nang makakapagparehistro. Gumawa ng isa pa kung may nangangailangan.',
    REVOKED:
      'Binawi ito: wala nang makakapagparehistro. Pagpapasyahan pa rin ang mga nauna nang nagparehistro.',
  },
  revoke: 'Bawiin',
  revokeTitle: 'Bawiin ang code na %{code}?',
  revokeEffect:
    'Wala nang makakapagparehistro gamit ito, at hindi na ito maibabalik. Pagpapasyahan pa rin ang mga nakapagparehistro na.',
  revoked:
    'Binawi ang code na %{code}: wala nang makakapagparehistro gamit ito. Gumawa ng isa pa para sa nangangailangan.',
  movedTitle: 'Nabago na ang code',
};
