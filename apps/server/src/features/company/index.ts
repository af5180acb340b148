export { type CompanyStart, createCompany } from './create-company.ts';
export { createMember } from './create-member.ts';
