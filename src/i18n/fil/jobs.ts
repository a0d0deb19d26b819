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
  cancel: {
    export: {
      action: 'Kanselahin ang export',
      title: 'Kanselahin ang export na ito?',
      body: 'Titigil ang “%{title}” at walang magagawang file. Puwede mo itong ipagawa muli.',
      done: 'Kinansela ang export na “%{title}”: walang nagawang file.',
    },
    certificates: {
      action: 'Itigil ang paglalabas',
      title: 'Itigil ang paglalabas ng mga certificate?',
      body: 'Titigil ang “%{title}”. May bisa at ipapadala ang mga certificate na nailabas na noon; ang natitira ay mailalabas muli sa susunod.',
      done: 'Itinigil ang “%{title}”. May bisa ang nailabas na noon: ilabas ang natitira kapag handa ka na.',
    },
    receipts: {
      action: 'Itigil ang paglalabas',
      title: 'Itigil ang paglalabas ng mga resibo?',
      body: 'Titigil ang “%{title}” at walang resibo nito ang mailalabas. Puwede mo itong ipagawa muli.',
      done: 'Itinigil ang “%{title}”: walang resibo nito ang nailabas.',
    },
  },
  keep: 'Ituloy lang',
  empty: 'Magsimula sa “I-export” sa alinmang listahan.',
};
