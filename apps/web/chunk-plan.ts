/** What the bundler knows about a module, as far as it is used here. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type Graph = (id: string) => Module | null;

/** Code that comes when it is shown, never before. */
const ON_DEMAND =
  /\/node_modules\/(pinyin-pro|echarts|zrender|@dnd-kit|react-aria[^/]*|react-stately|@internationalized)\/|\/shared\/ui\/(sortable|chart\/)/;
/** Libraries that change with their own releases only: a browser keeps them over ours. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /\/node_modules\/(react-router|@tanstack\/(react-)?query[^/]*)\//;
const SHARED = /\/apps\/web\/src\/shared\/|\/node_modules\/lucide-react\//;
/** Endpoints and rules: those that one page alone needs come with that page. */
const WIRE = /\/packages\/(contract|domain)\/src\//;

/**
 * The groups of the build's files, so that a page is few of them: `react` and `router` (libraries), `start` (what every page
 * needs, sign-in included), `kit` (lists, drawers, forms, icons, and what else pages share). What is left is the bundler's:
 * the entries, a file a page, and what is loaded when it is shown. `root` is the repository's folder.
 */
export function chunkGroups(root: string) {
  let plan: ((id: string) => string | null) | null = null;
  const of = (id: string, graph: Graph) => {
    plan ??= planOf(root, graph);
    return plan(id);
  };
  // A group takes along what its modules import: who stands earlier keeps its own.
  const names = ['react', 'start', 'router', 'kit'];
  return names.map((name, index) => ({
    name: (id: string, context: { getModuleInfo: Graph }) =>
      of(id, (one) => context.getModuleInfo(one)) === name ? name : null,
    priority: 100 - index,
  }));
}

function planOf(root: string, graph: Graph): (id: string) => string | null {
  const app = (file: string) => `${root}/apps/web/src/${file}`;
  const main = reached([app('main.tsx')], graph);
  const signIn = reached([app('app/sign-in-start.tsx')], graph);
  const application = reached([app('app/start.tsx')], graph, 'dynamic too');
  const pages = [...application]
    .filter((id) => /\/features\/[^/]+\/pages\/[^/]+\.tsx$/.test(id))
    .map((id) => reached([id], graph));
  const shell = reached([app('app/start.tsx')], graph);
  const users = (id: string) => pages.filter((page) => page.has(id)).length;
  const isOnDemand = (id: string) => [...reached([id], graph)].some((one) => ON_DEMAND.test(one));
  return (id) => {
    // An entry of its own: nothing may import what is still being started.
    if (id === app('main.tsx')) return null;
    if (REACT.test(id)) return 'react';
    if (main.has(id) || (signIn.has(id) && application.has(id))) return 'start';
    if (signIn.has(id)) return null;
    if (ROUTER.test(id)) return 'router';
    const isShared = SHARED.test(id) || users(id) > 1 || (WIRE.test(id) && shell.has(id));
    return isShared && !isOnDemand(id) ? 'kit' : null;
  };
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
