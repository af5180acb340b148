/** Colours live in one file, or dark mode and brands break one page at a time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const HOME = 'apps/web/src/shared/ui/tokens.ts';
/** `#fff`, `#1677ff`, `#1677ffcc`, `rgb(`, `hsla(`, `oklch(`, inside a text; not `#` in a selector, link or private field. */
const COLOUR = /['"`][^'"`\n]*(#[0-9a-f]{3,4}\b(?![-\w])|#[0-9a-f]{6}(?:[0-9a-f]{2})?\b|\b(?:rgba?|hsla?|oklch)\()/i;
const CSS_COLOUR = /:[^;{]*(#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\()/i;

const found = sourceFiles(/^apps\/web\/src\/.*\.(ts|tsx|css)$/)
  .filter((file) => file !== HOME && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const match = (file.endsWith('.css') ? CSS_COLOUR : COLOUR).exec(line);
        return match ? [`${file}:${at + 1}: ${match[1]} belongs in ${HOME}`] : [];
      }),
  );
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
