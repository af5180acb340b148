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

async function store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(name, mode).objectStore(name);
}

/** Photos in IndexedDB, which holds files of any size. */
export const photoBox: PhotoBox = {
  put: async (photo) => {
    await finished((await store(PHOTOS, 'readwrite')).put(photo));
  },
  get: async (id) => {
    const found: unknown = await finished((await store(PHOTOS, 'readonly')).get(id));
    const blob = typeof found === 'object' && found !== null && 'blob' in found ? found.blob : null;
    return blob instanceof Blob ? blob : null;
  },
  ids: async (draftKey) => {
    const keys = await finished((await store(PHOTOS, 'readonly')).index('draftKey').getAllKeys(draftKey));
    return keys.filter((key) => typeof key === 'string');
  },
  remove: async (id) => {
    await finished((await store(PHOTOS, 'readwrite')).delete(id));
  },
};

/** The last sheet of a task, so that it opens without network. What comes back has to be parsed. */
export const sheetBox = {
  put: async (key: string, sheet: unknown): Promise<void> => {
    await finished((await store(SHEETS, 'readwrite')).put(sheet, key));
  },
  get: async (key: string): Promise<unknown> => finished((await store(SHEETS, 'readonly')).get(key)),
  remove: async (key: string): Promise<void> => {
    await finished((await store(SHEETS, 'readwrite')).delete(key));
  },
};
