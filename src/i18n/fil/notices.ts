import type { notices as en } from '../en/notices.ts';

export const notices: typeof en = {
  bell: 'Mga abiso',
  bellUnread: 'Mga abiso, %{smart_count} hindi pa nababasa',
  markAll: 'Markahan lahat bilang nabasa',
  empty: 'Wala nang bago.',
  emptyBody: 'Dito lalabas ang mga tapos na export at mga pasyang may kinalaman sa iyo.',
  unread: 'Hindi pa nababasa',
  seeAll: 'Tingnan lahat',
};
