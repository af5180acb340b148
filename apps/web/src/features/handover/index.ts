export { OrphanBanner } from './orphans/orphan-banner.tsx';
export { ResignWizard } from './resign/lazy-wizard.tsx';
export { LeaveCompany } from './resign/leave-company.tsx';
