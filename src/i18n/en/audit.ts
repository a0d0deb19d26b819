/**
 * Reads as resources.audit.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/audit.ts too, or the type-check fails. What columns, tables, events and codes are
 * called stands in domain/audit, because exports need it too.
 */
export const audit = {
  name: 'Audit entry |||| Audit trail',
  intro: 'Who changed what, and when. Entries are written by the database together with the change itself.',
  fields: {
    at: 'When',
    actor: 'Who',
    actorRole: 'In the role',
    operation: 'Action',
    target: 'What',
    targetName: 'Record',
    targetKey: 'Record number',
    eventType: 'Event',
    changes: 'Changes',
    requestId: 'Request ID',
  },
  search: 'Search by username',
  passwordSet: 'Password set',
  passwordChanged: 'Password changed',
  passwordRemoved: 'Password removed',
  changed: '%{smart_count} field |||| %{smart_count} fields',
  nothing: 'Nothing more is recorded for this entry.',
  gone: '%{name} (deleted)',
  added: 'added:',
  removed: 'removed:',
  more: 'Show all',
  less: 'Show less',
  timeline: 'History',
  history: 'Whole history',
  historyOf: 'Whole history of %{name}',
  thisEntry: 'Only this entry',
  older: 'Load earlier entries',
  olderFailed: 'Earlier entries could not be loaded.',
  none: 'No change has been recorded yet',
  noneMatches: 'No entry matches the filter',
  forbidden: 'You may not see this history',
};
