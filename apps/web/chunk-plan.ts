/** What the bundler knows about a module, as far as it is used here. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type Graph = (id: string) => Module | null;

/** Code that comes when it is shown, never before. */
const ON_DEMAND =
  /\/node_modules\/(pinyin-pro|echarts|zrender|@dnd-kit|react-aria[^/]*|react-stately|@internationalized)\/|\/shared\/ui\/(sortable|chart\/(?!spark))/;
/** React Aria is one package of a few hundred small modules, which the bundler would cut by who needs which. */
const ARIA = /\/node_modules\/(react-aria[^/]*|react-stately|@internationalized|@react-(aria|stately)[^/]*)\//;
const TREE = /\/shared\/ui\/tree\//;
/** Libraries that change with their own releases only: a browser keeps them over ours. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /\/node_modules\/(react-router|@tanstack\/(react-)?query[^/]*)\//;
/** What one page alone needs comes with that page; what nothing needs before it is shown, with what shows it. */
const SHARED = /\/apps\/web\/src\/shared\/|\/node_modules\/lucide-react\/|\/packages\/(contract|domain)\/src\//;

/** Modules that two pages share and no third needs: as many are worth a file of theirs, fewer go with what all share. */
const WORTH_A_FILE = 8;

/**
 * The groups of the build's files, so that a page is few of them: `react` and `router` (libraries), `start` (what every page
 * needs, sign-in included), `kit` (lists, drawers, forms, icons, and what else pages share), and a file for two pages that have
 * much in common, such as a list and the page of one of its rows: the others do not load it; `aria` (what days and trees of React
 * Aria share) and `list` (what trees need besides, with our tree). What is left is the bundler's: the
 * entries, a file a page, and what is loaded when it is shown. `root` is the repository's folder.
 */
export function chunkGroups(root: string) {
  let plan: ((id: string) => string | null) | null = null;
  const of = (id: string, context: Context) => {
    plan ??= planOf(root, (one) => context.getModuleInfo(one));
    return plan(id);
  };
  // A group takes along what its modules import: who stands earlier keeps its own.
  const names = ['react', 'start', 'router', 'kit', 'aria', 'list'];
  const groups = names.map((group, index) => ({
    name: (id: string, context: Context) => (of(id, context) === group ? group : null),
    priority: 100 - index,
  }));
  const ofTwoPages = (id: string, context: Context) => {
    const name = of(id, context);
    return name === null || names.includes(name) ? null : name;
  };
  return [...groups, { name: ofTwoPages, priority: 1 }];
}

interface Context {
  getModuleInfo: Graph;
}

function planOf(root: string, graph: Graph): (id: string) => string | null {
  const app = (file: string) => `${root}/apps/web/src/${file}`;
  const main = reached([app('main.tsx')], graph);
  const signIn = reached([app('app/sign-in-start.tsx')], graph);
  const application = reached([app('app/start.tsx')], graph, 'dynamic too');
  const shell = reached([app('app/start.tsx')], graph);
  const usersOf = usersByPage([...application], graph);
  const modulesOf = new Map<string, number>();
  for (const id of application) {
    const users = usersOf(id);
    if (users.length === 2 && !shell.has(id)) modulesOf.set(users.join('-'), (modulesOf.get(users.join('-')) ?? 0) + 1);
  }
  const ariaOf = ariaGroups(root, graph);
  const isOnDemand = (id: string) => [...reached([id], graph)].some((one) => ON_DEMAND.test(one));
  return (id) => {
    // An entry of its own: nothing may import what is still being started.
    if (id === app('main.tsx')) return null;
    if (REACT.test(id)) return 'react';
    if (main.has(id) || (signIn.has(id) && application.has(id))) return 'start';
    if (signIn.has(id)) return null;
    if (ROUTER.test(id)) return 'router';
    if (ARIA.test(id)) return ariaOf(id);
    if (id === app('shared/ui/aria-locale.tsx')) return 'aria';
    if (TREE.test(id) && isOnDemand(id)) return 'list';
    const users = usersOf(id);
    const isShared = users.length > 1 || (SHARED.test(id) && shell.has(id));
    if (!isShared || isOnDemand(id)) return null;
    const pair = users.join('-');
    return (modulesOf.get(pair) ?? 0) < WORTH_A_FILE || shell.has(id) ? 'kit' : pair;
  };
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

/** The names of the pages that cannot do without a module. */
function usersByPage(application: readonly string[], graph: Graph): (id: string) => string[] {
  const pages = application.flatMap((id) => {
    const name = /\/features\/[^/]+\/pages\/([^/]+)-page\.tsx$/.exec(id)?.[1];
    return name === undefined ? [] : [{ name, needs: reached([id], graph) }];
  });
  return (id) =>
    pages
      .filter(({ needs }) => needs.has(id))
      .map(({ name }) => name)
      .sort();
}

/** Some modules and all that they import. */
function reached(from: readonly string[], graph: Graph, extent: 'static' | 'dynamic too' = 'static'): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    const module = graph(id);
    if (!module) continue;
    found.add(id);
    waiting.push(...module.importedIds, ...(extent === 'static' ? [] : module.dynamicallyImportedIds));
  }
  return found;
}
