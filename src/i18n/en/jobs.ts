/**
 * Reads as resources.jobs.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/jobs.ts too, or the type-check fails.
 */
export const jobs = {
  name: 'My job |||| My jobs',
  intro: 'Exports and imports that you ordered. They go on while this page is closed.',
  fields: {
    title: 'Work',
    status: 'Status',
    rowCount: 'Rows',
    dtimeCreated: 'Ordered',
    dtimeEnded: 'Ended',
    actions: 'Actions',
  },
  status: { queued: 'Queued', running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
  cancel: {
    export: {
      action: 'Cancel export',
      title: 'Cancel this export?',
      body: '“%{title}” stops and no file is made. You can order it again.',
      done: 'The export “%{title}” is cancelled: no file was made.',
    },
    certificates: {
      action: 'Stop issuing',
      title: 'Stop issuing certificates?',
      body: '“%{title}” stops. The certificates issued by then stand and are mailed; the rest can be issued again later.',
      done: '“%{title}” is stopped. What was issued by then stands: issue the rest when you are ready.',
    },
    receipts: {
      action: 'Stop issuing',
      title: 'Stop issuing receipts?',
      body: '“%{title}” stops and no receipt of it is issued. You can order it again.',
      done: '“%{title}” is stopped: no receipt of it was issued.',
    },
  },
  keep: 'Keep it running',
  empty: 'Start one with “Export” on any list.',
};
