import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `import { A, type B } from '../task/index.ts';` */
const IMPORT = /^import \{([^}]*)\} from '([^']*\/index\.ts)';/gm;
/** In a door: what it passes on. */
const PASSED_ON = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;
/** What a door holds itself, without what it passes on. */
const OWN = '?own';

/**
 * Others import a feature through its `index.ts`. In a build each name comes from its own file: through the door every page that
 * needs one of them would need, for `chunk-plan.ts`, all that stands behind it.
 */
export function doorImports() {
  const doors = new Map<string, Door>();
  const doorAt = (path: string): Door => {
    const known = doors.get(path) ?? readDoor(path);
    doors.set(path, known);
    return known;
  };
  return {
    name: 'door-imports',
    enforce: 'pre' as const,
    apply: 'build' as const,
    buildStart: () => doors.clear(),
    load: (id: string) =>
      id.endsWith(`/index.ts${OWN}`) ? readFileSync(id.slice(0, -OWN.length), 'utf8').replace(PASSED_ON, '') : null,
    transform(code: string, id: string) {
      if (!/\/apps\/web\/src\/.*\.tsx?$/.test(id) || !/\/index\.ts';/.test(code)) return null;
      return {
        code: code.replace(IMPORT, (line, names: string, from: string) => {
          const door = join(dirname(id), from);
          return existsSync(door) ? directImports(names, doorAt(door), door) : line;
        }),
        map: null,
      };
    },
  };
}

/** Where a door has its names from: the name there, and the file. */
type Door = ReadonlyMap<string, readonly [name: string, file: string]>;

function readDoor(path: string): Door {
  const passed = [...readFileSync(path, 'utf8').matchAll(PASSED_ON)].flatMap(([, names = '', from = '']) =>
    namesIn(names).map(([name, as]) => [as, [name, join(dirname(path), from)]] as const),
  );
  return new Map(passed);
}

/** Types are gone in the build. */
function directImports(names: string, door: Door, path: string): string {
  return namesIn(names)
    .map(([name, local]) => {
      const [original, file] = door.get(name) ?? [name, `${path}${OWN}`];
      return `import { ${original} as ${local} } from '${file}';`;
    })
    .join(' ');
}

/** `A, type B, C as D` as pairs of a name and what it is called here, types left out. */
const namesIn = (names: string): (readonly [name: string, as: string])[] =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', as = name] = one.split(' as ');
      return [name, as] as const;
    });
