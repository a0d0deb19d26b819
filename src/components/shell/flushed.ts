/** Sends the settings that a store has not saved yet, where it is one that saves. */
export const flushed = async (store: object): Promise<void> => {
  if ('flush' in store && typeof store.flush === 'function') await store.flush();
};
