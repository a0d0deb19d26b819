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
  cancel: 'Cancel export',
  cancelTitle: 'Cancel this export?',
  cancelBody: '“%{title}” stops and no file is made. You can order it again.',
  keep: 'Keep it running',
  empty: 'Start one with “Export” on any list.',
};
