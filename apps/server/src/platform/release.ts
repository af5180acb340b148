import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from './repository-root.ts';

const manifest = z.object({ version: z.string().max(30) });

/** The release that this program is, such as 1.3.24. */
export const release = (): string =>
  manifest.parse(JSON.parse(readFileSync(join(repositoryRoot(), 'package.json'), 'utf8'))).version;
