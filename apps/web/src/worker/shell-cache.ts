/** What a build keeps on the device, written into the worker by the build (`apps/web/offline-build.ts`). */
export interface ShellBuild {
  /** Changes with every byte of the build. */
  version: string;
  /** Paths of files whose name carries their content's hash, and a few public ones. */
  files: readonly string[];
  /** Paths that the document of this build names: a document without them belongs to another build. */
  entry: readonly string[];
}

interface Around {
  build: ShellBuild;
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  origin: string;
  /** Resolves after a while, ms. */
  wait: (ms: number) => Promise<void>;
}

/** The application's own files on this device. Answers of the API never pass through here: they are below other paths. */
export interface ShellCache {
  /** Brings the whole build, or rejects and leaves nothing in force. */
  install: () => Promise<void>;
  /** Drops the builds before the last one: a tab may still run that. */
  activate: () => Promise<void>;
  /** The answer, or null for what is none of ours. `preloaded`: what the browser has asked for already. */
  answer: (request: Request, preloaded?: Promise<Response | undefined>) => Promise<Response> | null;
}

const SCOPE = '/web/';
const WORKER = `${SCOPE}sw.js`;
const ASSETS = `${SCOPE}assets/`;
const PREFIX = 'rondo-shell ';
/** Builds that are kept: the one in force and the one a tab that was not loaded again since may still run. */
const KEPT = 2;
/** With bad reception the device's own document is shown after this long. */
const PATIENCE_MS = 4_000;
const FIRST_SERVER_FAULT = 500;

export function createShellCache(around: Around): ShellCache {
  const { build, caches, origin } = around;
  const own = PREFIX + build.version;
  return {
    install: () => install(around, own),
    activate: async () => {
      const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
      // In the order in which they were made.
      await Promise.all(builds.slice(0, Math.max(0, builds.length - KEPT + 1)).map((name) => caches.delete(name)));
    },
    answer: (request, preloaded) => {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin || !pathname.startsWith(SCOPE) || pathname === WORKER)
        return null;
      if (request.mode === 'navigate') return page(around, own, request, preloaded);
      if (pathname.startsWith(ASSETS)) return asset(around, own, request);
      return build.files.includes(pathname) ? freshOr(around, request, request) : null;
    },
  };
}

async function install({ build, caches, fetch, origin }: Around, own: string): Promise<void> {
  const kept = await caches.open(own);
  const document = await fetch(origin + SCOPE, { cache: 'no-cache' });
  const text = await document.clone().text();
  if (!document.ok || !build.entry.every((path) => text.includes(path))) {
    throw new Error('the document belongs to another build than its worker: it is tried again later');
  }
  await kept.addAll(build.files.map((path) => origin + path));
  await kept.put(origin + SCOPE, document);
}

/** The newest document where it can be had soon; else the device's own, whose code is here too. */
async function page(
  around: Around,
  own: string,
  request: Request,
  preloaded?: Promise<Response | undefined>,
): Promise<Response> {
  const kept = await (await around.caches.open(own)).match(around.origin + SCOPE);
  const asked = (async () => (await preloaded) ?? (await around.fetch(request)))();
  if (!kept) return asked;
  const late = around.wait(PATIENCE_MS).then(() => kept);
  const fresh = asked.then(
    (response) => (response.status >= FIRST_SERVER_FAULT ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** A name with a hash always means the same bytes: whichever build brought them. */
async function asset({ caches, fetch }: Around, own: string, request: Request): Promise<Response> {
  const kept = await match(caches, request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') await keep(await caches.open(own), request, response.clone());
  return response;
}

/** A device without room goes on without it. */
async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request.url, response);
  } catch (cause) {
    console.warn('a file of the application was not kept on this device', cause);
  }
}

async function freshOr({ caches, fetch }: Around, request: Request, other: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await match(caches, other);
    if (kept) return kept;
    throw cause;
  }
}

async function match(caches: CacheStorage, request: Request): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.toReversed()) {
    const found = await (await caches.open(name)).match(request.url, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
