/**
 * All styles are loaded into one document: a class that two features name is styled by both. The class that a selector of a
 * feature begins with belongs to that feature; what several need lives in shared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//;
const featureOf = (/** @type {string} */ file) => FEATURE.exec(file)?.[1] ?? null;
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** The class that scopes each selector of a style sheet: `.a .b > i, .c:hover` is scoped by a and c. */
function scopesOf(/** @type {string} */ css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...plain.matchAll(/(?:^|[{};])([^{};@]+)\{/g)].flatMap(([, list]) => (list ?? '').split(','));
  return new Set(selectors.flatMap((selector) => /\.(-?[a-z_][\w-]*)/i.exec(selector)?.[1] ?? []));
}

/** Words of the texts in `className` attributes. */
function classesOf(/** @type {string} */ source) {
  const attributes = [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)];
  const texts = attributes.flatMap(([, plain, code]) =>
    plain !== undefined ? [plain] : [...(code ?? '').matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text]) => text ?? ''),
  );
  return new Set(texts.flatMap((text) => text.split(/\s+/)).filter(Boolean));
}

const sheets = sourceFiles(/^apps\/web\/src\/.*\.css$/).map((file) => ({ file, scopes: scopesOf(read(file)) }));
const common = new Set(sheets.filter(({ file }) => featureOf(file) === null).flatMap(({ scopes }) => [...scopes]));
const pages = sourceFiles(/^apps\/web\/src\/features\/.*\.tsx$/).map((file) => ({ file, uses: classesOf(read(file)) }));

const found = sheets.flatMap(({ file, scopes }) => {
  const feature = featureOf(file);
  if (feature === null) return [];
  return [...scopes]
    .filter((name) => !common.has(name))
    .flatMap((name) => {
      const elsewhere = [
        ...sheets.filter((sheet) => sheet.scopes.has(name)),
        ...pages.filter((page) => page.uses.has(name)),
      ].find((other) => (featureOf(other.file) ?? feature) !== feature);
      return elsewhere ? [`${file}: .${name} is also in ${elsewhere.file}`] : [];
    });
});
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
