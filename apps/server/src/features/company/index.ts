export { type CompanyStart, createCompany } from './create-company.ts';
export { newInvite } from './new-invite.ts';
