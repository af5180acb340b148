import { lazy } from 'react';

/** Facts of the company, its owner and its end: a tab of the organisation page; loads itself when shown. */
export const CompanyTab = lazy(() => import('./components/company-tab.tsx'));

/** The four switches of the watermark and what they look like: a tab of the organisation page. */
export const WatermarkTab = lazy(() => import('./components/watermark-tab.tsx'));

/** The banner over every page while the company is being dissolved. */
export { DissolvingBanner } from './components/dissolving-banner.tsx';
