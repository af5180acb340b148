export { OrphanBanner } from './orphans/orphan-banner.tsx';
export { ResignWizard } from './resign/lazy-wizard.tsx';
