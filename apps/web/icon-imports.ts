import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Imports of icons by name; types alone stay as they are. */
const IMPORT = /^import \{([^}]*)\} from 'lucide-react';/gm;
/** In the package's list: one file under all its names. */
const LISTED = /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs';/gm;

/**
 * Icons come from their own files, `lucide-react/icons/check`: through the package's one list every module would need every icon,
 * and the sign-in page would load those of the whole application.
 */
export function iconImports() {
  const files = iconFiles();
  return {
    name: 'icon-imports',
    enforce: 'pre' as const,
    apply: 'build' as const,
    transform(code: string, id: string) {
      if (!/\/apps\/web\/src\/.*\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      return { code: code.replace(IMPORT, (_, names: string) => ownImports(names, files)), map: null };
    },
  };
}

/** The file of an icon by each of its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const list = readFileSync(join(dirname(main), '..', 'esm', 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...list.matchAll(LISTED)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

function ownImports(names: string, files: ReadonlyMap<string, string>): string {
  const icons = names.split(',').map((one) => one.trim());
  return icons
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', local = name] = one.split(' as ');
      const file = files.get(name);
      if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
      return `import ${local} from 'lucide-react/icons/${file}';`;
    })
    .join(' ');
}
