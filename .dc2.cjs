/**
 * The directions of the house, written once for every feature there will be:
 * domain <- contract <- { server/platform <- server/features <- server/app , web/shared <- web/features <- web/app }.
 * A test may reach for what it checks, so tests are free of the rules that name `isTest`.
 */
const isTest = '\\.test\\.tsx?$|/test/';
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', 'Of two files that need each other, one idea is in the wrong place.', {}, { circular: true }),
    rule(
      'domain-is-pure',
      'Rules are tested without a world around them: domain imports domain.',
      { path: '^packages/domain/src', pathNot: isTest },
      { pathNot: '^packages/domain/src' },
    ),
    rule(
      'contract-is-the-wire',
      'Both sides load it, so it knows domain and zod, nothing of either side.',
      { path: '^packages/contract/src', pathNot: isTest },
      { pathNot: '^packages/(contract|domain)/src|node_modules/zod/' },
    ),
    rule(
      'messages-stand-alone',
      'Texts serve both sides and depend on domain at most, for its unions.',
      { path: '^packages/messages/src', pathNot: isTest },
      { pathNot: '^packages/(messages|domain)/src' },
    ),
    rule(
      'web-and-server-meet-on-the-wire',
      'What both need belongs in domain, contract or messages.',
      { path: '^apps/(web|server)/' },
      { path: '^apps/(web|server)/', pathNot: '^apps/$1/' },
    ),
    rule(
      'features-meet-at-the-front-door',
      'Another feature is used through its index.ts only; two that need each other share a third or speak by events.',
      { path: '^apps/(server|web)/src/features/([^/]+)/', pathNot: isTest },
      {
        path: '^apps/(server|web)/src/features/[^/]+/',
        pathNot: '^apps/(server|web)/src/features/$2/|^apps/(server|web)/src/features/[^/]+/index\\.tsx?$',
      },
    ),
    rule(
      'below-knows-no-feature',
      'Platform and shared would have to change with each feature they knew.',
      { path: '^apps/(server/src/platform|web/src/shared)/', pathNot: isTest },
      { path: '^apps/(server|web)/src/(features|app)(/|\\.ts)' },
    ),
    rule(
      'features-know-no-app',
      'The application puts features together; a feature that looks up at it cannot be taken out.',
      { path: '^apps/(server|web)/src/features/', pathNot: isTest },
      { path: '^apps/(server|web)/src/(app/|app\\.ts|main\\.tsx?)' },
    ),
    rule(
      'sql-only-in-queries',
      'Whoever looks for a table finds every statement on it in one file of its feature. Types are not statements.',
      {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/platform/|\\.queries\\.ts$|/queries/|\\.jobs\\.ts$|${isTest}`,
      },
      { path: 'node_modules/(pg|kysely)/' },
    ),
    rule(
      'http-only-in-routes',
      'Actions must run from a job or a test just as well as from a request.',
      { path: '^apps/server/src/', pathNot: `^apps/server/src/(platform/|app|main)|\\.routes\\.ts$|${isTest}` },
      { path: 'node_modules/(fastify|@fastify)/' },
    ),
    rule(
      'one-door-to-the-kit',
      'Whoever exchanges a library of controls, dragging or charts changes shared/ui and no page.',
      { path: '^apps/web/(src|test)/', pathNot: '^apps/web/src/shared/ui/' },
      { path: 'node_modules/(@dnd-kit|echarts|react-aria-components|@internationalized)/' },
    ),
    rule(
      'tests-alone-load-samples',
      'Rows made for tests stand beside the feature they belong to, and are no part of the product.',
      { path: '^(apps|packages)/', pathNot: `${isTest}|\\.(samples|factory)\\.ts$` },
      { path: '\\.(samples|factory)\\.ts$' },
    ),
    rule('no-missing-imports', 'What an import names must be there.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
    parser: "swc", skipAnalysisNotInRules: true, moduleSystems: ["es6"],
  },
};
