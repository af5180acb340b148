import { BASE } from './leave.ts';

/**
 * To the choice between the companies of this person. Another company means another session, so the sign-in page leads
 * there; who it is, the present session says, until another company is entered.
 */
export const switchCompany = (): void => window.location.assign(`${BASE}/login?mode=choose`);
