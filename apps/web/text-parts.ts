import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';

/** A language's texts: nouns, then nested keys, then a text. */
interface Texts {
  [key: string]: string | Texts;
}

const LANGUAGES = ['zh-CN', 'en-US'] as const;
type Language = (typeof LANGUAGES)[number];

/** What every page needs: the frame, what opens over any page, and what many pages say. */
const FRAME = 'frame';
/** What opens over any page when somebody asks for it: help, search, work, the own profile, the assistant. */
const PANELS = 'panels';
/** What opens on the sign-in page. */
const SIGN_IN = 'sign-in';
/** The page that checks a report, which stands before the application as the sign-in page does. */
const VERIFY = 'verify';
/** Texts that so many pages say come with the frame. */
const MANY_PAGES = 12;
/** A page that says no more than this of its own, in letters, brings no file: its texts come with the frame. */
const WORTH_A_FILE = 400;
/** `page: () => import('./pages/cycle-page.tsx')` in a table of routes. */
const ROUTE = /page: (\(\) => import\('([^']+\/pages\/[\w-]+\.tsx)'\))/g;
/** `lazyPanel(() => import('./palette/search-palette.tsx'))`. */
const PANEL = /lazyPanel\(\(\) => import\('([^']+)'\)/g;
/** A module with the texts of a part: `\0texts:en-US/frame`; of a page in both languages: `\0texts:cycle/cycle-page`. */
const PART = /^\0texts:(?:(zh-CN|en-US)\/)?(.+)$/;

/**
 * Cuts the texts by page, so that the first page does not grow with the number of features. In a build `shared/text-parts.ts`
 * says where those of the frame are, and each page of a route table brings its own, in both languages: a file more would cost a
 * reader more than the words of the other language. In development all texts come at once.
 */
export function textParts(repository: string) {
  const src = join(repository, 'apps/web/src');
  let plan: Plan | null = null;
  return {
    name: 'text-parts',
    enforce: 'pre' as const,
    apply: 'build' as const,
    async buildStart() {
      plan = await planOf(repository);
    },
    resolveId: (id: string) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id: string) {
      if (!plan) return null;
      if (id === join(src, 'shared/text-parts.ts'))
        return [
          `FRAME_TEXTS = ${placed(FRAME)}`,
          `PANEL_TEXTS = ${placed(PANELS)}`,
          `SIGN_IN_TEXTS = ${placed(SIGN_IN)}`,
          `VERIFY_TEXTS = ${placed(VERIFY)}`,
        ]
          .map((line) => `export const ${line};\n`)
          .join('');
      const [, language, part] = PART.exec(id) ?? [];
      if (!part) return null;
      const { textsOf } = plan;
      const texts = language
        ? textsOf(language as Language, part)
        : Object.fromEntries(LANGUAGES.map((one) => [one, textsOf(one, part)]));
      return `export default ${JSON.stringify(texts)};`;
    },
    transform(code: string, id: string) {
      if (!id.startsWith(src)) return null;
      const hasOwn = (file: string): boolean => (plan?.pages.get(partOf(file))?.size ?? 0) > 0;
      if (hasOwn(id)) return { code: `${code}\nexport { default as texts } from 'texts:${partOf(id)}';\n`, map: null };
      if (!code.includes('page: () => import(')) return null;
      const wrapped = code.replace(ROUTE, (_, load: string, path: string) =>
        hasOwn(join(dirname(id), path)) ? `page: withOwnTexts(${load})` : `page: ${load}`,
      );
      return { code: `import { withOwnTexts } from '${join(src, 'shared/with-texts.ts')}';\n${wrapped}`, map: null };
    },
  };
}

/** `cycle/cycle-page` for the module of a page. */
const partOf = (file: string): string =>
  /features\/([\w-]+)\/pages\/([\w-]+)\.tsx$/.exec(file)?.slice(1).join('/') ?? '';

/** Where a part is in each language, as it is written in code. */
const placed = (part: string): string =>
  `{ ${LANGUAGES.map((language) => `'${language}': () => import('texts:${language}/${part}')`).join(', ')} }`;

interface Plan {
  /** The keys of each page, those of the frame left out, and of the pages before the application. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  textsOf(language: Language, part: string): Texts;
  /** The keys that these files name themselves. */
  keysIn(files: readonly string[]): ReadonlySet<string>;
}

/** Which texts each page needs, and which come with the frame. */
export async function planOf(repository: string): Promise<Plan> {
  const all = { 'zh-CN': await textsIn(repository, 'zh-CN'), 'en-US': await textsIn(repository, 'en-US') };
  const known = keysOf(all['zh-CN']);
  const sources = new Sources(repository);
  const src = join(repository, 'apps/web/src');
  const start = join(src, 'app/start.tsx');
  const routed = new Set([...sources.reached([start])].flatMap((file) => sources.pagesOf(file)));
  const isPage = (file: string): boolean => routed.has(file);
  const panels = new Set([...sources.reached([start], isPage)].flatMap((file) => sources.panelsOf(file)));
  const isLater = (file: string): boolean => isPage(file) || panels.has(file);
  const around = [...sources.reached([start], isLater), ...sources.reached([join(src, 'main.tsx')], isPage, 'static')];
  const frame = sources.keysOf(around, known);
  const pages = new Map([...routed].map((file) => [partOf(file), sources.keysOf(sources.reached([file]), known)]));
  for (const key of known) if ([...pages.values()].filter((keys) => keys.has(key)).length >= MANY_PAGES) frame.add(key);
  const own = new Map([...pages].map(([page, keys]) => [page, new Set([...keys].filter((key) => !frame.has(key)))]));
  for (const keys of own.values())
    if (JSON.stringify(picked(all['zh-CN'], keys)).length <= WORTH_A_FILE) {
      for (const key of keys) frame.add(key);
      keys.clear();
    }
  const ofPanels = sources.keysOf(sources.reached([...panels], isPage), known);
  own.set(PANELS, new Set([...ofPanels].filter((key) => !frame.has(key))));
  for (const [part, file] of [
    [SIGN_IN, 'app/sign-in-start.tsx'],
    [VERIFY, 'app/verify-start.tsx'],
  ] as const)
    own.set(part, sources.keysOf(sources.reached([join(src, file)]), known));
  return {
    pages: own,
    keysIn: (files) => sources.keysOf(files, known),
    textsOf: (language, part) => picked(all[language], (part === FRAME ? frame : own.get(part)) ?? new Set()),
  };
}

/** The texts of a language as they are written, evaluated. */
async function textsIn(repository: string, language: Language): Promise<Texts> {
  const entry = join(repository, 'packages/messages/src', language, 'index.gen.ts');
  const { outputFiles } = await esbuild.build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module = (await import(`data:text/javascript;base64,${code}`)) as { messages: Texts };
  return module.messages;
}

/** Every dotted key. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

/** Some keys of the texts, nested as they were. */
function picked(texts: Texts, keys: ReadonlySet<string>, path = ''): Texts {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    if (typeof value === 'string') return keys.has(`${path}${key}`) ? [[key, value]] : [];
    const below = picked(value, keys, `${path}${key}.`);
    return Object.keys(below).length > 0 ? [[key, below]] : [];
  });
  return Object.fromEntries(entries);
}

/** Source files: what they import, and which texts they name. */
class Sources {
  readonly #code = new Map<string, string>();
  readonly #repository: string;

  constructor(repository: string) {
    this.#repository = repository;
  }

  /** Files and all that they import, at once and later; `ends` are left out with what only they import. */
  reached(from: readonly string[], ends: (file: string) => boolean = () => false, extent: 'all' | 'static' = 'all') {
    const found = new Set<string>();
    const waiting = [...from];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      waiting.push(...this.#imports(file, extent).filter((one) => !ends(one)));
    }
    return found;
  }

  /** The pages in a table of routes. */
  pagesOf(file: string): string[] {
    return [...this.#read(file).matchAll(ROUTE)].map(([, , path]) => join(dirname(file), path ?? ''));
  }

  /** What a file opens over any page. */
  panelsOf(file: string): string[] {
    return [...this.#read(file).matchAll(PANEL)].map(([, path = '']) => join(dirname(file), path));
  }

  /**
   * The keys that files write out, and those that they build: `state.${kind}.${state}` is whatever begins and ends so. The
   * texts' own test (unused-keys.test.ts) holds that there are no others.
   */
  keysOf(files: Iterable<string>, known: readonly string[]): Set<string> {
    const written = new Set<string>();
    const built = new Set<string>();
    for (const file of files) {
      const code = this.#read(file);
      for (const [, key = ''] of code.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)) written.add(key);
      for (const [, shape = ''] of code.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)) built.add(shape);
    }
    const shapes = [...built].map(
      (shape) => new RegExp(`^${shape.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
    );
    return new Set(known.filter((key) => written.has(key) || shapes.some((shape) => shape.test(key))));
  }

  #read(file: string): string {
    const known = this.#code.get(file);
    if (known !== undefined) return known;
    const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
    this.#code.set(file, code);
    return code;
  }

  #imports(file: string, extent: 'all' | 'static'): string[] {
    const how = extent === 'all' ? /(?:from|import|import\()\s*'([^']+)'/g : /(?:from|import)\s+'([^']+)'/g;
    return [...this.#read(file).matchAll(how)].flatMap(([, name = '']) => this.#resolved(file, name) ?? []);
  }

  /** A source file of the repository; null for libraries, styles and the texts themselves. */
  #resolved(file: string, name: string): string | null {
    const path = name.startsWith('.')
      ? join(dirname(file), name)
      : name.replace(/^@rondo\/([\w-]+)(?:\/(.+))?$/, (_, part: string, rest = 'index') =>
          join(this.#repository, 'packages', part, 'src', `${rest}.ts`),
        );
    const isSource = /\.tsx?$/.test(path) && !/packages\/messages\/src\/(zh-CN|en-US)\//.test(path);
    return isSource && existsSync(path) ? path : null;
  }
}
