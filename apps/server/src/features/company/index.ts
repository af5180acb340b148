export { move as moveCompany, notePurge, remove as removeCompany } from './company.queries.ts';
export { type CompanyStart, createCompany } from './create-company.ts';
export { notifyPages } from './notify-pages.ts';
export { cancelOf as cancelOffersOf, cancelOpen as cancelOffers } from './ownership.queries.ts';
export { refuseWhileDissolving } from './refuse-while-dissolving.ts';
