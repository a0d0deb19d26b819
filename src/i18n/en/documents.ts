/**
 * Reads as documents.*: the documents of partners and stores.
 * A key added here is added in ../fil/documents.ts too, or the type-check fails.
 */
export const documents = {
  required: 'Required documents',
  complete: '%{there} of %{of} are there',
  others: 'Other documents',
  all: 'Documents',
  none: 'No documents yet',
  noOthers: 'None yet.',
  add: 'Add documents',
  type: 'Kind of document',
  chooseType: 'Choose the kind of document first',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  removeTitle: 'Remove %{name}?',
  removeText: 'It no longer counts as a document of this record. It stays in the history.',
  removed: '%{name} was removed. It stays in the history.',
  by: 'uploaded by %{who}',
  replacedBy: 'replaced by %{who}',
  removedBy: 'removed by %{who}',
  history: 'History',
  historyNote:
    '%{smart_count} document that was replaced or removed |||| %{smart_count} documents that were replaced or removed',
  showHistory: 'Show',
  hideHistory: 'Hide',
  applicationForm: 'Application form (PDF)',
  downloadAll: 'Download all (ZIP)',
  state: {
    missing: 'Missing',
    uploaded: 'Uploaded',
    replaced: 'Replaced',
    former: 'No longer used',
    removed: 'Removed',
  },
};
