/** Under what the answers of one's own settings are kept: where one is signed in, and how. */
export const settingsKeys = { sessions: ['mySessions'], security: ['mySecurity'] } as const;
