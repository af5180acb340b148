import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** For each feature the others it imports, each with one file that does. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Which feature of a folder imports which; types count, tests do not. */
export function importsOf(features: string): Imports {
  const imports = new Map<string, Map<string, string>>();
  for (const name of readdirSync(features, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
    const [from = ''] = name.split('/');
    const to = imports.get(from) ?? new Map<string, string>();
    imports.set(from, to);
    for (const [, path = ''] of readFileSync(join(features, name), 'utf8').matchAll(IMPORT)) {
      const [other = ''] = relative(features, join(features, name, '..', path)).split('/');
      if (other !== '..' && other !== from && !to.has(other)) to.set(other, name);
    }
  }
  return imports;
}

/** Circles between features, each once, in words: the features on it and the file of every arrow. */
export function circles(imports: Imports): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (feature: string, path: readonly string[]): void => {
    const at = path.indexOf(feature);
    if (at >= 0) found.push(words(imports, [...path.slice(at), feature]));
    if (at >= 0 || done.has(feature)) return;
    for (const next of imports.get(feature)?.keys() ?? []) visit(next, [...path, feature]);
    done.add(feature);
  };
  for (const feature of imports.keys()) visit(feature, []);
  return found;
}

function words(imports: Imports, circle: readonly string[]): string {
  const files = circle.slice(0, -1).map((from, i) => imports.get(from)?.get(circle[i + 1] ?? '') ?? '');
  return `circle of features: ${circle.join(' -> ')} (${files.join(', ')}). Move what both need below them, or speak by an event`;
}
