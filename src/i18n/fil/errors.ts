import type { errors as en } from '../en/errors.ts';

export const errors: typeof en = {
  network: 'Hindi maabot ang server. Tingnan ang koneksyon at subukan muli.',
  unavailable: 'Abala ang server o hindi maabot ang database sa ngayon: subukan muli.',
  server: 'May nangyaring mali sa aming panig.',
  forbidden: 'Hindi mo ito puwedeng gawin.',
  notFound: 'Wala ang rekord na ito, o nasa labas ng iyong saklaw.',
  tooMany: 'Masyadong maraming subok. Maghintay sandali at subukan muli.',
  pageAway: 'Hindi pa ito nakukuha at walang koneksyon. Kusa itong lalabas kapag may koneksyon na.',
  pageTitle: 'Hindi maipakita ang pahinang ito',
  pageBody: 'Gumagana ang ibang bahagi ng portal. Subukan muli, o magbukas ng ibang pahina mula sa menu.',
  notFoundTitle: 'Hindi makita ang pahina',
  notFoundBody: 'Walang laman ang address na ito. Baka luma o mali ang link.',
  toDashboard: 'Pumunta sa dashboard',
};
