import type { JobRun } from '@rondo/contract/job';
import type { Translate } from '../i18n.tsx';

const RESULTS = [
  'created',
  'updated',
  'skipped',
  'replaced',
  'groups',
  'departments',
  'categories',
  'withoutManager',
  'shopsWithoutManager',
  'acted',
  'refused',
  'rows',
  'unproved',
  'leftOut',
  'modelFailed',
  'removed',
  'kept',
] as const;

/** What came of work, in words: what it counts, and that an import added nothing. */
export const resultText = ({ result, kind }: JobRun, t: Translate): string =>
  RESULTS.filter((key) => (result[key] ?? 0) > 0 || (key === 'created' && kind.endsWith('.import')))
    .map((key) => t(`job.result.${key}`, { count: result[key] ?? 0 }))
    .join(' · ');
