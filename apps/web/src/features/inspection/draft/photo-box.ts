/** Pictures on this device that the server does not have yet. */
export interface PhotoBox {
  put: (photo: KeptPhoto) => Promise<void>;
  get: (id: string) => Promise<Blob | null>;
  ids: (draftKey: string) => Promise<string[]>;
  remove: (id: string) => Promise<void>;
}

interface KeptPhoto {
  id: string;
  draftKey: string;
  blob: Blob;
}

const NAME = 'inspection';
const PHOTOS = 'photo';
const SHEETS = 'sheet';

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(PHOTOS, { keyPath: 'id' }).createIndex('draftKey', 'draftKey');
      request.result.createObjectStore(SHEETS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      opening = undefined;
      reject(request.error);
    };
  });
  return opening;
}

/** Written to the disk before it counts as kept: a phone may lose its power the next moment. */
async function store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(name, mode, { durability: 'strict' }).objectStore(name);
}

/** Resolves when what was written is on the disk; a device without room refuses only then. */
function written({ transaction }: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!transaction) return resolve();
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Photos in IndexedDB, which holds files of any size. */
export const photoBox: PhotoBox = {
  put: async (photo) => {
    await written((await store(PHOTOS, 'readwrite')).put(photo));
  },
  get: async (id) => {
    return blobOf(await finished((await store(PHOTOS, 'readonly')).get(id)));
  },
  ids: async (draftKey) => {
    const keys = await finished((await store(PHOTOS, 'readonly')).index('draftKey').getAllKeys(draftKey));
    return keys.filter((key) => typeof key === 'string');
  },
  remove: async (id) => {
    await written((await store(PHOTOS, 'readwrite')).delete(id));
  },
};

/** How much room a draft's pictures take, bytes. */
export async function photoBytes(draftKey: string): Promise<number> {
  const found: unknown[] = await finished((await store(PHOTOS, 'readonly')).index('draftKey').getAll(draftKey));
  return found.reduce<number>((sum, one) => sum + (blobOf(one)?.size ?? 0), 0);
}

function blobOf(found: unknown): Blob | null {
  const blob = typeof found === 'object' && found !== null && 'blob' in found ? found.blob : null;
  return blob instanceof Blob ? blob : null;
}

/** Values by key in the same database. What comes back has to be parsed. */
interface ValueBox {
  put: (key: string, value: unknown) => Promise<void>;
  get: (key: string) => Promise<unknown>;
  remove: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

const valueBox = (prefix: string, isOwn: (key: string) => boolean): ValueBox => ({
  put: async (key, value) => written((await store(SHEETS, 'readwrite')).put(value, prefix + key)),
  get: async (key) => finished((await store(SHEETS, 'readonly')).get(prefix + key)),
  remove: async (key) => written((await store(SHEETS, 'readwrite')).delete(prefix + key)),
  keys: async () => {
    const keys = await finished((await store(SHEETS, 'readonly')).getAllKeys());
    return keys.flatMap((key) => (typeof key === 'string' && isOwn(key) ? [key.slice(prefix.length)] : []));
  },
});

const DRAFT = 'draft ';

const STANDARD = 'standard ';

/** The last sheet of a task, so that it opens without network. */
export const sheetBox = valueBox('', (key) => !key.startsWith(DRAFT) && !key.startsWith(STANDARD));

/**
 * Drafts a second time: the storage of small things is written at once and read at once, but holds a few megabytes and may reach
 * the disk seconds later. They share the store of the sheets, so that a tab with an older version is not locked out.
 */
export const draftBox = valueBox(DRAFT, (key) => key.startsWith(DRAFT));

/** Standard photos, so that they are seen without network: by the draft and the stored path. In the same store, for the same reason. */
export const standardBox = {
  put: (draftKey: string, path: string, blob: Blob): Promise<void> => standards.put(`${draftKey} ${path}`, { blob }),
  get: async (draftKey: string, path: string): Promise<Blob | null> =>
    blobOf(await standards.get(`${draftKey} ${path}`)),
  paths: async (draftKey: string): Promise<string[]> => {
    const keys = await standards.keys();
    return keys.flatMap((key) => (key.startsWith(`${draftKey} `) ? [key.slice(draftKey.length + 1)] : []));
  },
  remove: (draftKey: string, path: string): Promise<void> => standards.remove(`${draftKey} ${path}`),
};
const standards = valueBox(STANDARD, (key) => key.startsWith(STANDARD));
