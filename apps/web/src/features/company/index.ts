import { lazy } from 'react';

/** Facts of the company, its owner and its end: a tab of the organisation page; loads itself when shown. */
export const CompanyTab = lazy(() => import('./tabs/company-tab.tsx'));

/** The four switches of the watermark and what they look like: a tab of the organisation page. */
export const WatermarkTab = lazy(() => import('./tabs/watermark-tab.tsx'));

/** The strip over every page while the company is being dissolved. */
export { DissolvingStrip } from './components/dissolving-strip.tsx';
