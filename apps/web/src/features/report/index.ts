export { GetReport } from './components/get-report.tsx';
export { LayoutTab } from './components/layout-tab.tsx';
export { ShareReport } from './components/share-report.tsx';
