/**
 * Reads as wizardDocuments.*: the documents of an application that is being written.
 * A key added here is added in ../fil/wizardDocuments.ts too, or the type-check fails.
 */
export const wizardDocuments = {
  later:
    'The application can be submitted without the missing documents. They are needed before it can be approved.',
  again: 'Upload again',
  gone: 'This file is not here any more: upload it again',
  removeText: 'The file is deleted. It can be uploaded again.',
  ofStores: 'Documents of stores',
  ofStoresNote: 'Only stores that have documents are listed.',
  store: 'Store',
  chooseStore: 'Choose the store first',
  toMend: 'These documents need attention:',
};
