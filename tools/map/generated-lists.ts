import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractList } from './contract-list.ts';
import { featureList } from './feature-list.ts';
import { textsList } from './texts-list.ts';

const root = join(import.meta.dirname, '..', '..');
const texts = 'packages/messages/src';
const contract = 'packages/contract/src';
const domain = 'packages/domain/src';

/** The lists of source files, each with its text by its path. Who adds a file that belongs in one runs `npm run map`. */
export function generatedLists(): Record<string, string> {
  return {
    [`${contract}/contracts.gen.ts`]: contractList(join(root, contract)),
    [`${domain}/features.gen.ts`]: featureList(join(root, domain)),
    [`${texts}/zh-CN/index.gen.ts`]: textsList(join(root, texts, 'zh-CN'), 'zh-CN'),
    [`${texts}/en-US/index.gen.ts`]: textsList(join(root, texts, 'en-US'), 'en-US'),
  };
}

// Run by itself, before anything that imports what it writes.
if (process.argv[1]?.endsWith('generated-lists.ts'))
  for (const [path, text] of Object.entries(generatedLists())) writeFileSync(join(root, path), text);
