import type { jobs as en } from '../en/jobs.ts';

export const jobs: typeof en = {
  name: 'Aking gawain |||| Aking mga gawain',
  intro: 'Mga export at import na ipinagawa mo. Tuloy ito kahit sarado ang pahinang ito.',
  fields: {
    title: 'Gawain',
    status: 'Katayuan',
    rowCount: 'Mga hilera',
    dtimeCreated: 'Ipinagawa',
    dtimeEnded: 'Natapos',
    actions: 'Mga aksyon',
  },
  status: {
    queued: 'Nakapila',
    running: 'Tumatakbo',
    done: 'Tapos na',
    failed: 'Hindi natuloy',
    cancelled: 'Kinansela',
  },
  cancel: 'Kanselahin ang export',
  cancelTitle: 'Kanselahin ang export na ito?',
  cancelBody: 'Titigil ang “%{title}” at walang magagawang file. Puwede mo itong ipagawa muli.',
  keep: 'Ituloy lang',
  empty: 'Magsimula sa “I-export” sa alinmang listahan.',
};
