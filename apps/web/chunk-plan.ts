import { type Part, pageFiles } from './page-files.ts';

/** What the bundler knows about a module, as far as it is used here. */
interface Module {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type Graph = (id: string) => Module | null;

/** Code that comes when it is shown, never before. */
const ON_DEMAND =
  /\/node_modules\/(pinyin-pro|echarts|zrender|@dnd-kit|react-aria[^/]*|react-stately|@internationalized)\/|\/shared\/ui\/(sortable|chart\/(?!spark))/;
/** React Aria is one package of a few hundred small modules, which the bundler would cut by who needs which. */
const ARIA = /\/node_modules\/(react-aria[^/]*|react-stately|@internationalized|@react-(aria|stately)[^/]*)\//;
/** All of them are two files: of what stands before the application, and of the application, so that no page waits for one of its own. */
const STYLES = /\/apps\/web\/src\/.*\.css$/;
const TREE = /\/shared\/ui\/tree\//;
/** What the bundler itself adds. */
const RUNTIME = /^\0.*(rolldown|vite)/;
/** Libraries that change with their own releases only: a browser keeps them over ours. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /\/node_modules\/(react-router|@tanstack\/(react-)?query[^/]*)\//;
const PAGE = /\/features\/[^/]+\/pages\/[^/]+-page\.tsx$/;
/** What opens beside the rows of a page. */
const DRAWER = /\/features\/[^/]+\/[^/]+\/[^/]+-drawer\.tsx$/;
/** The contract of signing in, with the schemas that it is written in: it comes with the first touch of the sign-in page. */
const FIRST_CALLS = 'session';
/** What else the sign-in page calls then, and the application does not. */
const SIGN_IN_CALLS = 'account';
/** How many files the code that pages share may be; `page-files.ts` makes half as many. */
const MOST_FILES = 100;

/**
 * The groups of the build's files, so that a page is few of them and loads little that it does not need: `react` and `router`
 * (libraries), `start` (what every page needs, sign-in included), `schemas` (what signing in and everything behind it is called
 * with), `kit` (what the frame around the pages needs), files of what pages share (`page-files.ts`), `aria` (what days and trees of
 * React Aria share) and `list` (what trees need besides, with our tree). What is left is the bundler's: the entries, a file a page,
 * and what is loaded when it is shown. `root` is the repository's folder.
 */
export function chunkGroups(root: string) {
  let plan: ((id: string) => string | null) | null = null;
  const of = (id: string, context: Context) => {
    plan ??= planOf(root, (one) => context.getModuleInfo(one));
    return plan(id);
  };
  // A group takes along what its modules import: who stands earlier keeps its own.
  const shared = Array.from({ length: MOST_FILES }, (_, at) => sharedFile(at));
  const names = ['react', 'start', 'schemas', 'kit', 'sign-in-calls', ...shared, 'aria', 'list'];
  return names.map((group, index) => ({
    debugName: group,
    name: (id: string, context: Context) => (of(id, context) === group ? group : null),
    priority: names.length - index,
  }));
}

const sharedFile = (at: number): string => `shared-${at}`;

interface Context {
  getModuleInfo: Graph;
}

function planOf(root: string, graph: Graph): (id: string) => string | null {
  const app = (file: string) => `${root}/apps/web/src/${file}`;
  const main = reached([app('main.tsx')], graph);
  const signIn = reached([app('app/sign-in-start.tsx')], graph);
  const contractOf = (noun: string) => reached([`${root}/packages/contract/src/${noun}.ts`], graph);
  const [schemas, signInCalls] = [contractOf(FIRST_CALLS), contractOf(SIGN_IN_CALLS)];
  const application = reached([app('app/start.tsx')], graph, 'dynamic too');
  const shell = reached([app('app/start.tsx')], graph);
  const firstStyles = reached(
    [...main, app('app/sign-in-start.tsx'), app('app/verify-start.tsx')],
    graph,
    'dynamic too',
    [app('app/start.tsx')],
  );
  const ariaOf = ariaGroups(root, graph);
  const pages = needsIn(application, graph);
  const isOnDemand = (id: string) => [...reached([id], graph)].some((one) => ON_DEMAND.test(one));
  const isShared = (id: string) => pages.filter((needs) => needs.has(id)).length > 1;
  const early = (id: string): string | null => {
    if (STYLES.test(id)) return firstStyles.has(id) ? 'start' : 'kit';
    if (REACT.test(id) || RUNTIME.test(id)) return 'react';
    if (main.has(id) || (signIn.has(id) && application.has(id))) return 'start';
    if (schemas.has(id)) return 'schemas';
    if (signInCalls.has(id) && !shell.has(id)) return 'sign-in-calls';
    return ROUTER.test(id) || (shell.has(id) && !isOnDemand(id)) ? 'kit' : null;
  };
  const late = [...application].filter(
    (id) => !shell.has(id) && !signIn.has(id) && early(id) === null && isShared(id) && !isOnDemand(id),
  );
  const fileOf = sharedFiles(late, pages, graph);
  return (id) => {
    const first = early(id);
    if (first !== null || signIn.has(id)) return first;
    if (ARIA.test(id)) return ariaOf(id);
    if (id === app('shared/ui/aria-locale.tsx')) return 'aria';
    if (TREE.test(id) && isOnDemand(id)) return 'list';
    return fileOf.get(id) ?? null;
  };
}

/** What each page cannot do without, and what each drawer needs besides the pages that open it. */
function needsIn(application: ReadonlySet<string>, graph: Graph): ReadonlySet<string>[] {
  const pages = [...application].filter((id) => PAGE.test(id)).map((id) => reached([id], graph));
  const besides = (drawer: string): ReadonlySet<string> => {
    const isOpener = (id: string) => graph(id)?.dynamicallyImportedIds.includes(drawer);
    const openers = pages.filter((needs) => [...needs].some(isOpener));
    const isThere = (id: string) => openers.length > 0 && openers.every((needs) => needs.has(id));
    return new Set([...reached([drawer], graph)].filter((id) => !isThere(id)));
  };
  return [...pages, ...[...application].filter((id) => DRAWER.test(id)).map(besides)];
}

/** The file of each module that pages share. */
function sharedFiles(
  modules: readonly string[],
  pages: readonly ReadonlySet<string>[],
  graph: Graph,
): ReadonlyMap<string, string> {
  const usersOf = (id: string) => pages.flatMap((needs, page) => (needs.has(id) ? [page] : []));
  const byUsers = new Map<string, string[]>();
  for (const id of modules) {
    const users = usersOf(id).join();
    byUsers.set(users, [...(byUsers.get(users) ?? []), id]);
  }
  const alike = [...byUsers.values()];
  const placeOf = new Map(alike.flatMap((ids, place) => ids.map((id) => [id, place] as const)));
  const parts = alike.map(
    (ids): Part => ({
      pages: bitsOf(usersOf(ids[0] ?? ''), pages.length),
      size: ids.reduce((sum, id) => sum + (graph(id)?.code?.length ?? 0), 0),
      needs: new Set(ids.flatMap((id) => graph(id)?.importedIds ?? []).flatMap((id) => placeOf.get(id) ?? [])),
    }),
  );
  const files = pageFiles(parts);
  if (files.length > MOST_FILES) throw new Error(`${files.length} files of shared code: see MOST_FILES`);
  return new Map(
    files.flatMap((places, at) => places.flatMap((place) => (alike[place] ?? []).map((id) => [id, sharedFile(at)]))),
  );
}

function bitsOf(places: readonly number[], of: number): Uint32Array {
  const words = new Uint32Array(Math.ceil(of / 32));
  for (const place of places) words[place >> 5] = (words[place >> 5] ?? 0) | (1 << (place & 31));
  return words;
}

/** Which file a module of React Aria goes to: what days and trees share, or what trees need besides; null: with what shows it. */
function ariaGroups(root: string, graph: Graph): (id: string) => 'aria' | 'list' | null {
  // Not from our own files: they import its index, which imports everything.
  const aria = (...names: string[]) =>
    reached(
      names.map((name) => `${root}/node_modules/react-aria-components/dist/private/${name}.mjs`),
      graph,
    );
  const trees = aria('Tree', 'Virtualizer', 'useDragAndDrop');
  const days = aria('DateField', 'Calendar');
  return (id) => (trees.has(id) ? (days.has(id) ? 'aria' : 'list') : null);
}

/** Some modules and all that they import; `ends` are left out with what only they import. */
function reached(
  from: readonly string[],
  graph: Graph,
  extent: 'static' | 'dynamic too' = 'static',
  ends: readonly string[] = [],
): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || ends.includes(id)) continue;
    const module = graph(id);
    if (!module) continue;
    found.add(id);
    waiting.push(...module.importedIds, ...(extent === 'static' ? [] : module.dynamicallyImportedIds));
  }
  return found;
}
