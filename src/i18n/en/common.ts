/** Reads as common.*: words that many screens share. */
export const common = {
  failed: 'Action failed',
  sameMoney: { title: 'Is this the same money?', back: 'Go back' },
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  loading: 'Loading…',
  all: 'All',
  yes: 'Yes',
  pageLink: 'Link to this page',
  no: 'No',
  viewAll: 'View all',
  justNow: 'just now',
  minutesAgo: '%{smart_count} minute ago |||| %{smart_count} minutes ago',
  hoursAgo: '%{smart_count} hour ago |||| %{smart_count} hours ago',
  daysAgo: '%{smart_count} day ago |||| %{smart_count} days ago',
  pastDay: {
    label: 'As it was on',
    help: 'Left out, as it is now. The end of the day in Manila counts.',
    now: 'Show it as it is now',
    toCome: 'This day is not there yet.',
  },
  nobodyDecides:
    'Nobody can decide on this: everybody who may counts as one person with the person who asked, or holds too little. Ask an administrator to give a third person the right, or the people who run the server to confirm an account.',
};
