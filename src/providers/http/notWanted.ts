/** What a refusal says in its body besides, when the person was asked first and did not want the change. */
export const NOT_WANTED = { isNotWanted: true } as const;

const has = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** Whether a call failed because the person did not want it: they know, and nothing has gone wrong. */
export const isNotWanted = (error: unknown): boolean =>
  has(error, 'body') && has(error.body, 'isNotWanted') && error.body.isNotWanted === true;
