export { type CompanyStart, createCompany } from './create-company.ts';
export { newInvite } from './new-invite.ts';
export { refuseWhileDissolving } from './refuse-while-dissolving.ts';
export { renameCompany } from './rename.ts';
export { tellPages } from './tell-pages.ts';
