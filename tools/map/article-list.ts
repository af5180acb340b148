import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keysOfValue } from './exported-keys.ts';
import { GENERATED } from './table.ts';

const FOLDER = 'features/help/articles';

/** Every article of the help centre, by name; `article.ts` says what one is. */
export function articleList(src: string): string {
  const values = readdirSync(join(src, FOLDER))
    .filter((file) => file.endsWith('.ts') && file !== 'article.ts')
    .toSorted()
    .map((file) => ({ file, name: keysOfValue(join(src, FOLDER, file)).name }));
  return [
    GENERATED,
    "import type { Article } from './articles/article.ts';",
    ...values.map(({ file, name }) => `import { ${name} } from './articles/${file}';`),
    '',
    '/** Every article, by name; `article-list.ts` puts them in order. */',
    'export const FOUND: readonly Article[] = [',
    ...values.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}
