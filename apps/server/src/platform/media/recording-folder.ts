import { resolve } from 'node:path';
import type { Settings } from '../settings.ts';

/** Where the media role keeps recordings. */
export const recordingFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => resolve(dataDir, 'recordings');
