import { lazyAtTouch } from '../../shared/ui/lazy-at-touch.tsx';

/** One of them beside a list. */
export const RectificationDrawer = lazyAtTouch(() => import('./components/rectification-drawer.tsx'));
