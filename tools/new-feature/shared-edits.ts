/** A line of the new feature in a file that features share, as the template writes it for `store-visit`. */
export interface SharedEdit {
  file: string;
  /** A text that stands in the file once, and on which side of it the lines are put. */
  before?: string;
  after?: string;
  lines: string;
  /** Left out where this stands already: a word that another feature has brought. */
  unless?: string;
}

const AUDIT = { zh: 'packages/messages/src/zh-CN/audit.ts', en: 'packages/messages/src/en-US/audit.ts' };

const WIRE: readonly SharedEdit[] = [
  {
    file: 'packages/contract/src/noun.ts',
    before: '} as const satisfies Record<',
    lines: "  storeVisit: '/store-visit/',\n",
  },
];

const MENUS = 'apps/web/src/app/preset-roles.test.ts';
const PAGE: readonly SharedEdit[] = [
  {
    file: 'apps/web/src/features/access/page-name.ts',
    before: '};\n\n/** A page that has a name',
    lines: "  '/store-visit': 'storeVisit.title',\n",
  },
  { file: MENUS, before: '];\nconst manager: Seen', lines: "  'store-visit',\n" },
  { file: MENUS, before: ", '/shop'],", lines: ", '/store-visit'" },
  { file: MENUS, after: "  '/user/apply': 'frame_staff',\n", lines: "  '/store-visit': 'shop_list',\n" },
  {
    file: 'e2e/trials/scenes.ts',
    before: "    '/task': [",
    lines: `    '/store-visit': [
      ['store-visit', '/store-visit'],
      ['store-visit-create', '/store-visit?dialog=create'],
    ],
`,
  },
];

const FEATURE_LISTS: readonly SharedEdit[] = [
  {
    file: 'apps/server/src/features.ts',
    before: 'import { type Deps, ',
    lines: "import { storeVisitFeature } from './features/store-visit/store-visit.feature.ts';\n",
  },
  { file: 'apps/server/src/features.ts', before: '];\n\n/** What features bring', lines: '  storeVisitFeature,\n' },
  {
    file: 'apps/web/src/features.ts',
    before: "import type { Feature } from './shared/feature.ts';",
    lines: "import { storeVisitFeature } from './features/store-visit/store-visit.feature.ts';\n",
  },
  { file: 'apps/web/src/features.ts', before: '  planned,\n];', lines: '  storeVisitFeature,\n' },
];

const MACHINES: readonly SharedEdit[] = [
  {
    file: 'apps/server/test/machines.test.ts',
    before: 'import { afterAll, ',
    lines: "import { storeVisitMachine } from '@rondo/domain/store-visit';\n",
  },
  {
    file: 'apps/server/test/machines.test.ts',
    before: '};\n\n/** Tables whose state is no machine',
    lines: '  store_visit: storeVisitMachine,\n',
  },
  {
    file: 'tools/map/states-page.ts',
    before: "import { heading } from './table.ts';",
    lines: "import { storeVisitMachine } from '@rondo/domain/store-visit';\n",
  },
  {
    file: 'tools/map/states-page.ts',
    before: '};\n\n/** The state machines as drawings',
    lines: "  'store visit': storeVisitMachine,\n",
  },
];

const FIELD_WORDS = { planned_on: ['日期', 'Date'], purpose: ['目的', 'Purpose'], note: ['情况', 'Note'] };

/** The fields' words in the audit log stand once for all features that have such a column. */
const TEXTS: readonly SharedEdit[] = Object.entries(FIELD_WORDS).flatMap(([key, [zh, en]]) => [
  { file: AUDIT.zh, after: '\n  field: {\n', lines: `    ${key}: '${zh}',\n`, unless: `\n    ${key}: ` },
  { file: AUDIT.en, after: '\n  field: {\n', lines: `    ${key}: '${en}',\n`, unless: `\n    ${key}: ` },
]);

const GLOSSARY: readonly SharedEdit[] = [
  {
    file: 'docs/glossary.md',
    before: '| page snapshot | 页面快照 |',
    lines: '| store visit | 走访 | `storeVisit` | /store-visit | `shop_list`, `x_dispatch` | `store_visit` |\n',
  },
  {
    file: 'docs/glossary.md',
    before: '| staff number | 工号 |',
    lines: '| store visit | 走访 | store visit | | |\n',
  },
  {
    file: 'docs/glossary.md',
    after: '| object.state | 中文 | English |\n| --- | --- | --- |\n',
    lines: `| \`storeVisit.planned\` | 已计划 | Planned |
| \`storeVisit.made\` | 已去过 | Made |
| \`storeVisit.dropped\` | 不去了 | Dropped |
`,
  },
];

/** The table of anchors: one row a place. A list that is derived one day loses its rows here, and nothing else changes. */
export const SHARED_EDITS: readonly SharedEdit[] = [
  ...WIRE,
  ...PAGE,
  ...FEATURE_LISTS,
  ...MACHINES,
  ...TEXTS,
  ...GLOSSARY,
];
