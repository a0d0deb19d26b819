/** Under what the answers of one's own settings are kept: where one is signed in, how, and what one is mailed. */
export const settingsKeys = {
  sessions: ['mySessions'],
  security: ['mySecurity'],
  notices: ['myNotices'],
} as const;
