import type { ComponentType } from 'react';
import type { LoadCode } from '../load-code.ts';
import { PANEL_TEXTS } from '../text-parts.ts';
import { withTexts } from '../with-texts.ts';
import { lazyPart } from './lazy-part.tsx';

/**
 * What opens over any page, with its texts: no page waits for either. `apps/web/text-parts.ts` finds it by this name, so the import is
 * written out where it is called, as in `app/shell-frame.tsx`.
 */
export const lazyPanel = <P extends object>(load: LoadCode<ComponentType<P>>): ComponentType<P> =>
  lazyPart(PANEL_TEXTS ? withTexts(PANEL_TEXTS, load) : load);
