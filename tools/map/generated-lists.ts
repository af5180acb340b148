import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleList } from './article-list.ts';
import { contractList } from './contract-list.ts';
import { driverList, eventList, machineList } from './declared-list.ts';
import { featureList } from './feature-list.ts';
import { folderList } from './folder-list.ts';
import { textsList } from './texts-list.ts';
import { wireList } from './wire-list.ts';

const root = join(import.meta.dirname, '..', '..');
const texts = 'packages/messages/src';
const contract = 'packages/contract/src';
const domain = 'packages/domain/src';
const server = 'apps/server/src';
const drivers = 'apps/server/test/model/drivers';
const web = 'apps/web/src';

/** The lists of source files, each with its text by its path. Who adds a file that belongs in one runs `npm run map`. */
export function generatedLists(): Record<string, string> {
  return {
    [`${contract}/contracts.gen.ts`]: contractList(join(root, contract)),
    [`${contract}/features.gen.ts`]: wireList(join(root, contract)),
    [`${domain}/events.gen.ts`]: eventList(join(root, domain)),
    [`${domain}/features.gen.ts`]: featureList(join(root, domain)),
    [`${domain}/machines.gen.ts`]: machineList(join(root, domain)),
    [`${server}/features.gen.ts`]: folderList(join(root, server), 'platform/feature.ts'),
    [`${drivers}/index.gen.ts`]: driverList(join(root, drivers)),
    [`${web}/features.gen.ts`]: folderList(join(root, web), 'shared/feature.ts'),
    [`${web}/features/help/articles.gen.ts`]: articleList(join(root, web)),
    [`${texts}/zh-CN/index.gen.ts`]: textsList(join(root, texts, 'zh-CN'), 'zh-CN'),
    [`${texts}/en-US/index.gen.ts`]: textsList(join(root, texts, 'en-US'), 'en-US'),
  };
}

// Run by itself, before anything that imports what it writes.
if (process.argv[1]?.endsWith('generated-lists.ts'))
  for (const [path, text] of Object.entries(generatedLists())) writeFileSync(join(root, path), text);
