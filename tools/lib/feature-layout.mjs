/**
 * Where a feature keeps what (docs/architecture.md, "What a feature's folder holds"). Every feature answers the same question
 * in the same place, so that whoever knows one finds their way in all of them.
 */

/** What the file of a feature on the server may be, by the word before `.ts`; a file without such a word is one idea of its own. */
const SERVER_KINDS = new Set([
  ...['feature', 'routes', 'actions', 'queries', 'present', 'messages', 'samples', 'jobs', 'subscriptions', 'factory'],
  'test',
]);
const SERVER_FOLDERS = new Set(['actions', 'import']);
const WEB_FOLDERS = new Set(['pages', 'components']);

/** Parts that are big enough for a folder of their own, named after their subject. */
const PARTS = new Set([
  ...[
    'server/account/sso',
    'server/device/driver',
    'server/flow-dashboard/figures',
    'web/department/drag',
    'web/department/tree',
    'web/handover/orphans',
    'web/handover/resign',
  ],
  ...[
    'web/inspection/answer',
    'web/inspection/draft',
    'web/inspection/outbox',
    'web/knowledge/upload',
    'web/knowledge/viewer',
    'web/record/compare',
    'web/record/report',
    'server/sample-company/made',
    'server/file/picture-code',
    'server/report/drawing',
    'server/report/link',
    'server/subscription/content',
    'server/subscription/mail',
    'server/subscription/run',
    'server/subscription/unsubscribe',
    'web/task/bulk',
    'web/task/dispatch',
  ],
  'web/help/articles',
  'web/help/pictures',
  'web/task/free',
  'server/template/library',
  'web/template/editor',
]);
/** Features that other features ask and that bring nothing to the application themselves. */
const WITHOUT_VALUE = new Set(['scope']);

const OF_FEATURE = /^apps\/(server|web)\/src\/features\/([^/]+)\/(.+)$/;

/**
 * What of the files of all features is not where it belongs, one line each.
 * @param {readonly string[]} files relative to the checkout, with `/`
 */
export function misplaced(files) {
  const own = files.flatMap((file) => {
    const [, side = '', noun = '', path = ''] = OF_FEATURE.exec(file) ?? [];
    return path === '' ? [] : [{ file, side, noun, path }];
  });
  return [
    ...own.flatMap((one) => faultsOf(one).map((fault) => `${one.file}: ${fault}`)),
    ...withoutValue(own),
    ...actionsTwice(own),
  ];
}

/** @typedef {{ file: string, side: string, noun: string, path: string }} Own */

/** @param {Own} own */
function faultsOf({ side, noun, path }) {
  const [folder = '', name] = path.includes('/') ? path.split('/') : ['', path];
  const folders = side === 'server' ? SERVER_FOLDERS : WEB_FOLDERS;
  const isPart = PARTS.has(`${side}/${noun}/${folder}`);
  const faults = [];
  if (folder !== '' && !folders.has(folder) && !isPart)
    faults.push(
      `a feature's folders are ${[...folders].join('/ and ')}/; a further one is named in tools/lib/feature-layout.mjs`,
    );
  if (side === 'server') faults.push(...serverFaults(noun, path));
  if (side === 'web' && /-page\.tsx$/.test(path) && folder !== 'pages') faults.push('pages stand in pages/');
  if (side === 'web' && folder === '' && /\.css$/.test(name ?? ''))
    faults.push('styles stand in the folder of what they style');
  return faults;
}

/** @type {(noun: string, path: string) => string[]} */
function serverFaults(noun, path) {
  const name = path.split('/').at(-1) ?? '';
  const [first = '', ...rest] = name.replace(/\.ts$/, '').split('.');
  const kind = rest.join('.');
  if (kind !== '' && !SERVER_KINDS.has(kind)) return [`no file of a feature is a .${kind}.ts`];
  if (/^present-/.test(name)) return ['what makes answers of rows is named <noun>.present.ts'];
  if (['feature', 'samples'].includes(kind) && first !== noun)
    return [`it is named ${noun}.${kind}.ts, as the feature`];
  return [];
}

/** @param {readonly Own[]} own */
function withoutValue(own) {
  const server = own.filter(({ side }) => side === 'server');
  const there = new Set(server.map(({ noun, path }) => `${noun}/${path}`));
  return [...new Set(server.map(({ noun }) => noun))]
    .filter((noun) => !WITHOUT_VALUE.has(noun) && !there.has(`${noun}/${noun}.feature.ts`))
    .map((noun) => `apps/server/src/features/${noun}: ${noun}.feature.ts is missing`);
}

/**
 * One file or one folder of actions, never both.
 * @param {readonly Own[]} own
 */
function actionsTwice(own) {
  const inFolder = new Set(
    own.filter(({ path }) => path.startsWith('actions/')).map(({ side, noun }) => `${side}/${noun}`),
  );
  return own
    .filter(({ side, noun, path }) => /^[^/]+\.actions\.ts$/.test(path) && inFolder.has(`${side}/${noun}`))
    .map(({ file }) => `${file}: the actions of this feature stand in actions/`);
}
