import { UPLOAD_IDLE_MS } from '#domain/applicants/uploadRules.ts';
import type { KeptPhoto, PhotoKeeper } from '../../components/ui/photo/photoKeeper.ts';

const DATABASE = 'suki.photos';
const STORE = 'photos';

/** As the database has it: bytes, because not every browser keeps files. */
interface Row {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  isDrawn: boolean;
  key: string | null;
  /** When it was kept (ms). */
  at: number;
}
type Key = [referenceNumber: string, field: string];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the browser failed'));
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

/** Deletes what is too old, whoever it is of. */
const sweep = async (photos: IDBObjectStore, now: number): Promise<void> => {
  const [keys, rows] = await Promise.all([settled(photos.getAllKeys()), settled<Row[]>(photos.getAll())]);
  rows.forEach(({ at }, index) => {
    const key = keys[index];
    if (key !== undefined && now - at >= UPLOAD_IDLE_MS) photos.delete(key);
  });
};

/** One after the other, so that what was forgotten is not kept by a write that was slower. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: (photos: IDBObjectStore) => Promise<T>): Promise<T | null> => {
  const run = async (): Promise<T | null> => {
    // A browser that keeps nothing, as in private mode, or has no room: the photo lasts as long as the page.
    try {
      const database = await opened();
      try {
        const photos = database.transaction(STORE, 'readwrite').objectStore(STORE);
        return await work(photos);
      } finally {
        database.close();
      }
    } catch {
      return null;
    }
  };
  const result = last.then(run);
  last = result;
  return result;
};

const photoOf = ({ bytes, name, type, isDrawn, key }: Row): KeptPhoto => ({
  file: new File([bytes], name, { type }),
  isDrawn,
  key,
});

const keep = async (id: Key, { file, isDrawn, key }: KeptPhoto): Promise<void> => {
  const { name, type } = file;
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return;
  const row: Row = { bytes, name, type, isDrawn, key, at: Date.now() };
  await inTurn((photos) => settled(photos.put(row, id)));
};

/**
 * Keeps the photo of one field of an application on this device until the server has it, a day at most. It is found under the number of the
 * application alone, which nobody opens without a code.
 */
export const photoKeeper = (referenceNumber: string, field: string): PhotoKeeper => {
  const id: Key = [referenceNumber, field];
  // What was asked for last counts, however long the bytes of one before take to be read.
  let asked = Promise.resolve();
  const after = (work: () => Promise<unknown>): void => {
    asked = asked.then(work).then(() => undefined);
  };
  return {
    read: async () => {
      const row = await inTurn(async (photos) => {
        await sweep(photos, Date.now());
        return settled<Row | undefined>(photos.get(id));
      });
      return row ? photoOf(row) : null;
    },
    keep: (photo) => after(() => keep(id, photo)),
    forget: () => after(() => inTurn((photos) => settled(photos.delete(id)))),
  };
};

/** Forgets the photos of an application that is over. */
export const forgetPhotos = (referenceNumber: string): void =>
  void inTurn((photos) =>
    settled(photos.delete(IDBKeyRange.bound([referenceNumber], [referenceNumber, []]))),
  );

/** Forgets all photos of this device, whoever they are of. */
export const forgetAllPhotos = (): void => void inTurn((photos) => settled(photos.clear()));
