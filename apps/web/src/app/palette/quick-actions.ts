import { FEATURES } from '../../features.ts';
import type { Finding } from '../../shared/finding.ts';
import type { Translate } from '../../shared/i18n.tsx';
import { satisfies } from '../../shared/session/satisfies.ts';

const ACTIONS = FEATURES.flatMap(({ actions }) => actions ?? []);

/** The actions of the features that somebody may begin. */
export const quickActions = (codes: ReadonlySet<string>, t: Translate): Finding[] =>
  ACTIONS.filter(({ needs }) => satisfies(codes, needs)).map(({ key, labelKey, to }) => ({
    ...{ key: `do-${key}`, label: t(labelKey), to },
    hint: t('app.palette.action'),
  }));
